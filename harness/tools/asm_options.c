/* SPDX-License-Identifier: Apache-2.0 */
#include "asm_options.h"

#include <string.h>

#include "harness/cli/front.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "tools.h"

static const char *const expected_kinds[] = {"all", "only-expected", NULL};

static const cli_option asm_options[] = {
#include "asm_options.def"
    {NULL}};

static const char default_marker_text[] = "// -----";

bool asm_settings_from(const cli_args *args, const char *default_marker, asm_settings *out,
                       strbuf *why) {
  unsigned long long number;
  *out = (asm_settings){.output = cli_value(args, "o"),
                        .split = cli_last(args, "split-input-file") != NULL,
                        .output_marker = default_marker,
                        .verify_diagnostics = cli_last(args, "verify-diagnostics") != NULL,
                        .allow_unregistered = cli_on(args, "allow-unregistered-dialect"),
                        .opset_folder = cli_value(args, "opset"),
                        .strict_upstream = cli_on(args, "strict-upstream"),
                        .errors_only = cli_on(args, "error-diagnostics-only"),
                        .print = {.generic = cli_on(args, "mlir-print-op-generic"),
                                  .debuginfo = cli_on(args, "mlir-print-debuginfo"),
                                  .pretty_debuginfo = cli_on(args, "mlir-pretty-debuginfo"),
                                  .local_scope = cli_on(args, "mlir-print-local-scope")}};
  const cli_hit *op = cli_last(args, "mlir-print-op-on-diagnostic");
  out->op_on_diagnostic = op ? op->on : !out->verify_diagnostics;
  const char *marker = cli_value(args, "split-input-file");
  if (marker && *marker && strcmp(marker, default_marker_text) != 0)
    return strbuf_refuse(why, "--split-input-file cuts at %s alone, not at '%s'",
                         default_marker_text, marker);
  const char *given = cli_value(args, "output-split-marker");
  if (given) out->output_marker = *given ? given : NULL;
  const char *level = cli_value(args, "verify-diagnostics");
  out->only_expected = level && strcmp(level, "only-expected") == 0;
  const char *elide = cli_value(args, "mlir-elide-elementsattrs-if-larger"),
             *hex = cli_value(args, "mlir-print-elementsattrs-with-hex-if-larger");
  if (elide && !cli_number(elide, &number))
    return strbuf_refuse(why, "--mlir-elide-elementsattrs-if-larger takes a number, not '%s'",
                         elide);
  if (elide) out->print.elide_elements_above = number;
  if (hex && strcmp(hex, "-1") == 0) {
    out->print.hex_elements_above = UINT64_MAX;
  } else if (hex) {
    if (!cli_number(hex, &number))
      return strbuf_refuse(
          why, "--mlir-print-elementsattrs-with-hex-if-larger takes a number, not '%s'", hex);
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
  for (const cli_option *o = t->options; o->name; o++) out[count++] = *o;
  for (const cli_option *o = asm_options; o->name; o++) out[count++] = *o;
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
