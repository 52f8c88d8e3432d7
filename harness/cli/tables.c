/* SPDX-License-Identifier: Apache-2.0 */
#include "front.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "harness/host/script.h"
#include "verify/verify.h"
#include "versions/versions.h"

static const char *const kinds[] = {
    [CLI_SWITCH] = "switch", [CLI_VALUE] = "value", [CLI_MAYBE] = "maybe"};
static const char *const value_kinds[] = {
    [CLI_ANYTHING] = "anything", [CLI_FILE] = "files",  [CLI_FOLDER] = "folders",
    [CLI_RELEASE] = "release",   [CLI_RANGE] = "range", [CLI_PAIR] = "pair",
    [CLI_CASE] = "case",         [CLI_TAG] = "tag",     [CLI_OP] = "op",
    [CLI_COMMAND] = "command"};

static json_t *option_json(const cli_option *o) {
  strbuf_auto spelling = STRBUF_INIT;
  cli_spelling(o, &spelling);
  json_t *choices = o->choices ? json_array() : NULL;
  for (size_t i = 0; cli_choice_at(o, i); i++)
    json_array_append_new(choices, json_string(cli_choice_at(o, i)));
  return json_pack("{s:s, s:s, s:s*, s:s, s:s*, s:o*, s:s, s:b, s:s*, s:s*}", "name", o->name,
                   "kind", kinds[o->kind], "group", o->group, "spelling", strbuf_str(&spelling),
                   "help", o->help, "choices", choices, "values", value_kinds[o->values], "list",
                   o->list, "fallback", o->fallback, "more", o->more);
}

static json_t *tool_json(const cli_tool *tool) {
  json_t *options = json_array(), *examples = json_array(), *rest = json_array();
  json_int_t most = tool->max_rest < INT32_MAX ? (json_int_t)tool->max_rest : INT32_MAX;
  for (const cli_option *o = tool->options; o && o->name; o++)
    json_array_append_new(options, option_json(o));
  for (const cli_example *e = tool->examples; e && e->command; e++)
    json_array_append_new(examples, json_pack("[s, s]", e->what, e->command));
  for (size_t i = 0; tool->rest_choices && tool->rest_choices[i]; i++)
    json_array_append_new(rest, json_string(tool->rest_choices[i]));
  return json_pack("{s:s, s:s, s:s, s:s*, s:s*, s:I, s:s, s:o, s:o, s:o}", "name", tool->name,
                   "summary", tool->summary, "usage", tool->usage, "about", tool->about, "status_1",
                   tool->status_1, "most", most, "rest", value_kinds[tool->rest], "rest_choices",
                   rest, "options", options, "examples", examples);
}

/* Ops with constraints, each once. */
static bool add_op(const verify_constraint *row, void *user) {
  json_t *ops = user;
  const char *dot = strchr(row->op, '.'), *name = dot ? dot + 1 : row->op;
  size_t n = json_array_size(ops);
  const char *last = n ? json_string_value(json_array_get(ops, n - 1)) : "";
  if (strcmp(last, name) != 0) json_array_append_new(ops, json_string(name));
  return true;
}

static json_t *releases_json(void) {
  json_t *list = json_array();
  const vs_opset *o = vs_builtin_opset();
  char version[32];
  for (size_t i = 0; i < o->release_count; i++)
    json_array_append_new(list, json_string(vs_format(o->releases[i].version, version)));
  return list;
}

/* Makes a text the standard input. */
static bool give(const json_t *text) {
  FILE *f = tmpfile();
  return f && text && json_dumpf(text, f, JSON_COMPACT) == 0 && fflush(f) == 0 &&
         lseek(fileno(f), 0, SEEK_SET) == 0 && dup2(fileno(f), STDIN_FILENO) == STDIN_FILENO;
}

int tables_give(const char *name, const char *who, const cli_tool *const *tools, size_t count,
                bool suite, const char *const *words, size_t word_count) {
  strbuf_auto why = STRBUF_INIT;
  json_t *list = json_array(), *ops = json_array();
  for (size_t i = 0; i < count; i++) json_array_append_new(list, tool_json(tools[i]));
  verify_constraints(NULL, add_op, ops);
  json_auto_t *all =
      json_pack("{s:s, s:s, s:b, s:o, s:o, s:o}", "version", HLO_CTS_VERSION, "date", HLO_CTS_DATE,
                "suite", suite, "releases", releases_json(), "ops", ops, "tools", list);
  if (give(all))
    script_become(name, words, word_count, &why);
  else
    strbuf_adds(&why, "cannot write a temporary file");
  return say(who, strbuf_str(&why));
}
