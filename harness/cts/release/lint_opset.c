/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts lint-opset */
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/releases/lint.h"

#define WHO "hlo-cts lint-opset"

static int cmd_lint_opset(const cli_args *args) {
  static const int statuses[] = {EXIT_PASS, EXIT_FAIL, EXIT_USAGE};
  if (args->rest_count != 2) {
    fputs(WHO
          ": name the older and the newer opset, each a folder or `built-in`; "
          "`none` as the older one checks the newer one alone\n",
          stderr);
    return EXIT_USAGE;
  }
  const char *older = args->rest[0], *newer = args->rest[1];
  if (strcmp(older, "none") != 0 && !opset_is_there(WHO, older)) return EXIT_USAGE;
  if (!opset_is_there(WHO, newer)) return EXIT_USAGE;
  display_sink sink = display_sink_to(stderr, NULL);
  int status = statuses[lint_opsets(older, newer, &sink.sink)];
  display_end(&sink);
  return status;
}

static const char *const lint_words[] = {"built-in", "none", NULL};
const command command_lint_opset = {
    {WHO, "Checks that a newer opset only adds to an older one.", "[options] older newer", NULL, 0,
     2, CLI_FOLDER, .rest_choices = lint_words,
     .about = "Each argument is a folder of release files (X.Y.Z.yaml), or `built-in`. If the "
              "older one is `none`, the newer one is checked alone.",
     EXAMPLES({"check that a release under review only adds", "hlo-cts lint-opset built-in rows"}),
     .status_1 = "The newer rows change or drop something"},
    cmd_lint_opset};
