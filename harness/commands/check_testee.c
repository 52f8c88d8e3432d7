/* hlo-cts check-testee */
#include <stdio.h>

#include "../consumers/check_testee.h"
#include "../display.h"
#include "command.h"
#include "harness/harness.h"

static int cmd_check_testee(const cli_args *args) {
  if (!args->rest_count) return say("hlo-cts check-testee", "say how the testee is started");
  display_sink sink = display_sink_to(stderr, NULL);
  external *x = external_open_command(args->rest, args->rest_count, vs_builtin_opset(), &sink.sink);
  display_end(&sink);
  if (!x) return EXIT_FAIL;
  strbuf out = STRBUF_INIT;
  bool ok = check_testee(x, &out);
  fputs(strbuf_str(&out), stdout);
  strbuf_free(&out);
  external_close(x);
  return ok ? EXIT_PASS : EXIT_FAIL;
}

const command command_check_testee = {
    {"hlo-cts check-testee", "Checks whether a testee keeps to the protocol.",
     "-- command [arguments]", NULL, 0, 64},
    "check-testee",
    cmd_check_testee};
