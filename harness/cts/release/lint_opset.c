/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts lint-opset */
#include <stdio.h>
#include <string.h>

#include "case_options.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/releases/lint.h"

#define WHO "hlo-cts lint-opset"

int cmd_lint_opset(const cli_args *args) {
  static const int statuses[] = {EXIT_PASS, EXIT_FAIL, EXIT_USAGE};
  if (args->rest_count != 2)
    return say(WHO,
               "name the older and the newer opset, each a folder or `built-in`; "
               "the older one may be a release; `none` checks the newer one alone");
  const char *older = args->rest[0], *newer = args->rest[1];
  vs_version as_of;
  if (strcmp(older, "none") != 0 && !lint_is_release(older, &as_of) && !opset_is_there(WHO, older))
    return EXIT_USAGE;
  if (!opset_is_there(WHO, newer)) return EXIT_USAGE;
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  return statuses[lint_opsets(older, newer, &sink.sink)];
}
