/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts history */
#include <stdio.h>

#include "command.h"
#include "harness/cli/status.h"
#include "harness/releases/history.h"

int cmd_history(const cli_args *args) {
  const vs_opset *o = rows_of(args);
  strbuf out = STRBUF_INIT;
  int status = EXIT_PASS;
  if (args->rest_count && !history_subject(o, args->rest[0], &out)) {
    strbuf_auto offer = STRBUF_INIT;
    history_offer(o, args->rest[0], &offer);
    fprintf(stderr, "hlo-cts history: nothing is called '%s'%s\n", args->rest[0],
            offer.len ? strbuf_str(&offer) : "; hlo-cts history lists the releases");
    status = EXIT_USAGE;
  } else if (!args->rest_count && cli_on(args, "markdown")) {
    history_document(o, &out);
  } else if (!args->rest_count) {
    history_releases(o, &out);
  }
  return print_and_free(&out, status);
}
