/* hlo-cts window */
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "harness/releases/promises.h"
#include "harness/tools/tools.h"

static const cli_option window_rows[] = {
    OPSET_ROW,
    {"date", CLI_VALUE, "YYYY-MM-DD", "requirements on this day; by default the release's date",
     OPT_DATE},
    {"json", CLI_SWITCH, NULL, "as JSON", OPT_JSON},
};

static int cmd_window(const cli_args *args) {
  const vs_opset *o = rows_of(args);
  const char *text = args->rest_count ? args->rest[0] : "current";
  const char *given = cli_value(args, OPT_DATE);
  vs_version v;
  if (!vs_parse(o, text, strlen(text), &v) || !vs_release_of(o, v)) {
    fprintf(stderr, "hlo-cts window: there was no release '%s'\n", text);
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
    {"hlo-cts window", "Shows which releases a release can read and is read by, with dates.",
     "[options] [release]", ROWS(window_rows), 1, CLI_RELEASE,
     EXAMPLES({"what the newest release promises to read, and to be read by",
               "hlo-cts window current"})},
    "window",
    cmd_window};
