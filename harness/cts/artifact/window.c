/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts window: the facts, as JSON. scripts/commands/window.py runs it and writes the text. */
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "harness/cases/plan.h"
#include "harness/cli/status.h"
#include "harness/releases/promises.h"

int cmd_window(const cli_args *args) {
  if (!cli_on(args, "json")) return run_script("window", args);
  const vs_opset *o = rows_of(args);
  const char *text = args->rest_count ? args->rest[0] : "current";
  const char *given = cli_value(args, "date");
  size_t release;
  if (!plan_release(o, text, strlen(text), &release)) {
    fprintf(stderr, "hlo-cts window: there is no release '%s'; hlo-cts history lists them\n", text);
    return EXIT_USAGE;
  }
  date day;
  if (given ? !date_parse(given, &day) : !release_date(o, release, &day)) {
    fprintf(stderr, "hlo-cts window: --date takes YYYY-MM-DD, not '%s'\n", given ? given : "");
    return EXIT_USAGE;
  }
  strbuf out = STRBUF_INIT;
  window_page(o, release, day, &out);
  return print_and_free(&out, EXIT_PASS);
}
