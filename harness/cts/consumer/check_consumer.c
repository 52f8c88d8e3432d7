/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts check-consumer and check-testee */
#include "harness/sessions/check_consumer.h"

#include <stdio.h>

#include "case_options.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"

static int check_opened(const cli_args *args, session *x, display_sink *sink, int status) {
  display_end(sink);
  if (!x) return status;
  if (!trace_into("hlo-cts", args, x)) {
    session_close(x);
    return EXIT_USAGE;
  }
  strbuf out = STRBUF_INIT;
  bool ok = session_check(x, &out);
  session_close(x);
  return print_and_free(&out, ok ? EXIT_PASS : EXIT_FAIL);
}

int cmd_check_consumer(const cli_args *args) {
  if (!args->rest_count)
    return say("hlo-cts check-consumer", "name the description of a consumer, a YAML file");
  display_sink sink = display_sink_to(stderr, NULL);
  session *x = session_open(args->rest[0], vs_builtin_opset(), &sink.sink);
  return check_opened(args, x, &sink, EXIT_USAGE);
}

int cmd_check_testee(const cli_args *args) {
  if (!args->rest_count)
    return say("hlo-cts check-testee", "name the command that starts the testee, after --");
  display_sink sink = display_sink_to(stderr, NULL);
  session *x = session_open_command(args->rest, args->rest_count, vs_builtin_opset(), &sink.sink);
  return check_opened(args, x, &sink, EXIT_FAIL);
}
