/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts plugin: scripts/commands/plugin.py tells what a PJRT plugin offers and lacks; with --args
 * artifacts are run here. */
#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "case_options.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "harness/files/program.h"
#include "harness/sessions/session.h"

static const char prefix[] = "hlo-cts plugin";

enum { ARGUMENTS = 64 };

/* Evaluates one artifact as a run of the suite does, and prints its results. */
static bool run_artifact(const consumer_table *t, const session *s, ir_context *c, const input *in,
                         interp_value *const *args, size_t count, strbuf *out, diag_sink *sink) {
  const vs_opset *o = vs_builtin_opset();
  const program_options how = {.file = in->name};
  program_step step;
  const ir_op *program = program_read_artifact(c, in->bytes, in->size, &how, &step, sink);
  if (!program) return false;
  evaluation e = {.source = program,
                  .bytes = in->bytes,
                  .size = in->size,
                  .args = args,
                  .arg_count = count,
                  .own = o->releases[session_profile(s)->newest].version};
  interp_value **got = NULL;
  size_t n = 0;
  action a = {0};
  t->evaluate(t, c, &e, &got, &n, &a);
  bool ok = a.outcome == OUTCOME_DONE;
  for (size_t i = 0; ok && i < n; i++) {
    interp_print(got[i], true, out);
    strbuf_addc(out, '\n');
    interp_release(got[i]);
  }
  if (!ok) say(prefix, a.message.len ? strbuf_str(&a.message) : "it does not evaluate this");
  free(got);
  strbuf_free(&a.message);
  return ok;
}

static int run_artifacts(const cli_args *args, const char *plugin, double timeout) {
  const char *options[ARGUMENTS];
  size_t option_count = 0, count = 0;
  for (size_t i = 0; i < args->hit_count && option_count < ARGUMENTS; i++)
    if (cli_is(&args->hits[i], "option")) options[option_count++] = args->hits[i].value;
  if (args->rest_count < 2) return say(prefix, "--args runs artifacts: name one");
  strbuf out = STRBUF_INIT;
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  interp_value **values = c ? program_args(c, cli_value(args, "args"), &count, &sink.sink) : NULL;
  session *s =
      values ? session_open_plugin(plugin, options, option_count, vs_builtin_opset(), &sink.sink)
             : NULL;
  int status = s ? EXIT_PASS : EXIT_USAGE;
  for (size_t i = 1; s && i < args->rest_count; i++) {
    FREED_BY(input_close) input in = {0};
    strbuf_auto why = STRBUF_INIT;
    session_set_timeout(s, timeout);
    consumer_table t = session_consumer(s);
    if (!input_open(&in, args->rest[i], &why))
      status = say(prefix, strbuf_str(&why));
    else if (!run_artifact(&t, s, c, &in, values, count, &out, &sink.sink) && status == EXIT_PASS)
      status = EXIT_FAIL;
  }
  session_close(s);
  interp_release_all(values, count);
  ir_context_free(c);
  return print_and_free(&out, status);
}

int cmd_plugin(const cli_args *args) {
  const char *writer = cli_value(args, "writer"), *timeout = cli_value(args, "timeout");
  strbuf_auto path = STRBUF_INIT;
  vs_version v;
  double seconds = 120;
  if (!args->rest_count) return say(prefix, "name a plugin, a shared object");
  if (writer && !vs_parse(vs_builtin_opset(), writer, strlen(writer), &v))
    return say(prefix, "--writer takes a release (X.Y.Z)");
  if (timeout && !cli_seconds(timeout, &seconds)) return say(prefix, "--timeout takes seconds");
  if (!cli_value(args, "args")) return run_script("plugin", args);
  /* A name without a folder would be looked for where libraries are. */
  strbuf_addf(&path, "%s%s", strchr(args->rest[0], '/') ? "" : "./", args->rest[0]);
  return run_artifacts(args, strbuf_str(&path), seconds);
}
