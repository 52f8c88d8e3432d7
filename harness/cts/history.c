/* hlo-cts history */
#include <stdio.h>

#include "command.h"
#include "harness/releases/history.h"
#include "harness/tools/tools.h"

static const cli_option history_rows[] = {
    OPSET_ROW,
    {"markdown", CLI_SWITCH, NULL, "the document of all releases (docs/opset-history.md)",
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
    {"hlo-cts history",
     "Shows what changed in a release, or in which releases an op, type, attribute or enum "
     "changed.",
     "[options] [name]", ROWS(history_rows), 1, CLI_RELEASE,
     EXAMPLES({"what a release brought", "hlo-cts history 1.10.0"},
              {"how an op came to be what it is", "hlo-cts history tan"})},
    "history",
    cmd_history};
