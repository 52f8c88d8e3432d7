/* hlo-cts list */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#include "command.h"
#include "harness/harness.h"

static const cli_option list_rows[] = {
    SELECT_ROWS,
    {"json", CLI_SWITCH, NULL, "everything that the manifests say, as JSON", OPT_JSON},
};

static json_t *json_case(const corpus_case *c) {
  char version[32];
  json_t *o = json_object(), *tags = json_array(), *checks = json_array();
  json_t *forms = json_object();
  json_object_set_new(o, "id", json_string(c->id));
  json_object_set_new(o, "file", json_string(c->path));
  json_object_set_new(o, "since", json_string(vs_format(c->since, version)));
  for (size_t i = 0; i < c->form_count; i++)
    if (c->forms[i].feature)
      json_object_set_new(forms, vs_format(c->forms[i].since, version),
                          json_string(c->forms[i].feature));
  json_object_set_new(o, "forms", forms);
  for (size_t i = 0; i < c->tag_count; i++) json_array_append_new(tags, json_string(c->tags[i]));
  json_object_set_new(o, "tags", tags);
  json_object_set_new(o, "level",
                      json_string(c->level == LEVEL_REQUIRED ? "required" : "recommended"));
  for (int k = 0; k < CHECK_COUNT; k++)
    if (c->checks >> k & 1) json_array_append_new(checks, json_string(check_names[k]));
  json_object_set_new(o, "checks", checks);
  if (c->note) json_object_set_new(o, "note", json_string(c->note));
  return o;
}

static int cmd_list(const cli_args *args) {
  selection s;
  int status = EXIT_USAGE;
  if (select_cases("hlo-cts list", args, &s)) {
    json_t *all = cli_on(args, OPT_JSON) ? json_array() : NULL;
    for (size_t i = 0; i < s.corpus.count; i++) {
      const corpus_case *c = &s.corpus.cases[i];
      if (!plan_takes_case(s.filter, c)) continue;
      if (all)
        json_array_append_new(all, json_case(c));
      else
        printf("%s\n", c->id);
    }
    char *text = all ? json_dumps(all, JSON_INDENT(1)) : NULL;
    if (text) printf("%s\n", text);
    free(text);
    json_decref(all);
    status = EXIT_PASS;
  }
  selection_free(&s);
  return status;
}

const command command_list = {
    {"hlo-cts list", "Lists the cases.", "[options]", ROWS(list_rows), 0}, "list", cmd_list};
