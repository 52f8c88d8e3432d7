/* hlo-cts constraints */

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/strbuf.h"
#include "command.h"
#include "harness/releases/history.h"
#include "harness/tools/tools.h"
#include "verify/verify.h"

static bool add_line(const verify_constraint *row, void *user) {
  strbuf *out = user;
  strbuf_addf(out, "%-28s %-8s %s", row->id, verify_when_name(row->when), row->text);
  if (row->note) strbuf_addf(out, " (%s)", row->note);
  strbuf_addc(out, '\n');
  return !out->failed;
}

static bool add_object(const verify_constraint *row, void *user) {
  json_t *o = json_object();
  json_object_set_new(o, "id", json_string(row->id));
  json_object_set_new(o, "op", json_string(row->op));
  json_object_set_new(o, "number", json_string(row->number));
  json_object_set_new(o, "numbered", json_boolean(row->numbered));
  json_object_set_new(o, "text", json_string(row->text));
  json_object_set_new(o, "reads", json_string(row->reads ? row->reads : ""));
  json_object_set_new(o, "checked", json_string(verify_when_name(row->when)));
  if (row->note) json_object_set_new(o, "note", json_string(row->note));
  return json_array_append_new(user, o) == 0;
}

static const cli_option constraints_rows[] = {
    {"markdown", CLI_SWITCH, NULL, "the document of all rows (docs/constraints.md)", OPT_MARKDOWN},
    {"json", CLI_SWITCH, NULL, "as JSON", OPT_JSON},
};

static int cmd_constraints(const cli_args *args) {
  const char *op = args->rest_count ? args->rest[0] : NULL;
  strbuf out = STRBUF_INIT;
  size_t count = 1;
  if (cli_on(args, OPT_JSON)) {
    json_t *list = json_array();
    count = verify_constraints(op, add_object, list);
    char *text = json_dumps(list, JSON_INDENT(2));
    if (text) strbuf_addf(&out, "%s\n", text);
    free(text);
    json_decref(list);
  } else if (cli_on(args, OPT_MARKDOWN)) {
    verify_write_constraints(&out);
  } else {
    count = verify_constraints(op, add_line, &out);
  }
  int status = EXIT_PASS;
  if (!count) {
    strbuf_auto offer = STRBUF_INIT;
    history_offer(vs_builtin_opset(), op, &offer);
    fprintf(stderr, "hlo-cts constraints: no operation with constraints is called '%s'%s\n", op,
            strbuf_str(&offer));
    status = EXIT_USAGE;
  }
  return print_and_free(&out, status);
}

static const cli_example constraints_examples[] = {
    {"the constraints of one op", "hlo-cts constraints dot_general"},
    {NULL, NULL},
};

const command command_constraints = {
    {"hlo-cts constraints", "Lists the constraints of the specification, of one op or of all.",
     "[options] [op]", ROWS(constraints_rows), 1, CLI_OP, .examples = constraints_examples},
    "constraints",
    cmd_constraints};
