/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts constraints */

#include <stdio.h>

#include "base/strbuf.h"
#include "command.h"
#include "harness/cli/status.h"
#include "harness/releases/history.h"
#include "harness/words/json_text.h"
#include "verify/verify.h"

static bool add_line(const verify_constraint *row, void *user) {
  strbuf *out = user;
  strbuf_addf(out, "%-28s %-8s %s", row->id, vs_when_words[row->when], row->text);
  if (row->note) strbuf_addf(out, " (%s)", row->note);
  strbuf_addc(out, '\n');
  return !out->failed;
}

static bool add_object(const verify_constraint *row, void *user) {
  json_t *o = json_pack("{s:s, s:s, s:s, s:b, s:s, s:s, s:s, s:s*}", "id", row->id, "op", row->op,
                        "number", row->number, "numbered", row->numbered, "text", row->text,
                        "reads", row->reads ? row->reads : "", "checked", vs_when_words[row->when],
                        "note", row->note);
  return json_array_append_new(user, o) == 0;
}

int cmd_constraints(const cli_args *args) {
  const char *op = args->rest_count ? args->rest[0] : NULL;
  strbuf out = STRBUF_INIT;
  size_t count = 1;
  if (cli_on(args, "json")) {
    json_t *list = json_array();
    count = verify_constraints_of(rows_of(args), op, add_object, list);
    json_line(&out, list, JSON_INDENT(2));
  } else if (cli_on(args, "markdown")) {
    verify_write_constraints(&out);
  } else {
    count = verify_constraints_of(rows_of(args), op, add_line, &out);
  }
  int status = EXIT_PASS;
  if (!count) {
    strbuf_auto offer = STRBUF_INIT;
    history_offer(rows_of(args), op, &offer);
    fprintf(stderr, "hlo-cts constraints: no operation with constraints is called '%s'%s\n", op,
            strbuf_str(&offer));
    status = EXIT_USAGE;
  }
  return print_and_free(&out, status);
}
