/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-opt: parse, verify, transform, print. Flags as stablehlo-opt's. */
#include <stdio.h>
#include <string.h>

#include "asm_options.h"
#include "harness/cli/front.h"
#include "harness/cli/status.h"
#include "harness/files/opset.h"
#include "harness/files/program.h"
#include "passes/passes.h"
#include "pipeline.h"
#include "tools.h"

static const cli_option own_options[] = {
#include "opt.def"
    {NULL}};

typedef struct opt_state {
  asm_settings settings;
  opset_choice opset;
  pipeline passes;
  bool bytecode, unverified, migrate, verify_all, verify_each;
  uint8_t bytecode_version;
} opt_state;

/* The oldest forms that keep a program from being valid, each kind once. Returns false. */
static void tell_old_form(const pass_old_form *f, void *user) {
  const char **last = user;
  if (*last == f->was) return;
  *last = f->was;
  if (!f->now) {
    fprintf(stderr, "note: %s was an operation until %s; nothing took its place\n",
            f->op->name->full->bytes, f->until);
    return;
  }
  fprintf(stderr, "note: until %s %s had %s; now it has %s; --migrate rewrites it\n", f->until,
          f->op->name->full->bytes, f->was, f->now);
}

static bool tell_old_forms(ir_context *c, ir_op *module, const opt_state *s) {
  const char *last = NULL;
  if (!s->migrate && !s->settings.verify_diagnostics && !s->settings.strict_upstream)
    pass_migrate(c, module, false, tell_old_form, &last, NULL, NULL);
  return false;
}

static bool process(ir_context *c, const char *text, size_t n, uint32_t first_line,
                    const char *name, display_sink *sink, asm_output *out, const opt_state *s) {
  program_options options = {
      .file = name, .first_line = first_line, .unverified = true, .allow_other_dialects = true};
  ir_op *module = program_read(c, text, n, &options, &sink->sink);
  if (!module) return false;
  sink->context = c;
  sink->module = module;
  if (s->migrate && !pass_migrate(c, module, true, NULL, NULL, NULL, &sink->sink)) return false;
  bool (*verify)(ir_op *, diag_sink *) = s->verify_all ? program_verify_all : program_verify;
  if (!s->unverified && !verify(module, &sink->sink)) return tell_old_forms(c, module, s);
  if (!pipeline_run(&s->passes, c, module, s->verify_each, &sink->sink)) return false;
  if (s->bytecode) {
    bc_write_options write = {
        .producer = "hlo-cts", .version = s->bytecode_version, .codec = &program_codec};
    return bc_write_to(c, module, &write, out->bytes, &sink->sink);
  }
  text_print_options print = s->settings.print;
  print.verified = s->passes.count ? s->verify_each : !s->unverified;
  bool whole = program_print(c, module, &print, &out->text, &sink->sink);
  strbuf_addc(&out->text, '\n');
  return whole;
}

static bool process_piece(const char *text, size_t n, uint32_t first_line, const char *name,
                          display_sink *sink, asm_output *out, void *user) {
  const opt_state *s = user;
  ir_context_options options = {.allow_unregistered = s->settings.allow_unregistered};
  ir_context *c = ir_context_new(&s->opset.rows->registry, &options);
  if (!c) return diag_error(&sink->sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  bool ok = process(c, text, n, first_line, name, sink, out, s);
  ir_context_free(c);
  return ok;
}

static bool settings_from(const cli_args *args, void *state, strbuf *why) {
  opt_state *s = state;
  if (!asm_settings_from(args, "// -----", &s->settings, why)) return false;
  s->passes.strict_upstream = s->settings.strict_upstream;
  s->bytecode = cli_on(args, "emit-bytecode");
  s->unverified = cli_on(args, "mlir-very-unsafe-disable-verifier-on-parsing");
  s->migrate = cli_on(args, "migrate");
  s->verify_all = cli_on(args, "verify-all");
  const cli_hit *each = cli_last(args, "verify-each");
  s->verify_each = !each || each->on;
  s->bytecode_version = 6;
  const char *version = cli_value(args, "emit-bytecode-version");
  unsigned long long number;
  if (version) {
    if (!cli_number(version, &number) || number > 6)
      return strbuf_refuse(why, "unsupported bytecode version '%s'", version);
    s->bytecode_version = (uint8_t)number;
  }
  bool single = false, whole = false;
  for (size_t i = 0; i < args->hit_count; i++) {
    const cli_hit *hit = &args->hits[i];
    const pass_row *pass = pipeline_pass_named(hit->option->name, strlen(hit->option->name));
    if (pass) {
      const char *options = hit->value ? hit->value : "";
      single = true;
      if (!pipeline_add(&s->passes, pass, options, strlen(options), why)) return false;
    } else if (cli_is(hit, "pass-pipeline")) {
      whole = true;
      if (!pipeline_parse(&s->passes, hit->value, why)) return false;
    }
  }
  if (single && whole)
    return strbuf_refuse(why, "--pass-pipeline and single passes exclude each other");
  return true;
}

/* A target that is no release is a mistake in the set-up, whatever the program. */
static bool targets_are_releases(void *state, const char *file) {
  const opt_state *s = state;
  if (s->settings.strict_upstream || s->settings.verify_diagnostics) return true;
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  return pipeline_targets_exist(&s->passes, s->opset.rows, (diag_place){.file = file}, &sink.sink);
}

static bool list_passes(const cli_args *args) {
  if (!cli_on(args, "list-passes")) return false;
  for (size_t i = 0; i < pipeline_pass_count; i++) {
    const pass_row *p = &pipeline_passes[i];
    printf("%-36s %s%s%s\n", p->name, p->help, *p->options ? "; options: " : "", p->options);
  }
  return true;
}

int hlo_opt_main(int argc, char **argv) {
  opt_state state = {0};
  asm_tool run = {own_options,   settings_from, list_passes,     targets_are_releases,
                  process_piece, &state,        &state.settings, &state.opset};
  cli_option options[64] = {0};
  size_t count = asm_options_of(&run, options);
  for (size_t i = 0; i < pipeline_pass_count; i++)
    options[count++] = (cli_option){.name = pipeline_passes[i].name,
                                    .kind = CLI_MAYBE,
                                    .argument = *pipeline_passes[i].options ? "options" : NULL,
                                    .help = pipeline_passes[i].help,
                                    .rare = pipeline_passes[i].alias,
                                    .group = i ? NULL : "Passes, run in the order given"};
  cli_tool tool = {
      "hlo-opt",
      "Parses, verifies, transforms and prints StableHLO and VHLO programs.",
      "[options] [file]",
      options,
      1,
      CLI_FILE,
      .about =
          "Programs are read as text or as MLIR bytecode, and printed as text. "
          "The flags are those of stablehlo-opt.",
      EXAMPLES(
          {"print a program in the generic form", "hlo-opt --mlir-print-op-generic program.mlir"},
          {"print a program as VHLO of 1.0.0",
           "hlo-opt --stablehlo-legalize-to-vhlo --vhlo-to-version=target=1.0.0 program.mlir"}),
      .status_1 = "The program was refused, or a pass failed"};
  int status = asm_main(&run, &tool, argc, argv);
  pipeline_free(&state.passes);
  return status;
}
