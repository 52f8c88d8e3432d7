/* SPDX-License-Identifier: Apache-2.0 */
#include "asm_options.h"

#include <string.h>

#include "harness/cli/front.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "tools.h"

static const char *const expected_kinds[] = {"all", "only-expected", NULL};

static const cli_option asm_options[] = {
    {"o", CLI_VALUE, "file", "output file; by default, or with -, standard output", ASM_OUTPUT,
     "Input and output", .values = CLI_FILE},
    {"split-input-file", CLI_MAYBE, "marker", "pieces between // ----- lines are separate files",
     ASM_SPLIT},
    {"output-split-marker", CLI_VALUE, "marker", "text to write between the pieces",
     ASM_OUTPUT_MARKER, .rare = true},
    {"allow-unregistered-dialect", CLI_SWITCH, NULL, "accept operations of unknown dialects",
     ASM_ALLOW_UNREGISTERED},
    {"opset", CLI_VALUE, "folder", "releases under review, on top of the built-in ones", ASM_OPSET,
     .values = CLI_FOLDER},
    {"strict-upstream", CLI_SWITCH, NULL,
     "accept what upstream accepts although its own rules forbid it (docs/errata.md)",
     ASM_STRICT_UPSTREAM},
    {"verify-diagnostics", CLI_MAYBE, "which",
     "compare diagnostics with expected-error {{…}} comments", ASM_VERIFY_DIAGNOSTICS,
     "Diagnostics", .choices = expected_kinds},
    {"error-diagnostics-only", CLI_SWITCH, NULL, "print only errors", ASM_ERRORS_ONLY,
     .rare = true},
    {"mlir-print-op-on-diagnostic", CLI_SWITCH, NULL,
     "show the operation that a diagnostic is about", ASM_OP_ON_DIAGNOSTIC, .rare = true},
    {"mlir-print-op-generic", CLI_SWITCH, NULL, "print the generic form", ASM_GENERIC,
     "How programs are printed"},
    {"mlir-print-debuginfo", CLI_SWITCH, NULL, "print locations", ASM_DEBUGINFO},
    {"mlir-pretty-debuginfo", CLI_SWITCH, NULL, "print locations in a short form",
     ASM_PRETTY_DEBUGINFO, .rare = true},
    {"mlir-print-local-scope", CLI_SWITCH, NULL, "print without aliases", ASM_LOCAL_SCOPE,
     .rare = true},
    {"mlir-elide-elementsattrs-if-larger", CLI_VALUE, "n",
     "print __elided__ for constants of more elements", ASM_ELIDE, .rare = true},
    {"mlir-print-elementsattrs-with-hex-if-larger", CLI_VALUE, "n",
     "print constants of more elements in hexadecimal; -1: never", ASM_HEX, .rare = true},
    {"mlir-disable-threading", CLI_SWITCH, NULL, NULL, ASM_IGNORED},
    {"mlir-print-stacktrace-on-diagnostic", CLI_SWITCH, NULL, NULL, ASM_IGNORED},
};

static const char default_marker_text[] = "// -----";

bool asm_settings_from(const cli_args *args, const char *default_marker, asm_settings *out,
                       strbuf *why) {
  unsigned long long number;
  *out = (asm_settings){.output = cli_value(args, ASM_OUTPUT),
                        .split = cli_last(args, ASM_SPLIT) != NULL,
                        .output_marker = default_marker,
                        .verify_diagnostics = cli_last(args, ASM_VERIFY_DIAGNOSTICS) != NULL,
                        .allow_unregistered = cli_on(args, ASM_ALLOW_UNREGISTERED),
                        .opset_folder = cli_value(args, ASM_OPSET),
                        .strict_upstream = cli_on(args, ASM_STRICT_UPSTREAM),
                        .errors_only = cli_on(args, ASM_ERRORS_ONLY),
                        .print = {.generic = cli_on(args, ASM_GENERIC),
                                  .debuginfo = cli_on(args, ASM_DEBUGINFO),
                                  .pretty_debuginfo = cli_on(args, ASM_PRETTY_DEBUGINFO),
                                  .local_scope = cli_on(args, ASM_LOCAL_SCOPE)}};
  const cli_hit *op = cli_last(args, ASM_OP_ON_DIAGNOSTIC);
  out->op_on_diagnostic = op ? op->on : !out->verify_diagnostics;
  const char *marker = cli_value(args, ASM_SPLIT);
  if (marker && *marker && strcmp(marker, default_marker_text) != 0) {
    strbuf_addf(why, "--split-input-file cuts at %s alone, not at '%s'", default_marker_text,
                marker);
    return false;
  }
  const char *given = cli_value(args, ASM_OUTPUT_MARKER);
  if (given) out->output_marker = *given ? given : NULL;
  const char *level = cli_value(args, ASM_VERIFY_DIAGNOSTICS);
  out->only_expected = level && strcmp(level, "only-expected") == 0;
  const char *elide = cli_value(args, ASM_ELIDE), *hex = cli_value(args, ASM_HEX);
  if (elide && !cli_number(elide, &number)) {
    strbuf_addf(why, "--mlir-elide-elementsattrs-if-larger takes a number, not '%s'", elide);
    return false;
  }
  if (elide) out->print.elide_elements_above = number;
  if (hex && strcmp(hex, "-1") == 0) {
    out->print.hex_elements_above = UINT64_MAX;
  } else if (hex) {
    if (!cli_number(hex, &number)) {
      strbuf_addf(why, "--mlir-print-elementsattrs-with-hex-if-larger takes a number, not '%s'",
                  hex);
      return false;
    }
    out->print.hex_elements_above = number;
  }
  return true;
}

typedef struct run_state {
  const asm_settings *settings;
  const source_text *source;
  asm_piece_fn fn;
  void *user;
  asm_output out;
  output file;
  bool opened;
  size_t pieces;
  bool failed;
} run_state;

/* Writes what has been printed so far. */
static bool flush(run_state *r) {
  if (!r->opened) output_open(&r->file, r->settings->output);
  r->opened = true;
  bool ok = output_put(&r->file, strbuf_str(&r->out.text), r->out.text.len);
  strbuf_reset(&r->out.text);
  return ok;
}

static bool put_to_file(void *user, const void *bytes, size_t n) {
  run_state *r = user;
  return flush(r) && output_put(&r->file, bytes, n);
}

void asm_output_to_memory(asm_output *out) {
  *out = (asm_output){.text = STRBUF_INIT, .bytes = strbuf_sink_to(&out->text)};
}

static bool run_piece(const char *text, size_t n, uint32_t first_line, void *user) {
  run_state *r = user;
  const asm_settings *s = r->settings;
  if (r->pieces++ && s->output_marker) strbuf_addf(&r->out.text, "%s\n", s->output_marker);
  display_sink sink = display_sink_to(stderr, r->source);
  sink.errors_only = s->errors_only;
  sink.plain = s->strict_upstream;
  sink.show_op = s->op_on_diagnostic;
  strbuf_auto complaints = STRBUF_INIT;
  if (s->verify_diagnostics) {
    sink.expected = expected_new(r->source, text, n, first_line, s->only_expected, &complaints);
    if (!sink.expected) r->failed = true;
  }
  if (!s->verify_diagnostics || sink.expected) {
    bool ok = r->fn(text, n, first_line, r->source->name, &sink, &r->out, r->user);
    if (sink.expected)
      ok = expected_finish(sink.expected, &complaints);
    else
      display_end(&sink);
    r->failed |= !ok;
  }
  fwrite(strbuf_str(&complaints), 1, complaints.len, stderr);
  expected_free(sink.expected);
  return true;
}

/* A set-up that does not work is no refusal of the input; upstream's tools tell no difference. */
static int setup_status(const asm_settings *s) {
  return s->strict_upstream ? EXIT_FAIL : EXIT_USAGE;
}

static int run(const char *tool, const char *path, const asm_settings *s, asm_piece_fn fn,
               void *user) {
  FREED_BY(input_close) input in = {0};
  strbuf_auto why = STRBUF_INIT;
  if (!input_open(&in, path, &why)) {
    fprintf(stderr, "%s\n", strbuf_str(&why));
    return setup_status(s);
  }
  source_text source = {in.name, in.bytes, in.size};
  run_state r = {.settings = s, .source = &source, .fn = fn, .user = user};
  r.out = (asm_output){.text = STRBUF_INIT, .bytes = {put_to_file, &r}};
  if (s->split)
    text_split(in.bytes, in.size, run_piece, &r);
  else
    run_piece(in.bytes, in.size, 1, &r);
  int status = r.failed ? EXIT_FAIL : EXIT_PASS;
  if (r.out.text.failed) strbuf_adds(&why, "out of memory");
  bool to_file = s->output && strcmp(s->output, "-") != 0;
  bool keep = !why.len && (status == EXIT_PASS || !to_file);
  if (keep && (r.out.text.len || to_file)) flush(&r);
  if (r.opened) output_close(&r.file, keep, &why);
  if (why.len) {
    fprintf(stderr, "%s: %s\n", tool, strbuf_str(&why));
    status = setup_status(s);
  }
  strbuf_free(&r.out.text);
  return status;
}

size_t asm_options_of(const asm_tool *t, cli_option *out) {
  size_t count = 0;
  for (size_t i = 0; i < t->option_count; i++) out[count++] = t->options[i];
  for (size_t i = 0; i < sizeof asm_options / sizeof *asm_options; i++)
    out[count++] = asm_options[i];
  return count;
}

int asm_main(const asm_tool *t, const cli_tool *cli, int argc, char **argv) {
  FREED_BY(cli_free) cli_args args = {0};
  strbuf_auto why = STRBUF_INIT;
  int status;
  if (!front_parse(cli, argc, argv, &args, &status)) {
    /* the message has been printed */
  } else if (!t->settings_from(&args, t->state, &why)) {
    status = say(cli->name, strbuf_str(&why));
  } else if (!t->instead || !t->instead(&args)) {
    const char *file = args.rest_count ? args.rest[0] : NULL;
    status = EXIT_USAGE;
    if (opset_choose_aloud(t->settings->opset_folder, t->opset) && t->targets_exist(t->state, file))
      status = run(cli->name, file, t->settings, t->piece, t->state);
  }
  opset_free(t->opset);
  return status;
}
