/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts window */
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "harness/cli/status.h"
#include "harness/releases/promises.h"

static const cli_option window_rows[] = {
    OPSET_ROW,
    {"date", CLI_VALUE, "YYYY-MM-DD",
     "show what the promise requires on this day; by default on the day of the release", OPT_DATE},
    {"json", CLI_SWITCH, NULL, "print JSON", OPT_JSON},
};

static int cmd_window(const cli_args *args) {
  const vs_opset *o = rows_of(args);
  const char *text = args->rest_count ? args->rest[0] : "current";
  const char *given = cli_value(args, OPT_DATE);
  vs_version v;
  if (!vs_parse(o, text, strlen(text), &v) || !vs_release_of(o, v)) {
    fprintf(stderr, "hlo-cts window: there is no release '%s'; hlo-cts history lists them\n", text);
    return EXIT_USAGE;
  }
  size_t release = (size_t)(vs_release_of(o, v) - o->releases);
  date day;
  if (given ? !date_parse(given, &day) : !release_date(o, release, &day)) {
    fprintf(stderr, "hlo-cts window: --date takes YYYY-MM-DD, not '%s'\n", given ? given : "");
    return EXIT_USAGE;
  }
  strbuf out = STRBUF_INIT;
  window_page(o, release, day, cli_on(args, OPT_JSON), &out);
  return print_and_free(&out, EXIT_PASS);
}

const command command_window = {
    {"hlo-cts window", "Shows which releases a release must read and be read by.",
     "[options] [release]", ROWS(window_rows), 1, CLI_RELEASE,
     .about =
         "StableHLO promises that a release reads what was written up to five years before it and "
         "up to two years after it. The command shows the releases in that window, with dates.",
     EXAMPLES({"show the window of the newest release", "hlo-cts window current"})},
    cmd_window};
