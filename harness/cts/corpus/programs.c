/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts programs */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "harness/cli/status.h"
#include "harness/data/regex.h"
#include "harness/programs/folder.h"
#include "harness/words/json_text.h"

static const cli_option programs_rows[] = {
    {"filter", CLI_VALUE, "regex", "programs whose name matches (PCRE2)", OPT_FILTER},
    {"custom-calls", CLI_VALUE, "file", "plugin with more targets of custom_call", OPT_CUSTOM_CALLS,
     .values = CLI_FILE,
     .more = "The plugin is a shared object as interpreter/plugin.h describes it. The option may "
             "be repeated."},
    {"tolerance", CLI_VALUE, "number", "tolerance of floats, times the largest expected value",
     OPT_TOLERANCE,
     .more = "By default half of the digits of the type: 2^-11.5 for f32, 2^-26 for f64. Integers, "
             "booleans and floats of 8 bits and less must be equal."},
    {"timeout", CLI_VALUE, "seconds", "limit for one program", OPT_TIMEOUT, .fallback = "60"},
    {"json", CLI_SWITCH, NULL, "print JSON", OPT_JSON},
    OPSET_ROW,
};

/* How often programs lack a target. */
typedef struct lacking {
  char *target;
  size_t programs;
} lacking;

typedef struct programs_run {
  folder_options how;
  json_t *json; /* NULL: text */
  strbuf out;
  size_t ends[PROGRAM_ENDS];
  lacking *missing;
  size_t missing_count, missing_room;
} programs_run;

static bool count_missing(programs_run *r, const char *target) {
  for (size_t i = 0; i < r->missing_count; i++)
    if (strcmp(r->missing[i].target, target) == 0) return ++r->missing[i].programs;
  if (!vec_room(&r->missing, r->missing_count, &r->missing_room, sizeof *r->missing)) return false;
  r->missing[r->missing_count++] = (lacking){strdup(target), 1};
  return true;
}

/* "failed: why", in one line. */
static void add_text(strbuf *out, const char *name, const folder_program *p) {
  strbuf_addf(out, "%s: %s", name, case_end_words[p->end]);
  const char *before = ": ";
  for (size_t i = 0; p->end == PROGRAM_LACKS && i < p->calls.count; i++) {
    if (p->calls.items[i].known) continue;
    strbuf_addf(out, "%s%s", before, p->calls.items[i].target);
    before = ", ";
  }
  if (p->end == PROGRAM_DIFFERS || p->end == PROGRAM_FAILED) {
    strbuf_adds(out, ": ");
    for (const char *at = strbuf_str(&p->why); *at; at++)
      if (*at != '\n')
        strbuf_addc(out, *at);
      else if (at[1])
        strbuf_adds(out, ", ");
  }
  strbuf_addc(out, '\n');
}

static json_t *program_json(const char *name, const folder_program *p) {
  json_t *calls = json_array();
  for (size_t i = 0; i < p->calls.count; i++)
    json_array_append_new(calls, json_pack("{s:s, s:b}", "target", p->calls.items[i].target,
                                           "evaluated", p->calls.items[i].known));
  json_t *j = json_pack("{s:s, s:s, s:o}", "program", name, "outcome", case_end_words[p->end],
                        "custom_calls", calls);
  if (p->why.len) json_object_set_new(j, "because", json_string(strbuf_str(&p->why)));
  return j;
}

static void add_summary(programs_run *r, int count) {
  strbuf *out = &r->out;
  const char *before = ": ";
  strbuf_addf(out, "%d programs", count);
  for (size_t i = 0; i < PROGRAM_ENDS; i++) {
    if (!r->ends[i]) continue;
    strbuf_addf(out, "%s%zu %s", before, r->ends[i], case_end_words[i]);
    before = ", ";
  }
  strbuf_addc(out, '\n');
  for (size_t i = 0; i < r->missing_count; i++)
    strbuf_addf(out, "%6zu lack %s\n", r->missing[i].programs, r->missing[i].target);
}

static json_t *summary_json(const programs_run *r, json_t *programs) {
  json_t *counts = json_object(), *missing = json_object();
  for (size_t i = 0; i < PROGRAM_ENDS; i++)
    json_object_set_new(counts, case_end_words[i], json_integer((json_int_t)r->ends[i]));
  for (size_t i = 0; i < r->missing_count; i++)
    json_object_set_new(missing, r->missing[i].target,
                        json_integer((json_int_t)r->missing[i].programs));
  return json_pack("{s:o, s:o, s:o}", "programs", programs, "counts", counts, "missing", missing);
}

static bool run_program(programs_run *r, const char *folder, const char *name) {
  folder_program p;
  bool ok = true;
  folder_program_run(folder, name, &r->how, &p);
  r->ends[p.end]++;
  for (size_t i = 0; ok && p.end == PROGRAM_LACKS && i < p.calls.count; i++)
    ok = p.calls.items[i].known || count_missing(r, p.calls.items[i].target);
  if (r->json)
    json_array_append_new(r->json, program_json(name, &p));
  else
    add_text(&r->out, name, &p);
  folder_program_free(&p);
  return ok;
}

static int run_folder(programs_run *r, const char *folder, const regexp *filter) {
  strbuf_auto why = STRBUF_INIT;
  char **names = NULL;
  int count = folder_programs(folder, &names, &why), taken = 0;
  if (count < 0) return say("hlo-cts programs", strbuf_str(&why));
  bool ok = true;
  for (int i = 0; i < count; i++) {
    if (ok && names[i] && (!filter || regex_matches(filter, names[i], strlen(names[i])))) {
      ok = run_program(r, folder, names[i]);
      taken++;
    }
    free(names[i]);
  }
  free(names);
  if (!ok) return say("hlo-cts programs", "out of memory");
  if (!taken) return say("hlo-cts programs", "the folder has no such program: NAME.mlirbc");
  if (r->json) {
    json_line(&r->out, summary_json(r, r->json), JSON_INDENT(1));
    r->json = NULL;
  } else {
    add_summary(r, taken);
  }
  return r->ends[PROGRAM_DIFFERS] || r->ends[PROGRAM_FAILED] ? EXIT_FAIL : EXIT_PASS;
}

/* A number above 0, or at least 0 if `zero`; the fallback if the option is absent. */
static bool number_of(const cli_args *args, int option, const char *name, double *out,
                      strbuf *why) {
  const char *text = cli_value(args, option);
  char *end;
  if (!text) return true;
  *out = strtod(text, &end);
  if (end != text && !*end && *out >= 0) return true;
  strbuf_addf(why, "--%s takes a number of at least 0, not '%s'", name, text);
  return false;
}

static bool read_options(const cli_args *args, programs_run *r, strbuf *why) {
  r->how = (folder_options){rows_of(args), plugins_new(), 60, -1};
  if (!r->how.plugins) {
    strbuf_adds(why, "out of memory");
    return false;
  }
  for (size_t i = 0; i < args->hit_count; i++)
    if (args->hits[i].option->id == OPT_CUSTOM_CALLS &&
        !plugins_load(r->how.plugins, args->hits[i].value, why))
      return false;
  return number_of(args, OPT_TIMEOUT, "timeout", &r->how.timeout, why) &&
         number_of(args, OPT_TOLERANCE, "tolerance", &r->how.tolerance, why);
}

static int cmd_programs(const cli_args *args) {
  programs_run r = {.out = STRBUF_INIT};
  strbuf_auto why = STRBUF_INIT;
  const char *wanted = cli_value(args, OPT_FILTER);
  regexp *filter = wanted ? regex_new(wanted, strlen(wanted), 0, &why) : NULL;
  int status;
  if (!args->rest_count) strbuf_adds(&why, "name a folder");
  if (!why.len && read_options(args, &r, &why)) {
    r.json = cli_on(args, OPT_JSON) ? json_array() : NULL;
    status = run_folder(&r, args->rest[0], filter);
  } else {
    status = say("hlo-cts programs", strbuf_str(&why));
  }
  json_decref(r.json);
  regex_free(filter);
  plugins_free(r.how.plugins);
  for (size_t i = 0; i < r.missing_count; i++) free(r.missing[i].target);
  free(r.missing);
  return print_and_free(&r.out, status);
}

const command command_programs = {
    {"hlo-cts programs", "Evaluates the artifacts of a folder and compares their results.",
     "[options] folder", ROWS(programs_rows), 1, CLI_FOLDER,
     EXAMPLES({"run exports of JAX, and see which custom calls are missing",
               "hlo-cts programs exports"}),
     .about =
         "A program is an artifact NAME.mlirbc. NAME.args has its arguments, and NAME.results the "
         "results that it must give: a dense attribute per line. A program without results is only "
         "run. docs/programs.md describes the folder. A program that comes to a custom call "
         "which neither the interpreter nor a plugin evaluates is no failure; the command names "
         "each such target.",
     .status_1 = "A program cannot be read or evaluated, or its results differ"},
    cmd_programs};
