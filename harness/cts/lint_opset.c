/* hlo-cts lint-opset */
#include <stdio.h>

#include "command.h"
#include "harness/releases/lint.h"
#include "harness/tools/display.h"
#include "harness/tools/tools.h"

static const cli_option lint_rows[] = {
    {"json", CLI_SWITCH, NULL, "findings as JSON", OPT_JSON},
};

static int cmd_lint_opset(const cli_args *args) {
  static const int statuses[] = {EXIT_PASS, EXIT_FAIL, EXIT_USAGE};
  if (args->rest_count != 2) {
    fputs(
        "hlo-cts lint-opset: name the older and the newer rows, each a folder or built-in, the "
        "older one perhaps none\n",
        stderr);
    return EXIT_USAGE;
  }
  strbuf out = STRBUF_INIT;
  display_sink sink = display_sink_to(stderr, NULL);
  lint_outcome ended =
      lint_opsets(args->rest[0], args->rest[1], cli_on(args, OPT_JSON), &out, &sink.sink);
  display_end(&sink);
  int status = statuses[ended];
  return print_and_free(&out, status);
}

static const char *const lint_words[] = {"built-in", "none", NULL};
const command command_lint_opset = {
    {"hlo-cts lint-opset",
     "Checks that a newer opset only adds to an older one. OLDER and "
     "NEWER are folders or built-in; with none as OLDER, NEWER is checked alone.",
     "[options] older newer", ROWS(lint_rows), 2, CLI_FOLDER, .rest_choices = lint_words,
     EXAMPLES({"whether a release under review only adds", "hlo-cts lint-opset built-in rows"}),
     .status_1 = "The newer rows change or drop something"},
    "lint-opset",
    cmd_lint_opset};
