/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts programs. scripts/commands/programs.py tells what is found. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "case_options.h"
#include "harness/cli/status.h"
#include "harness/data/regex.h"
#include "harness/programs/folder.h"
#include "harness/words/json_text.h"

typedef struct programs_run {
  folder_options how;
  json_t *programs, *counts, *missing;
} programs_run;

static void count_one(json_t *counts, const char *key) {
  json_int_t n = json_integer_value(json_object_get(counts, key));
  json_object_set_new(counts, key, json_integer(n + 1));
}

/* Texts of others may be no UTF-8. */
static json_t *text_json(const char *text) {
  json_t *j = json_string(text);
  return j ? j : json_string("?");
}

static json_t *program_json(const char *name, const folder_program *p) {
  json_t *calls = json_array();
  for (size_t i = 0; i < p->calls.count; i++)
    json_array_append_new(
        calls, json_pack("{s:o, s:b}", "target", text_json(p->calls.items[i].target), "evaluated",
                         p->calls.items[i].known));
  json_t *j = json_pack("{s:o, s:s, s:o}", "program", text_json(name), "outcome",
                        case_end_words[p->end], "custom_calls", calls);
  if (p->why.len) json_object_set_new(j, "because", text_json(strbuf_str(&p->why)));
  return j;
}

static void run_program(programs_run *r, const char *folder, const char *name) {
  folder_program p;
  folder_program_run(folder, name, &r->how, &p);
  count_one(r->counts, case_end_words[p.end]);
  json_t *told = program_json(name, &p), *calls = json_object_get(told, "custom_calls");
  for (size_t i = 0; p.end == PROGRAM_LACKS && i < json_array_size(calls); i++)
    if (!p.calls.items[i].known)
      count_one(r->missing, json_member_text(json_array_get(calls, i), "target"));
  json_array_append_new(r->programs, told);
  folder_program_free(&p);
}

static int run_folder(programs_run *r, const char *folder, const regexp *filter) {
  strbuf_auto why = STRBUF_INIT;
  strbuf out = STRBUF_INIT;
  char **names = NULL;
  int count = folder_programs(folder, &names, &why);
  if (count < 0) return say("hlo-cts programs", strbuf_str(&why));
  for (int k = 0; k < PROGRAM_ENDS; k++)
    json_object_set_new(r->counts, case_end_words[k], json_integer(0));
  for (int i = 0; i < count; i++) {
    if (names[i] && (!filter || regex_matches(filter, names[i], strlen(names[i]))))
      run_program(r, folder, names[i]);
    free(names[i]);
  }
  free(names);
  if (!json_array_size(r->programs))
    return say("hlo-cts programs", "the folder has no such program: NAME.mlirbc");
  json_line(&out,
            json_pack("{s:O, s:O, s:O}", "programs", r->programs, "counts", r->counts, "missing",
                      r->missing),
            JSON_INDENT(1));
  bool bad = json_integer_value(json_object_get(r->counts, case_end_words[PROGRAM_DIFFERS])) ||
             json_integer_value(json_object_get(r->counts, case_end_words[PROGRAM_FAILED]));
  return print_and_free(&out, bad ? EXIT_FAIL : EXIT_PASS);
}

/* A number above 0, or at least 0 if `zero`; the fallback if the option is absent. */
static bool number_of(const cli_args *args, const char *name, double *out, strbuf *why) {
  const char *text = cli_value(args, name);
  char *end;
  if (!text) return true;
  *out = strtod(text, &end);
  if (end != text && !*end && *out >= 0) return true;
  return strbuf_refuse(why, "--%s takes a number of at least 0, not '%s'", name, text);
}

static bool read_options(const cli_args *args, programs_run *r, strbuf *why) {
  r->how = (folder_options){rows_of(args), plugins_new(), 60, -1};
  if (!r->how.plugins) return strbuf_refuse(why, "out of memory");
  for (size_t i = 0; i < args->hit_count; i++)
    if (cli_is(&args->hits[i], "custom-calls") &&
        !plugins_load(r->how.plugins, args->hits[i].value, why))
      return false;
  return number_of(args, "timeout", &r->how.timeout, why) &&
         number_of(args, "tolerance", &r->how.tolerance, why);
}

int cmd_programs(const cli_args *args) {
  if (!cli_on(args, "json")) return run_script("programs", args);
  programs_run r = {.programs = json_array(), .counts = json_object(), .missing = json_object()};
  strbuf_auto why = STRBUF_INIT;
  const char *wanted = cli_value(args, "filter");
  regexp *filter = wanted ? regex_new(wanted, strlen(wanted), 0, &why) : NULL;
  if (!args->rest_count) strbuf_adds(&why, "name a folder");
  int status = !why.len && read_options(args, &r, &why) ? run_folder(&r, args->rest[0], filter)
                                                        : say("hlo-cts programs", strbuf_str(&why));
  json_decref(r.programs);
  json_decref(r.counts);
  json_decref(r.missing);
  regex_free(filter);
  plugins_free(r.how.plugins);
  return status;
}
