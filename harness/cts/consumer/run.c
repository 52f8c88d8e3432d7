/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts run */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "budget.h"
#include "case_options.h"
#include "harness/checks/asked.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/coverage/coverage.h"
#include "harness/data/input.h"
#include "harness/groups/groups.h"
#include "harness/host/clock.h"
#include "harness/host/interrupt.h"
#include "harness/journal/journal.h"
#include "harness/journal/waivers.h"
#include "harness/programs/contexts.h"
#include "harness/reports/report.h"
#include "harness/run/estimate.h"
#include "harness/run/habits.h"
#include "harness/run/sentinel.h"
#include "harness/sessions/session.h"
#include "interpreter/interpreter.h"

typedef struct run_settings {
  strbuf source; /* of the consumer (consumer_named) */
  unsigned jobs;
  consumer_options asked;
  unsigned matrices; /* a sum of matrix_kind */
  size_t durations;  /* so many of the slowest cases are shown */
  session *consumer; /* NULL: the built-in one */
  waivers *waivers;  /* NULL: none */
  unsigned retries, repeat;
  size_t group;
  double budget; /* seconds; 0: none */
  bool fail_fast;
} run_settings;

static void run_settings_free(run_settings *s) { strbuf_free(&s->source); }

static bool read_run_settings(const cli_args *args, run_settings *s, strbuf *why) {
  unsigned long long retries = 0, repeat = 1, group = 1, durations = 0;
  *s = (run_settings){0};
  if (!read_jobs(args, &s->jobs, why)) return false;
  interp_use((interp_engine)(INTERP_FAST + cli_choice(args, "engine", 0)));
  if (!cli_number_of(args, "retries", 0, 100, &retries, why) ||
      !cli_number_of(args, "repeat", 1, 1000, &repeat, why) ||
      !cli_number_of(args, "group", 1, GROUP_MOST, &group, why) ||
      !cli_number_of(args, "durations", 0, SIZE_MAX, &durations, why))
    return false;
  s->retries = (unsigned)retries;
  s->repeat = (unsigned)repeat;
  s->group = (size_t)group;
  s->durations = (size_t)durations;
  if (!budget_read(cli_value(args, "budget"), &s->budget, why)) return false;
  s->fail_fast = cli_on(args, "fail-fast");
  if (s->fail_fast && s->retries)
    return strbuf_refuse(why, "--fail-fast and --retries exclude each other");
  s->matrices = (unsigned)cli_choice(args, "matrix", MATRIX_COMPACT); /* none, each, both */
  int modes = cli_on(args, "resume") + cli_on(args, "rerun-failed") + cli_on(args, "replace");
  if (modes && !cli_value(args, "report"))
    return strbuf_refuse(
        why, "--resume, --rerun-failed and --replace need --report, the folder of the run");
  if (modes > 1)
    return strbuf_refuse(why, "--resume, --rerun-failed and --replace exclude each other");
  return consumer_named(args, &s->source, why) && read_consumer_options(args, &s->asked, why);
}

typedef struct progress_bar {
  bool live;
  double shown; /* seconds into the run when the last line was written, if not live */
} progress_bar;

/* Nothing before a second has passed and a case has ended: a rate would be a guess. */
static const char *time_left(const run_progress *p, strbuf *text) {
  if (p->left < 0 || p->seconds < 1) return "";
  strbuf_adds(text, "about ");
  estimate_add_time(p->left, text);
  strbuf_adds(text, " left, ");
  return strbuf_str(text);
}

static void show_progress(const run_progress *p, void *user) {
  progress_bar *bar = user;
  strbuf_auto left = STRBUF_INIT;
  enum { WIDTH = 20, EVERY = 10 /* seconds */ };
  size_t filled = p->cases ? p->cases_done * WIDTH / p->cases : WIDTH;
  if (bar->live) {
    dprintf(STDERR_FILENO, "\r[%.*s%*s] %zu/%zu cases, %s%zu failures \033[K", (int)filled,
            "####################", (int)(WIDTH - filled), "", p->cases_done, p->cases,
            time_left(p, &left), p->failures);
    return;
  }
  if (p->seconds < bar->shown + EVERY) return;
  bar->shown = p->seconds;
  fprintf(stderr, "%zu/%zu cases, %.0f s, %s%zu failures\n", p->cases_done, p->cases, p->seconds,
          time_left(p, &left), p->failures);
}

/* `value` NULL: the option was not given. */
static void name_option(journal_head *h, const char *name, const char *value) {
  if (value) h->options[h->option_count++] = (journal_option){name, value};
}

static void name_list(journal_head *h, const char *name, const strbuf *list) {
  name_option(h, name, list->len ? strbuf_str(list) : NULL);
}

/* Records the options that make two runs different, for the journal. */
static void name_run(journal_head *h, const cli_args *args, const run_settings *s,
                     const selection *sel, const strbuf *claimed) {
  static const char *const names[] = {"filter", "level", "since",  "opset",  "shard",
                                      "pair",   "fault", "engine", "corpus", "golden"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    name_option(h, names[i], cli_value(args, names[i]));
  name_list(h, "consumer", &s->source);
  name_list(h, "case", &sel->ids);
  name_list(h, "tag", &sel->tags);
  name_list(h, "check", &sel->checks);
  name_option(h, "quick", cli_on(args, "quick") ? "on" : NULL);
  name_option(h, "sample", cli_value(args, "sample"));
  name_list(h, "profiles", claimed);
  name_list(h, "context", &sel->contexts);
  name_list(h, "sizes", &sel->sizes);
}

/* The consumer, as the journal describes it: `x` is NULL for the built-in one. */
static void name_consumer(journal_head *h, const session *x, const vs_opset *o, strbuf *can) {
  const consumer_profile *p = x ? session_profile(x) : NULL;
  consumer_kind kind = x ? session_description(x)->kind : CONSUMER_BUILTIN;
  bool any = kind == CONSUMER_BUILTIN; /* it is of every release */
  h->calls_itself = x ? session_other_name(x) : NULL;
  h->kind = consumer_kinds[kind];
  h->oldest = o->releases[any ? 0 : p->oldest].version;
  h->newest = o->releases[any ? o->release_count - 1 : p->newest].version;
  for (int v = 0; v < VERB_COUNT; v++)
    if (any || p->can >> v & 1) strbuf_addf(can, "%s%s", can->len ? "," : "", consumer_verbs[v]);
  h->can = strbuf_str(can);
}

/* Whether --report may take this run: its folder can be written or made, and holds no run unless
 * what is to become of that one was said. Asked before the consumer is started. */
static bool check_folder(const cli_args *args, strbuf *why) {
  const char *folder = cli_value(args, "report");
  if (!folder || cli_on(args, "dry-run")) return true;
  auto_free char *there = strdup(folder);
  while (there && access(there, F_OK) != 0 && strrchr(there, '/')) *strrchr(there, '/') = '\0';
  bool made = there && access(there, F_OK) == 0;
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/.", made ? there : *folder == '/' ? "" : ".");
  if (access(strbuf_str(&path), W_OK) != 0)
    return strbuf_refuse(why, "cannot write folder '%s': %s", folder, strerror(errno));
  strbuf_reset(&path);
  strbuf_addf(&path, "%s/" JOURNAL_FILE, folder);
  bool said = cli_on(args, "replace") || cli_on(args, "resume") || cli_on(args, "rerun-failed");
  if (said || access(strbuf_str(&path), F_OK) != 0) return true;
  return strbuf_refuse(
      why, "'%s' holds a run already: --resume continues it, --replace replaces it", folder);
}

/* A run from its plan to its exit status. */
typedef struct whole_run {
  const cli_args *args;
  const run_settings *s;
  const corpus *corpus; /* all of it, whatever was selected */
  results r;
  journal_head head;
  journal *journal; /* NULL: there is none */
  strbuf why;       /* what went wrong */
  strbuf warning;   /* what the sentinels tell of the consumer */
  habits habits;    /* of the consumer, before the first case */
  strbuf habits_text;
  bool fickle;       /* its habits were different after the last case */
  progress_bar *bar; /* NULL: quiet */
  bool ok, stopped, waived;
  bool failed_fast;  /* --fail-fast ended it */
  bool spent;        /* --budget did */
  uint8_t *ranks;    /* with --budget: of each case, when it runs */
  bool *failed;      /* of each case: it failed in an earlier run */
  bool incomparable; /* the sentinels show that the consumer's values mean nothing */
  bool unwritten;    /* the journal cannot be written, so the run ended */
  run_counts counts;
  double computed;      /* seconds of the processor, for the consumer and the processes that ask */
  uint64_t aside;       /* actions of sentinels and habits */
  report_header before; /* has the run of --before */
  char today[16];
  summary sum;
} whole_run;

static bool row_fails(const finished_row *row, void *user) {
  whole_run *w = user;
  if (w->s->waivers) return waivers_row_fails(w->s->waivers, &w->r, &w->head, w->today, row);
  return results_row_fails(&w->r, row->index, row->verdicts, row->producer);
}

static void on_row(const finished_row *row, void *user) {
  whole_run *w = user;
  if (w->journal) journal_row(w->journal, row);
  if (w->s->fail_fast && row_fails(row, w)) w->failed_fast = true;
}

static const char *on_batch(const run_progress *p, void *user) {
  whole_run *w = user;
  if (w->bar) show_progress(p, w->bar);
  w->unwritten = w->journal && !journal_flush(w->journal, false);
  if (w->unwritten) return ""; /* journal_close says why */
  return w->failed_fast ? "stopped at the first case that failed (--fail-fast)" : NULL;
}

/* The journal of a run with reports; false with a sentence when there should be one and is none. */
static bool open_journal(const cli_args *args, journal_head *head, results *r, const selection *sel,
                         const golden_set *golden, run_options *o, journal **out, strbuf *why) {
  const char *folder = cli_value(args, "report");
  *out = NULL;
  if (!folder) return true;
  journal_mode mode = cli_on(args, "rerun-failed") ? JOURNAL_FAILED
                      : cli_on(args, "resume")     ? JOURNAL_RESUME
                                                   : JOURNAL_NEW;
  /* Reports of an earlier run go first, so that none outlives its journal. */
  if (!report_remove(folder, why)) return false;
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  *out = journal_open(folder, mode, head, r, golden, sel->filter, &sink.sink, why);
  if (!*out) return false;
  o->done = journal_done(*out);
  if (mode != JOURNAL_NEW && !cli_on(args, "quiet"))
    fprintf(stderr, "%zu rows are there already\n", journal_kept(*out));
  return true;
}

/* Runs the cases. `ok` means that there is something to report: all rows, the rows that a journal
 * kept, or, without a journal, the rows before --fail-fast or --budget ended the run. */
static void run_all(whole_run *w, run_options *o) {
  if (w->s->budget > 0) o->until = clock_now() + w->s->budget;
  double before = clock_of_children();
  w->ok = run_with_retries(&w->r, o, w->s->retries, &w->why);
  w->computed = clock_of_children() - before;
  w->spent = w->ok && o->until > 0 && w->r.missing;
  if (w->spent) budget_tell_left(&w->r, w->ranks, w->s->budget, &w->why);
  w->ok &= !w->spent;
  w->stopped = !w->ok && (interrupt_signal() || w->failed_fast || w->spent);
  bool kept = w->journal != NULL;
  if (w->journal && !journal_close(w->journal, w->r.seconds, &w->why)) w->ok = kept = false;
  if (w->stopped && kept) strbuf_adds(&w->why, "; --resume continues the run");
  if (w->journal) w->r.seconds += w->head.seconds;
  if (w->bar && w->bar->live) dprintf(STDERR_FILENO, "\r\033[K");
  w->ok |= w->stopped && (kept || ((w->failed_fast || w->spent) && !w->journal));
}

/* How often the consumer was asked. */
static void tell_counts(const whole_run *w, strbuf *out) {
  const run_counts *c = &w->counts;
  strbuf_auto line = STRBUF_INIT;
  strbuf_addf(&line, "asked: %" PRIu64 " times about one case", c->alone);
  if (c->groups)
    strbuf_addf(&line,
                ", %" PRIu64 " times about several, which gave %" PRIu64 " answers; %" PRIu64
                " of them were wrong and were asked about again",
                c->groups, c->answers, c->again);
  strbuf_addf(&line, "; %" PRIu64 " times about itself (sentinels, habits)", w->aside);
  cli_wrap(strbuf_str(&line), 0, 2, out);
}

/* Whether a pair of --pair has a release of the consumer. */
static bool selects_its(whole_run *w, const consumer_table *t, const plan_filter *f) {
  for (size_t p = 0; p < w->r.releases; p++)
    for (size_t c = 0; c < w->r.releases; c++)
      if (plan_takes_pair(f, p, c) &&
          (asked_implements(t, w->r.opset, p) || asked_implements(t, w->r.opset, c)))
        return true;
  strbuf_addf(&w->why,
              "--pair=%s selects no checks for '%s': producer or consumer must be a release that "
              "it implements",
              cli_value(w->args, "pair"), w->r.consumer);
  return false;
}

/* The matrices and the summary, with waivers applied. */
static void print_results(whole_run *w, const report_header *h) {
  const run_settings *s = w->s;
  strbuf_auto out = STRBUF_INIT, outdated = STRBUF_INIT;
  if (s->waivers) {
    w->waived = waivers_apply(s->waivers, &w->r, w->corpus, &w->head, w->today, &outdated);
    waivers_tell_unused(s->waivers, &w->r, &outdated);
  }
  results_summary(&w->r, &w->sum);
  report_matrices(&w->r, s->matrices, s->asked.colour, display_width(STDOUT_FILENO), &out);
  report_summary(&w->r, h, s->asked.colour, &out);
  report_durations(&w->r, s->durations, &out);
  if (wants_annotations(w->args)) report_annotations(&w->r, h, &out);
  strbuf_adds(&out, strbuf_str(&w->warning));
  if (s->consumer) tell_counts(w, &out);
  cli_wrap(h->coverage, 0, 2, &out);
  strbuf_addf(&out, "%.2f s", w->r.seconds);
  if (s->consumer && !w->head.seconds) strbuf_addf(&out, ", %.2f s of processor time", w->computed);
  strbuf_addf(&out, "\n%s", strbuf_str(&outdated));
  if (s->consumer && cli_value(w->args, "pair") &&
      w->sum.cells_empty == w->r.releases * w->r.releases)
    strbuf_addf(
        &w->why,
        "no check that --pair=%s selects gave a verdict: each was waived, skipped or unsupported",
        cli_value(w->args, "pair"));
  w->ok = print_text(&out, s->asked.colour, &w->why);
}

static int status_of(const whole_run *w, bool reported) {
  int status = reported ? results_status(&w->sum) : w->unwritten ? EXIT_USAGE : EXIT_SUITE_BUG;
  if ((!w->waived || w->fickle) && status == EXIT_PASS) status = EXIT_FAIL;
  if (w->why.len && (status == EXIT_PASS || status == EXIT_FAIL)) status = EXIT_USAGE;
  if (w->stopped && status != EXIT_SUITE_BUG) {
    bool failed = w->failed_fast || (w->spent && w->sum.failed_cases);
    status = failed ? EXIT_FAIL : EXIT_USAGE;
  }
  return status;
}

/* Whether the sentinels behave; `when` they were asked. */
static bool trust(whole_run *w, const run_options *o, const char *when) {
  strbuf_auto why = STRBUF_INIT;
  sentinel_end end = sentinels_behave(w->r.opset, o, &why);
  if (interrupt_signal()) end = SENTINELS_BEHAVE;
  w->incomparable = end == SENTINELS_NOT_COMPARABLE;
  if (end != SENTINELS_BEHAVE)
    strbuf_addf(&w->why, "%s, nothing is published: asked %s, %s",
                w->incomparable ? "not comparable" : "harness broken", when, strbuf_str(&why));
  else if (why.len)
    strbuf_addf(&w->warning, "warning: asked %s, %s\n", when, strbuf_str(&why));
  return end == SENTINELS_BEHAVE;
}

/* The exit status of a run that is not trusted. */
static int blamed(const whole_run *w) { return w->incomparable ? EXIT_FAIL : EXIT_SUITE_BUG; }

/* Whether a consumer that starts for each action mostly waits. Asked where nobody says how many
 * processes there are and more of them would have something to do. */
static bool waits(const whole_run *w, const run_options *o) {
  const consumer_description *d = w->s->consumer ? session_description(w->s->consumer) : NULL;
  run_options more = *o;
  sentinel_times t;
  strbuf_auto ignored = STRBUF_INIT;
  more.waits = true;
  return !o->jobs && d && d->kind == CONSUMER_PROCESS &&
         run_jobs(&w->r, &more) > run_jobs(&w->r, o) &&
         sentinels_time(w->r.opset, o, &t, &ignored) && sentinel_waits(&t);
}

static int dry_run(whole_run *w, const run_options *o) {
  run_estimate e;
  strbuf_auto line = STRBUF_INIT, text = STRBUF_INIT;
  printf("%zu case%s, consumer %s\n", w->r.case_count, w->r.case_count == 1 ? "" : "s",
         w->head.consumer);
  if (!w->s->consumer) return EXIT_PASS;
  if (!estimate_run(&w->r, w->corpus, o, ESTIMATE_SECONDS, &e, &w->why)) return EXIT_USAGE;
  estimate_print(&e, &line);
  cli_wrap(strbuf_str(&line), 0, 2, &text);
  printf("%s", strbuf_str(&text));
  return EXIT_PASS;
}

/* Whether to ask the consumer for its habits: it must have a description and evaluate. */
static bool asks_habits(const whole_run *w, const run_options *o) {
  const consumer_table *t = o->tested;
  bool evaluates = plan_takes_checks(o->filter) & (1u << CHECK_EVALUATE | CONTEXT_CHECKS);
  return w->s->consumer && t->abilities && t->abilities(t) & ABILITY_EVALUATE && evaluates;
}

static void ask_habits_first(whole_run *w, const run_options *o, consumer_table *me) {
  if (!asks_habits(w, o) || !habits_ask(w->r.opset, o, &w->habits, &w->warning)) return;
  me->flushes = w->habits.of[HABIT_FLUSH] == HABIT_SECOND;
  habits_text(&w->habits, &w->habits_text);
  name_list(&w->head, "habits", &w->habits_text);
}

/* Whoever does otherwise at the end was not consistent: that fails the run. */
static void ask_habits_last(whole_run *w, const run_options *o) {
  habits last;
  if (!asks_habits(w, o) || !habits_ask(w->r.opset, o, &last, &w->warning)) return;
  habit h = habits_differ(&w->habits, &last);
  if (h == HABIT_COUNT) return;
  w->fickle = true;
  strbuf_adds(&w->warning, "failed: not consistent: ");
  habits_tell_change(&w->habits, &last, h, &w->warning);
  strbuf_addc(&w->warning, '\n');
}

/* Runs the cases between the sentinels, and reports when both can be trusted; the exit status. */
static int run_trusted(whole_run *w, run_options *o, const char *folder) {
  run_all(w, o);
  bool ended = w->ok && (!w->stopped || w->spent);
  if (ended && !trust(w, o, "last")) {
    strbuf_auto reason = STRBUF_INIT;
    strbuf_adds(&reason, strbuf_str(&w->why));
    if (folder) journal_break(folder, strbuf_str(&reason), w->incomparable, &w->why);
    return blamed(w);
  }
  if (ended) ask_habits_last(w, o);
  bool reported = w->ok;
  strbuf_auto sentence = STRBUF_INIT;
  report_header h = report_header_of(&w->head);
  h.before = w->before.before;
  h.before_date = w->before.before_date;
  coverage_sentence(w->corpus, &w->r, &sentence);
  h.coverage = strbuf_str(&sentence);
  if (w->ok) print_results(w, &h);
  if (w->ok && folder && report_render(&w->r, folder, &h, &w->why)) printf("reports: %s\n", folder);
  return status_of(w, reported);
}

/* Asks about habits, which the journal then names. */
static bool begin_run(whole_run *w, run_options *o, consumer_table *me, const selection *sel,
                      const golden_set *golden) {
  ask_habits_first(w, o, me);
  return open_journal(w->args, &w->head, &w->r, sel, golden, o, &w->journal, &w->why);
}

/* Finds which cases failed in the run before and, with --budget, the order of all. */
static bool rank_cases(whole_run *w, const selection *sel, run_options *o) {
  bool ranked = w->s->budget > 0;
  o->failed = w->failed = failed_before(&w->r, &sel->corpus, w->before.before);
  if (ranked && w->failed)
    o->ranks = w->ranks = budget_ranks(&w->r, &sel->corpus, sel->filter, w->failed);
  if (w->failed && (w->ranks || !ranked)) return true;
  return strbuf_refuse(&w->why, "out of memory");
}

static int run_and_report(const cli_args *args, const run_settings *s, const selection *sel,
                          const golden_set *golden) {
  const char *folder = cli_value(args, "report");
  consumer_table me =
      s->consumer ? session_consumer(s->consumer) : builtin_consumer(s->asked.fault);
  whole_run w = {
      .args = args,
      .s = s,
      .corpus = &sel->corpus,
      .waived = true,
      .head = {.tool = TOOL, .consumer = me.name, .corpus = sel->corpus.folder},
  };
  progress_bar bar = {isatty(STDERR_FILENO) != 0, 0};
  if (!cli_on(args, "quiet")) w.bar = &bar;
  run_watch watch = {on_row, on_batch, row_fails, &w};
  run_options o = {.jobs = s->jobs,
                   .timeout = me.implements ? session_timeout(s->consumer) : s->asked.timeout,
                   .repeat = s->repeat,
                   .carry_over = !cli_on(args, "exhaustive"),
                   .tested = &me,
                   .golden = golden,
                   .filter = sel->filter,
                   .watch = &watch,
                   .group = me.implements ? s->group : 1,
                   .counts = &w.counts,
                   .aside = &w.aside};
  time_text("%Y-%m-%d", w.today, sizeof w.today);
  time_text("%Y-%m-%dT%H:%M:%SZ", w.head.started, sizeof w.head.started);
  strbuf_auto claimed = STRBUF_INIT, can = STRBUF_INIT;
  name_consumer(&w.head, s->consumer, rows_of(args), &can);
  if (me.claim) profile_text(me.claim->profiles, ",", &claimed);
  name_run(&w.head, args, s, sel, &claimed);
  int status = EXIT_USAGE;
  FREED_BY(journal_record_free) journal_record before = {0};
  bool ready = read_before(args, &before, &w.before) &&
               results_new(&w.r, rows_of(args), &sel->corpus, sel->filter, &w.why) &&
               rank_cases(&w, sel, &o);
  if (ready) run_describe(&w.r, &me);
  ready = ready && selects_its(&w, &me, sel->filter);
  bool trusted = ready && trust(&w, &o, "first");
  if (ready && !trusted) status = blamed(&w);
  if (trusted) o.waits = waits(&w, &o);
  if (trusted && cli_on(args, "dry-run"))
    status = dry_run(&w, &o);
  else if (trusted && begin_run(&w, &o, &me, sel, golden))
    status = run_trusted(&w, &o, folder);
  if (w.why.len) say("hlo-cts run", strbuf_str(&w.why));
  strbuf_free(&w.why);
  strbuf_free(&w.warning);
  strbuf_free(&w.habits_text);
  results_free(&w.r);
  free(w.ranks);
  free(w.failed);
  return status;
}

static bool load_waivers(const cli_args *args, run_settings *s, waivers *known) {
  const char *file = cli_value(args, "waivers");
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  if (file) s->waivers = known;
  return !file || waivers_load(known, file, rows_of(args), &sink.sink);
}

static int run_until_end(const cli_args *args) {
  FREED_BY(run_settings_free) run_settings s = {0};
  strbuf_auto why = STRBUF_INIT;
  bool ok = read_run_settings(args, &s, &why) && check_folder(args, &why);
  if (!ok) say("hlo-cts run", strbuf_str(&why));
  if (!ok) return EXIT_USAGE;
  if (s.source.len) s.consumer = open_source(strbuf_str(&s.source), rows_of(args), &s.asked);
  if (s.source.len && !s.consumer) return EXIT_USAGE;
  FREED_BY(selection_free) selection sel = {0};
  FREED_BY(golden_free) golden_set golden = {0};
  FREED_BY(waivers_free) waivers known = {0};
  int status = EXIT_USAGE;
  if (trace_into("hlo-cts run", args, s.consumer) && load_waivers(args, &s, &known) &&
      select_cases("hlo-cts run", args, &sel) && load_golden("hlo-cts run", args, false, &golden))
    status = run_and_report(args, &s, &sel, &golden);
  session_close(s.consumer);
  return status;
}

int cmd_run(const cli_args *args) {
  interrupt_begin(); /* before there is anything to clean up */
  int status = run_until_end(args);
  interrupt_end();
  return status;
}
