/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts explain. scripts/commands/explain.py tells what is found for one pair. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "case_options.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "harness/explain/cell.h"
#include "harness/programs/contexts.h"
#include "harness/reports/report.h"
#include "harness/run/habits.h"
#include "harness/run/run.h"
#include "harness/sessions/session.h"
#include "harness/words/json_text.h"

static const char prefix[] = "hlo-cts explain", not_in_run[] = "that run does not have the case";

typedef struct explain_job {
  session *x; /* NULL: the built-in consumer */
  const cli_args *args;
  cell_question q;
  corpus corpus;
  golden_set golden;
  journal_record record;
  bool recorded;
  consumer_table tested;
  consumer_options asked;
  double timeout;  /* of an action */
  strbuf consumer; /* of the command line; empty: not named */
  strbuf habits;   /* what the consumer does where consumers differ; empty: not known */
} explain_job;

static bool complain(const char *format, const char *word) {
  strbuf_auto why = STRBUF_INIT;
  strbuf_addf(&why, "%s '%s'", format, word);
  say(prefix, strbuf_str(&why));
  return false;
}

static bool read_settings(explain_job *j) {
  strbuf_auto why = STRBUF_INIT;
  bool ok = read_consumer_options(j->args, &j->asked, &why);
  if (!ok) say(prefix, strbuf_str(&why));
  j->timeout = j->asked.timeout;
  const char *checks = cli_value(j->args, "check");
  if (checks) j->q.checks = checks_read(checks);
  j->tested = builtin_consumer(j->asked.fault);
  return ok;
}

/* The consumer under test: from the command line, or from the run of --report. */
static bool open_consumer(explain_job *j) {
  strbuf_auto why = STRBUF_INIT;
  if (!consumer_named(j->args, &j->consumer, &why))
    return say(prefix, strbuf_str(&why)) == EXIT_PASS;
  const char *file = j->consumer.len ? strbuf_str(&j->consumer) : NULL;
  if (j->recorded) {
    const char *contexts = journal_value(&j->record.head, "context");
    if (contexts && !cli_value(j->args, "context")) j->q.contexts = contexts;
    if (!file) file = journal_value(&j->record.head, "consumer");
    /* The description is wanted for its command lines alone. */
    if (file && access(file, R_OK) != 0 && !j->consumer.len) file = NULL;
  }
  j->q.tested = &j->tested;
  if (!file) return true;
  j->x = open_source(file, j->q.opset, &j->asked);
  if (!j->x) return false;
  j->q.setting = session_setting(j->x);
  j->q.profile = session_profile(j->x);
  j->q.consumer_file = file;
  j->tested = session_consumer(j->x);
  FILE *trace = j->recorded ? NULL : tmpfile();
  if (trace) {
    j->q.trace = dup(fileno(trace));
    session_trace_to(j->x, j->q.trace);
    fclose(trace);
  }
  if (j->tested.implements) j->timeout = session_timeout(j->x);
  return true;
}

static bool load(explain_job *j) {
  const char *report = cli_value(j->args, "report");
  auto_free char *folder = suite_folder("corpus", cli_value(j->args, "corpus"));
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  bool ok = folder && corpus_load(&j->corpus, folder, j->q.opset, &sink.sink);
  ok = ok && load_golden("hlo-cts explain", j->args, false, &j->golden);
  if (ok && report) {
    j->recorded = true;
    ok = read_journal(j->args, &j->record, report);
  }
  j->q.corpus = j->corpus.folder;
  j->q.golden = &j->golden;
  return ok;
}

static bool find_case(explain_job *j, const char *id) {
  uint32_t classes = 0;
  strbuf_auto why = STRBUF_INIT;
  if (sizes_is_id(id)) sizes_read("all", &classes);
  if (!sizes_add(&j->corpus, j->q.opset, classes, &why))
    return say("hlo-cts explain", strbuf_str(&why)) == EXIT_PASS;
  for (size_t i = 0; i < j->corpus.count; i++)
    if (strcmp(j->corpus.cases[i].id, id) == 0) j->q.c = &j->corpus.cases[i];
  return case_is_there("hlo-cts explain", &j->corpus, id);
}

/* Reads the habits from the run of --report, or asks the consumer now. As in a run, a consumer that
 * flushes subnormals must always flush them. */
static void learn_habits(explain_job *j) {
  const char *recorded = j->recorded ? journal_value(&j->record.head, "habits") : NULL;
  const consumer_table *t = &j->tested;
  bool evaluates = j->q.c->checks & (1u << CHECK_EVALUATE | CONTEXT_CHECKS);
  strbuf_auto why = STRBUF_INIT;
  habits h;
  if (recorded) strbuf_adds(&j->habits, recorded);
  if (j->recorded || !j->x || !evaluates || !t->abilities || !(t->abilities(t) & ABILITY_EVALUATE))
    return;
  run_options o = {.jobs = 1, .timeout = j->timeout, .tested = t, .golden = &j->golden};
  if (habits_ask(j->q.opset, &o, &h, &why)) {
    j->tested.flushes = h.of[HABIT_FLUSH] == HABIT_SECOND;
    habits_text(&h, &j->habits);
  } else {
    say(prefix, strbuf_str(&why));
  }
}

static int explain_pair(explain_job *j) {
  strbuf out = STRBUF_INIT;
  strbuf_auto why = STRBUF_INIT;
  j->q.bytes_path = cli_value(j->args, "bytes");
  j->q.program_path = cli_value(j->args, "program");
  j->q.record = j->recorded ? &j->record : NULL;
  json_auto_t *cell = explain_isolated(&j->q, j->timeout, &why);
  int status = cell ? EXIT_PASS : EXIT_SUITE_BUG;
  if (cell && j->habits.len)
    json_object_set_new(cell, "habits", json_string(strbuf_str(&j->habits)));
  if (cell) json_line(&out, json_incref(cell), JSON_INDENT(1));
  if (why.len) status = say(prefix, strbuf_str(&why));
  return print_and_free(&out, status);
}

/* --- Every pair --- */

static json_t *json_pairs(const results *r, size_t index) {
  json_t *list = json_array();
  char from[32], to[32], buffer[32];
  for (size_t p = 0; p < r->releases; p++)
    for (size_t c = 0; c < r->releases; c++)
      for (int slot = 0; slot < SLOT_COUNT; slot++) {
        const uint8_t *v = results_at(r, index, p, c, slot);
        json_t *o = NULL;
        for (int k = 0; k < CHECK_COUNT; k++) {
          if (v[k] == VERDICT_NONE) continue;
          if (!o) o = json_object();
          json_object_set_new(o, check_names[k], json_string(verdict_names[v[k]]));
        }
        if (!o) continue;
        planned plan = plan_cell(r->opset, r->cases[index], p, c, slot, buffer);
        json_array_append_new(
            list, json_pack("{s:s, s:s, s:s, s:s, s:b, s:o}", "producer",
                            vs_format(r->opset->releases[p].version, from), "consumer",
                            vs_format(r->opset->releases[c].version, to), "slot",
                            slot ? "unchanged" : "meant", "class", class_names[plan.class],
                            "counted", plan.counted, "checks", o));
      }
  return list;
}

/* A run with the options for the printed commands: those of this command, and of the journal. */
static journal_head printed_run(const explain_job *j) {
  const struct {
    const char *name, *given, *otherwise;
  } rows[] = {{"consumer", j->consumer.len ? strbuf_str(&j->consumer) : NULL, j->q.consumer_file},
              {"context", cli_value(j->args, "context"), j->q.contexts},
              {"corpus", cli_value(j->args, "corpus")},
              {"golden", cli_value(j->args, "golden")},
              {"opset", cli_value(j->args, "opset")},
              {"fault", cli_value(j->args, "fault")}};
  journal_head run = {0};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const char *value =
        j->recorded ? journal_value(&j->record.head, rows[i].name) : rows[i].otherwise;
    run.options[run.option_count++] =
        (journal_option){rows[i].name, rows[i].given ? rows[i].given : value};
  }
  return run;
}

/* The failures, one line for all pairs of a producer in which a check ended in the same way. */
static void add_pairs(const results *r, size_t index, const explain_job *j, strbuf *out) {
  char a[32], b[32], buffer[32];
  size_t shown = 0;
  for (size_t i = 0; i < r->detail_count && shown < 10; i++) {
    const detail *d = &r->details[i];
    bool bad = verdict_is_bad(d->found.verdict);
    if (d->index != index || !bad) continue;
    planned plan = plan_cell(r->opset, r->cases[index], d->producer, d->consumer, d->slot, buffer);
    strbuf_addf(
        out, "%s -> %s%s: %s: %s%s: %.*s\n", vs_format(r->opset->releases[d->producer].version, a),
        vs_format(r->opset->releases[d->consumer].version, b), d->slot ? " (unchanged)" : "",
        check_names[d->check], verdict_names[d->found.verdict],
        plan.counted ? "" : " (not counted)", (int)strcspn(d->text, "\n"), d->text);
    if (!shown++) {
      strbuf_adds(out, "  ");
      journal_head run = printed_run(j);
      explain_line(r->cases[index]->id, a, b, &run, out);
      strbuf_addc(out, '\n');
    }
  }
}

static int show_pairs(const explain_job *j, const results *r) {
  strbuf out = STRBUF_INIT;
  size_t index;
  summary s;
  if (!explain_find_case(r, j->q.c->id, &index)) return say(prefix, not_in_run);
  if (cli_on(j->args, "json")) {
    json_t *all = json_pack("{s:i, s:s, s:o}", "explanation", 1, "case", j->q.c->id, "pairs",
                            json_pairs(r, index));
    if (all && j->habits.len)
      json_object_set_new(all, "habits", json_string(strbuf_str(&j->habits)));
    json_line(&out, all, JSON_INDENT(1));
  } else {
    strbuf_addf(&out, "%s, tested: %s\n", j->q.c->id, r->consumer);
    if (j->habits.len) strbuf_addf(&out, "habits: %s\n", strbuf_str(&j->habits));
    report_matrix(r, MATRIX_COMPACT, j->asked.colour, display_width(STDOUT_FILENO), &out);
    strbuf_addc(&out, '\n');
    add_pairs(r, index, j, &out);
  }
  results_summary(r, &s);
  return print_coloured_and_free(&out, j->asked.colour, results_status(&s));
}

static int run_pairs(explain_job *j) {
  plan_options options = {
      .id = j->q.c->id, .context = j->q.contexts, .check = cli_value(j->args, "check")};
  strbuf_auto why = STRBUF_INIT;
  FREED_BY(results_free) results r = {0};
  int status = EXIT_USAGE;
  plan_filter *f = plan_filter_new(j->q.opset, &options, &why);
  if (f && results_new(&r, j->q.opset, &j->corpus, f, &why)) {
    r.consumer = j->tested.name;
    run_options o = {
        .jobs = 1, .timeout = j->timeout, .tested = &j->tested, .golden = &j->golden, .filter = f};
    if (run_cases(&r, &o, &why)) {
      results_sort_details(&r);
      status = show_pairs(j, &r);
    }
  }
  if (why.len) say(prefix, strbuf_str(&why));
  plan_filter_free(f);
  return status;
}

/* Prints the matrix of this case alone; other cases of the recorded run must not change it. */
static int recorded_pairs(explain_job *j) {
  const results *all = &j->record.r;
  plan_options options = {.id = j->q.c->id};
  strbuf_auto why = STRBUF_INIT;
  FREED_BY(results_free) results one = {0};
  int status = EXIT_USAGE;
  size_t index = 0, first;
  explain_find_case(all, j->q.c->id, &index); /* explain() found it */
  plan_filter *f = plan_filter_new(j->q.opset, &options, &why);
  bool ok = f && results_new(&one, j->q.opset, &j->record.corpus, f, &why);
  one.consumer = all->consumer;
  for (size_t p = 0; ok && p < all->releases; p++)
    ok = results_set_row(&one, 0, p, results_row(all, index, p));
  size_t count = results_details(all, index, &first);
  for (size_t i = first; ok && i < first + count; i++) {
    detail d = all->details[i];
    d.index = 0;
    d.text = strdup(d.text);
    ok = d.text && results_add_detail(&one, d);
  }
  if (ok) {
    results_sort_details(&one);
    status = show_pairs(j, &one);
  } else {
    say(prefix, why.len ? strbuf_str(&why) : "out of memory");
  }
  plan_filter_free(f);
  return status;
}

/* --- The command --- */

static bool one_release(const vs_opset *o, const char *text, size_t n, size_t *out) {
  strbuf_auto word = STRBUF_INIT;
  strbuf_add(&word, text, n);
  return plan_release(o, text, n, out) ||
         complain("a pair is two releases, as 1.0.0,1.4.0; there is no release", strbuf_str(&word));
}

static bool read_pair(explain_job *j, const char *pair) {
  const char *comma = strchr(pair, ',');
  if (!comma) return complain("a pair has the form P,C, as 1.0.0,1.4.0, not", pair);
  return one_release(j->q.opset, pair, (size_t)(comma - pair), &j->q.producer) &&
         one_release(j->q.opset, comma + 1, strlen(comma + 1), &j->q.consumer);
}

static int explain(explain_job *j) {
  const char *pair = cli_value(j->args, "pair");
  if (!read_settings(j) || (pair && !read_pair(j, pair)) || !load(j) ||
      !find_case(j, j->args->rest[0]) || !open_consumer(j))
    return EXIT_USAGE;
  size_t index;
  if (j->recorded && !explain_find_case(&j->record.r, j->q.c->id, &index))
    return say(prefix, not_in_run);
  learn_habits(j);
  if (pair) return explain_pair(j);
  if (cli_value(j->args, "bytes") || cli_value(j->args, "program") || cli_value(j->args, "save"))
    return say(prefix, "--bytes, --program and --save are of one pair: say which with --pair");
  return j->recorded ? recorded_pairs(j) : run_pairs(j);
}

int cmd_explain(const cli_args *args) {
  if (args->rest_count != 1) return say(prefix, "name one case; `hlo-cts list` prints all");
  if (cli_value(args, "pair") && !cli_on(args, "facts")) return run_script("explain", args);
  explain_job j = {.args = args,
                   .q = {.opset = rows_of(args), .opset_folder = cli_value(args, "opset")}};
  int status = explain(&j);
  session_close(j.x);
  strbuf_free(&j.habits);
  strbuf_free(&j.consumer);
  if (j.recorded) journal_record_free(&j.record);
  golden_free(&j.golden);
  corpus_free(&j.corpus);
  return status;
}
