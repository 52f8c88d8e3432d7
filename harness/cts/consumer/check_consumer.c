/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts check-consumer and check-testee */
#include "harness/sessions/session.h"

#include <stdio.h>

#include "case_options.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"

/* `status`: the exit status if there is no session. */
static int check_opened(const cli_args *args, session *x, int status) {
  strbuf out = STRBUF_INIT;
  if (x && !trace_into("hlo-cts", args, x))
    status = EXIT_USAGE;
  else if (x)
    status = session_check(x, &out) ? EXIT_PASS : EXIT_FAIL;
  session_close(x);
  return print_and_free(&out, status);
}

int cmd_check_consumer(const cli_args *args) {
  if (!args->rest_count)
    return say("hlo-cts check-consumer", "name the description of a consumer, a YAML file");
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  session *x = session_open(args->rest[0], vs_builtin_opset(), &sink.sink);
  return check_opened(args, x, EXIT_USAGE);
}

int cmd_check_testee(const cli_args *args) {
  if (!args->rest_count)
    return say("hlo-cts check-testee", "name the command that starts the testee, after --");
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  session *x = session_open_command(args->rest, args->rest_count, vs_builtin_opset(), &sink.sink);
  return check_opened(args, x, EXIT_FAIL);
}
