/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts check-consumer and check-testee: scripts/commands/check_consumer.py tries a consumer, and
 * tells what it found. A process beside it has the session, and performs each action. */
#include <stdlib.h>
#include <unistd.h>

#include "case_options.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/sessions/session.h"

/* The exit status if there is no session. */
static int answer(const cli_args *args, bool testee, FILE *in, FILE *out) {
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  const vs_opset *o = vs_builtin_opset();
  session *x = testee ? session_open_command(args->rest, args->rest_count, o, &sink.sink)
                      : session_open(args->rest[0], o, &sink.sink);
  bool ok = x && trace_into("hlo-cts", args, x);
  if (ok) session_answer(x, in, out);
  session_close(x);
  return ok ? EXIT_PASS : testee && !x ? EXIT_FAIL : EXIT_USAGE;
}

static int check(const cli_args *args, bool testee) {
  int asked[2], answers[2];
  char ends[32];
  if (pipe(asked) != 0 || pipe(answers) != 0) return say("hlo-cts", "no descriptors");
  pid_t child = fork();
  if (child < 0) return say("hlo-cts", "cannot start a process");
  if (child == 0) {
    close(asked[1]);
    close(answers[0]);
    FILE *in = fdopen(asked[0], "r"), *out = fdopen(answers[1], "w");
    int failed = in && out ? answer(args, testee, in, out) : EXIT_USAGE;
    if (out && failed) fprintf(out, "{\"status\": %d}\n", failed);
    if (out) fclose(out);
    _exit(EXIT_PASS);
  }
  close(asked[0]);
  close(answers[1]);
  snprintf(ends, sizeof ends, "%d,%d", asked[1], answers[0]);
  setenv("HLO_CTS_SESSION", ends, 1);
  return run_script("check_consumer", args);
}

int cmd_check_consumer(const cli_args *args) {
  if (!args->rest_count)
    return say("hlo-cts check-consumer", "name the description of a consumer, a YAML file");
  return check(args, false);
}

int cmd_check_testee(const cli_args *args) {
  if (!args->rest_count)
    return say("hlo-cts check-testee", "name the command that starts the testee, after --");
  return check(args, true);
}
