/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts history */
#include <stdio.h>

#include "command.h"
#include "harness/cli/status.h"
#include "harness/releases/history.h"

static const cli_option history_rows[] = {
    OPSET_ROW,
    {"markdown", CLI_SWITCH, NULL, "print the page of all releases (docs/opset-history.md)",
     OPT_MARKDOWN},
};

static int cmd_history(const cli_args *args) {
  const vs_opset *o = rows_of(args);
  strbuf out = STRBUF_INIT;
  int status = EXIT_PASS;
  if (args->rest_count && !history_subject(o, args->rest[0], &out)) {
    strbuf_auto offer = STRBUF_INIT;
    history_offer(o, args->rest[0], &offer);
    fprintf(stderr, "hlo-cts history: nothing is called '%s'%s\n", args->rest[0],
            offer.len ? strbuf_str(&offer) : "; hlo-cts history lists the releases");
    status = EXIT_USAGE;
  } else if (!args->rest_count && cli_on(args, OPT_MARKDOWN)) {
    history_document(o, &out);
  } else if (!args->rest_count) {
    history_releases(o, &out);
  }
  return print_and_free(&out, status);
}

const command command_history = {
    {"hlo-cts history", "Shows what a release changed, or when an op or type changed.",
     "[options] [name]", ROWS(history_rows), 1, CLI_RELEASE,
     .about = "The name is a release, an op, a type, an attribute or an enum. Without a name the "
              "command lists all releases.",
     EXAMPLES({"show what a release added", "hlo-cts history 1.10.0"},
              {"show when an op changed", "hlo-cts history tan"})},
    cmd_history};
