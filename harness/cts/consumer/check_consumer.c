/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts check-consumer and check-testee */
#include "harness/sessions/check_consumer.h"

#include <stdio.h>

#include "command.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"

static const cli_option check_rows[] = {TRACE_ROW};

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

static int cmd_check_consumer(const cli_args *args) {
  if (!args->rest_count)
    return say("hlo-cts check-consumer", "name the description of a consumer, a YAML file");
  display_sink sink = display_sink_to(stderr, NULL);
  session *x = session_open(args->rest[0], vs_builtin_opset(), &sink.sink);
  return check_opened(args, x, &sink, EXIT_USAGE);
}

static int cmd_check_testee(const cli_args *args) {
  if (!args->rest_count)
    return say("hlo-cts check-testee", "name the command that starts the testee, after --");
  display_sink sink = display_sink_to(stderr, NULL);
  session *x = session_open_command(args->rest, args->rest_count, vs_builtin_opset(), &sink.sink);
  return check_opened(args, x, &sink, EXIT_FAIL);
}

const command command_check_consumer = {
    {"hlo-cts check-consumer", "Smoke-tests a consumer description: each capability once.",
     "[options] file", ROWS(check_rows), 1, CLI_FILE,
     .about =
         "The consumer reads, writes and evaluates one small program, and must refuse two "
         "artifacts. The command also checks that the consumer implements the release that the "
         "description names. For each failure it prints the key of the description to look at.",
     EXAMPLES({"check your own description before a long run", "hlo-cts check-consumer mine.yaml"}),
     .status_1 = "A capability of the description does not work"},
    cmd_check_consumer};

const command command_check_testee = {
    {"hlo-cts check-testee", "Checks that a testee follows the protocol.",
     "[options] -- command [arguments]", ROWS(check_rows), 64, CLI_FILE,
     .about = "Starts the command as a testee, tries each capability that it claims, and gives it "
              "artifacts that it must refuse. docs/testee-protocol.md describes the protocol.",
     EXAMPLES({"check your own testee", "hlo-cts check-testee -- python3 my_testee.py"}),
     .status_1 = "The testee breaks the protocol"},
    cmd_check_testee};
