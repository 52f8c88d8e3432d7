/* hlo-cts: the suite. One row per command. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli.h"
#include "constraints.h"
#include "consumers/check_testee.h"
#include "consumers/waivers.h"
#include "diags.h"
#include "display.h"
#include "execute.h"
#include "harness/harness.h"
#include "history.h"
#include "input.h"
#include "inspect.h"
#include "journal.h"
#include "lint.h"
#include "promises.h"
#include "records.h"
#include "report.h"
#include "run.h"

#define TOOL "hlo-cts " HLO_CTS_VERSION

typedef struct command {
  cli_tool tool;
  const char *name;
  int (*run)(const cli_args *args);
} command;

enum {
  OPT_CORPUS = 1,
  OPT_GOLDEN,
  OPT_REPORT,
  OPT_JOBS,
  OPT_TIMEOUT,
  OPT_FILTER,
  OPT_CASE,
  OPT_TAG,
  OPT_LEVEL,
  OPT_PAIR,
  OPT_CHECK,
  OPT_MATRIX,
  OPT_FAULT,
  OPT_CONSUMER,
  OPT_INPUTS,
  OPT_WAIVERS,
  OPT_COLOUR,
  OPT_QUIET,
  OPT_JSON,
  OPT_FULL,
  OPT_FORCE,
  OPT_VERIFY,
  OPT_SHARD,
  OPT_RESUME,
  OPT_RERUN,
};

/* --- What the commands share --- */

#define SELECT_ROWS                                                                      \
  {"corpus", CLI_VALUE, "folder", "the cases; found by itself when absent", OPT_CORPUS}, \
      {"filter", CLI_VALUE, "regex", "cases whose id matches", OPT_FILTER},              \
      {"case", CLI_VALUE, "id", "one case", OPT_CASE},                                   \
      {"tag", CLI_VALUE, "tag", "cases with this tag", OPT_TAG},                         \
      {"level", CLI_VALUE, "level", "required or recommended cases", OPT_LEVEL}, {       \
    "shard", CLI_VALUE, "i/n", "the i-th of n parts of them", OPT_SHARD                  \
  }

static int say(const char *who, const char *what) {
  fprintf(stderr, "%s: %s\n", who, what);
  return EXIT_USAGE;
}

/* The corpus and the filter of a command. */
typedef struct selection {
  corpus corpus;
  plan_filter *filter;
} selection;

static bool select_cases(const char *who, const cli_args *args, selection *out) {
  const vs_opset *o = vs_builtin_opset();
  *out = (selection){0};
  plan_options options = {.regex = cli_value(args, OPT_FILTER),
                          .id = cli_value(args, OPT_CASE),
                          .tag = cli_value(args, OPT_TAG),
                          .level = cli_value(args, OPT_LEVEL),
                          .pair = cli_value(args, OPT_PAIR),
                          .check = cli_value(args, OPT_CHECK),
                          .shard = cli_value(args, OPT_SHARD)};
  strbuf why = STRBUF_INIT;
  out->filter = plan_filter_new(o, &options, &why);
  if (!out->filter) say(who, strbuf_str(&why));
  strbuf_free(&why);
  if (!out->filter) return false;
  char *folder = suite_folder("corpus", cli_value(args, OPT_CORPUS));
  display_sink sink = display_sink_to(stderr, NULL);
  bool ok = folder && corpus_load(&out->corpus, folder, o, &sink.sink);
  display_end(&sink);
  free(folder);
  return ok;
}

static void selection_free(selection *s) {
  plan_filter_free(s->filter);
  corpus_free(&s->corpus);
}

static bool load_golden(const char *given, golden_set *out) {
  char *folder = suite_folder("golden", given);
  display_sink sink = display_sink_to(stderr, NULL);
  bool ok = folder && golden_load(out, folder, vs_builtin_opset(), &sink.sink);
  free(folder);
  return ok;
}

static void time_text(const char *format, char *out, size_t n) {
  time_t t = time(NULL);
  struct tm utc;
  gmtime_r(&t, &utc);
  strftime(out, n, format, &utc);
}

/* --- run --- */

static const cli_option run_options_rows[] = {
    SELECT_ROWS,
    {"pair", CLI_VALUE, "P,C", "producer and consumer; * for all, A..B for a range", OPT_PAIR},
    {"check", CLI_VALUE, "name", "one check", OPT_CHECK},
    {"golden", CLI_VALUE, "folder", "the golden bytes; found by itself when absent", OPT_GOLDEN},
    {"report", CLI_VALUE, "folder", "write the journal and every report there", OPT_REPORT},
    {"resume", CLI_SWITCH, NULL, "go on where the run in --report was killed", OPT_RESUME},
    {"rerun-failed", CLI_SWITCH, NULL, "make what failed in the run in --report again", OPT_RERUN},
    {"matrix", CLI_VALUE, "kind", "print compact, counts, both (the default) or none", OPT_MATRIX},
    {"jobs", CLI_VALUE, "n", "processes; one per processor when absent", OPT_JOBS},
    {"timeout", CLI_VALUE, "seconds", "what one check may take (20)", OPT_TIMEOUT},
    {"color", CLI_VALUE, "when", "auto, always or never", OPT_COLOUR},
    {"quiet", CLI_SWITCH, NULL, "no progress", OPT_QUIET},
    {"consumer", CLI_VALUE, "file", "who is tested; the built-in consumer when absent",
     OPT_CONSUMER},
    {"waivers", CLI_VALUE, "file", "failures that are known, and until when", OPT_WAIVERS},
    {"inputs", CLI_VALUE, "kind", "evaluate with constants (the default) or arguments", OPT_INPUTS},
    {"fault", CLI_VALUE, "name",
     "break the built-in consumer: ignore-target, drop-attribute, off-by-one-ulp", OPT_FAULT},
};

typedef struct run_settings {
  unsigned jobs;
  double timeout;
  fault fault;
  bool compact, counts, colour, arguments;
  external *consumer; /* NULL: the built-in one */
  waivers *waivers;   /* NULL: none */
} run_settings;

static bool read_run_settings(const cli_args *args, run_settings *s, strbuf *why) {
  const char *jobs = cli_value(args, OPT_JOBS), *timeout = cli_value(args, OPT_TIMEOUT);
  const char *matrix = cli_value(args, OPT_MATRIX), *colour = cli_value(args, OPT_COLOUR);
  const char *broken = cli_value(args, OPT_FAULT), *inputs = cli_value(args, OPT_INPUTS);
  unsigned long long number = 0;
  *s = (run_settings){.timeout = 20, .compact = true, .counts = true};
  if (jobs && (!cli_number(jobs, &number) || number < 1 || number > 64)) {
    strbuf_addf(why, "--jobs takes a number from 1 to 64, not '%s'", jobs);
    return false;
  }
  s->jobs = (unsigned)number;
  if (timeout) {
    char *end;
    s->timeout = strtod(timeout, &end);
    if (*end || !(s->timeout > 0)) {
      strbuf_addf(why, "--timeout takes seconds, not '%s'", timeout);
      return false;
    }
  }
  if (matrix) {
    s->compact = strcmp(matrix, "compact") == 0 || strcmp(matrix, "both") == 0;
    s->counts = strcmp(matrix, "counts") == 0 || strcmp(matrix, "both") == 0;
    if (!s->compact && !s->counts && strcmp(matrix, "none") != 0) {
      strbuf_addf(why, "--matrix takes compact, counts, both or none, not '%s'", matrix);
      return false;
    }
  }
  s->colour = isatty(STDOUT_FILENO) && !getenv("NO_COLOR");
  if (colour && strcmp(colour, "auto") != 0) {
    s->colour = strcmp(colour, "always") == 0;
    if (!s->colour && strcmp(colour, "never") != 0) {
      strbuf_addf(why, "--color takes auto, always or never, not '%s'", colour);
      return false;
    }
  }
  if (inputs) {
    s->arguments = strcmp(inputs, "arguments") == 0;
    if (!s->arguments && strcmp(inputs, "constants") != 0) {
      strbuf_addf(why, "--inputs takes constants or arguments, not '%s'", inputs);
      return false;
    }
  }
  if ((cli_on(args, OPT_RESUME) || cli_on(args, OPT_RERUN)) && !cli_value(args, OPT_REPORT)) {
    strbuf_adds(why, "--resume and --rerun-failed need --report, the folder of the run");
    return false;
  }
  if (broken && cli_value(args, OPT_CONSUMER)) {
    strbuf_adds(why, "--fault is for the built-in consumer, not for --consumer");
    return false;
  }
  if (broken && !fault_by_name(broken, &s->fault)) {
    strbuf_addf(why, "there is no fault '%s'", broken);
    return false;
  }
  return true;
}

typedef struct progress_bar {
  bool live;
  size_t quarters; /* told so far, when not live */
} progress_bar;

static void show_progress(const run_progress *p, void *user) {
  progress_bar *bar = user;
  enum { WIDTH = 30 };
  size_t filled = p->cases ? p->cases_done * WIDTH / p->cases : WIDTH;
  double rate = p->seconds > 0 ? (double)p->cases_done / p->seconds : 0;
  double left = rate > 0 ? (double)(p->cases - p->cases_done) / rate : 0;
  if (bar->live) {
    fprintf(stderr, "\r[%.*s%*s] %zu/%zu cases, %.0f/s, %.0f s left, %zu failures \033[K",
            (int)filled, "##############################", (int)(WIDTH - filled), "", p->cases_done,
            p->cases, rate, left, p->failures);
    fflush(stderr);
    return;
  }
  size_t quarter = p->cases ? p->cases_done * 4 / p->cases : 4;
  if (quarter <= bar->quarters) return;
  bar->quarters = quarter;
  fprintf(stderr, "%zu/%zu cases, %.1f s, %zu failures\n", p->cases_done, p->cases, p->seconds,
          p->failures);
}

/* What makes two runs different ones, as the journal says it. */
static void name_run(journal_head *h, const cli_args *args, const run_settings *s) {
  static const struct {
    const char *name;
    int id;
  } rows[] = {{"filter", OPT_FILTER}, {"case", OPT_CASE},        {"tag", OPT_TAG},
              {"level", OPT_LEVEL},   {"shard", OPT_SHARD},      {"pair", OPT_PAIR},
              {"check", OPT_CHECK},   {"consumer", OPT_CONSUMER}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const char *value = cli_value(args, rows[i].id);
    if (value) h->options[h->option_count++] = (journal_option){rows[i].name, value};
  }
  if (s->arguments) h->options[h->option_count++] = (journal_option){"inputs", "arguments"};
}

static void journal_on_row(uint32_t index, size_t producer, size_t first_detail, void *user) {
  journal_row(user, index, producer, first_detail);
}
static bool journal_on_batch(void *user) { return journal_flush(user, false); }

/* The journal of a run with reports; false with a sentence when there should be one and is none. */
static bool open_journal(const cli_args *args, journal_head *head, results *r, const selection *sel,
                         const golden_set *golden, run_options *o, journal **out, strbuf *why) {
  const char *folder = cli_value(args, OPT_REPORT);
  *out = NULL;
  if (!folder) return true;
  journal_mode mode = cli_on(args, OPT_RERUN)    ? JOURNAL_FAILED
                      : cli_on(args, OPT_RESUME) ? JOURNAL_RESUME
                                                 : JOURNAL_NEW;
  display_sink sink = display_sink_to(stderr, NULL);
  *out = journal_open(folder, mode, head, r, golden, sel->filter, &sink.sink, why);
  display_end(&sink);
  if (!*out) return false;
  o->done = journal_done(*out);
  o->on_row = journal_on_row;
  o->on_batch = journal_on_batch;
  o->row_user = *out;
  if (mode != JOURNAL_NEW && o->on_progress)
    fprintf(stderr, "%zu rows are there already\n", journal_kept(*out));
  return true;
}

static int run_and_report(const cli_args *args, const run_settings *s, const selection *sel,
                          const golden_set *golden) {
  static const char who[] = "hlo-cts run";
  strbuf why = STRBUF_INIT, out = STRBUF_INIT;
  results r;
  if (!results_new(&r, vs_builtin_opset(), &sel->corpus, sel->filter, &why)) {
    say(who, strbuf_str(&why));
    strbuf_free(&why);
    results_free(&r);
    return EXIT_USAGE;
  }
  implementation me =
      s->consumer ? external_implementation(s->consumer) : builtin_consumer(s->fault);
  progress_bar bar = {isatty(STDERR_FILENO) != 0, 0};
  run_options o = {.jobs = s->jobs,
                   .timeout = me.plays ? external_patience(s->consumer) : s->timeout,
                   .arguments = s->arguments,
                   .who = &me,
                   .golden = golden,
                   .filter = sel->filter,
                   .on_progress = cli_on(args, OPT_QUIET) ? NULL : show_progress,
                   .user = &bar};
  journal *j;
  journal_head head = {.tool = TOOL, .consumer = me.name, .corpus = sel->corpus.folder};
  time_text("%Y-%m-%dT%H:%M:%SZ", head.started, sizeof head.started);
  name_run(&head, args, s);
  if (!open_journal(args, &head, &r, sel, golden, &o, &j, &why)) {
    say(who, strbuf_str(&why));
    strbuf_free(&why);
    results_free(&r);
    return EXIT_USAGE;
  }
  bool ok = run_cases(&r, &o, &why);
  if (j && !journal_close(j, ok, r.seconds, &why)) ok = false;
  if (j) r.seconds += head.seconds;
  if (bar.live && o.on_progress) fputs("\r\033[K", stderr);
  report_header h = {TOOL, sel->corpus.folder, head.started};
  const char *folder = cli_value(args, OPT_REPORT);
  summary sum;
  bool waived = true;
  char today[16];
  time_text("%Y-%m-%d", today, sizeof today);
  strbuf rotten = STRBUF_INIT;
  if (ok && s->waivers) waived = waivers_apply(s->waivers, &r, today, &rotten);
  results_summary(&r, &sum);
  int status = ok ? results_status(&sum) : EXIT_SUITE_BUG;
  if (ok) {
    if (s->compact) report_matrix(&r, MATRIX_COMPACT, s->colour, &out);
    if (s->compact) strbuf_addc(&out, '\n');
    if (s->counts) report_matrix(&r, MATRIX_COUNTS, s->colour, &out);
    if (s->counts) strbuf_addc(&out, '\n');
    report_summary(&r, s->colour, &out);
    strbuf_addf(&out, "%.2f s\n", r.seconds);
    strbuf_adds(&out, strbuf_str(&rotten));
    if (!waived && status == EXIT_PASS) status = EXIT_FAIL;
    ok = output_write(NULL, strbuf_str(&out), out.len, &why);
  }
  strbuf_free(&rotten);
  if (ok && folder && records_render(&r, folder, &h, &why)) printf("reports: %s\n", folder);
  if (why.len) {
    say(who, strbuf_str(&why));
    if (status == EXIT_PASS || status == EXIT_FAIL) status = EXIT_USAGE;
  }
  strbuf_free(&out);
  strbuf_free(&why);
  results_free(&r);
  return status;
}

static int cmd_run(const cli_args *args) {
  run_settings s;
  strbuf why = STRBUF_INIT;
  bool ok = read_run_settings(args, &s, &why);
  if (!ok) say("hlo-cts run", strbuf_str(&why));
  strbuf_free(&why);
  if (!ok) return EXIT_USAGE;
  const char *consumer = cli_value(args, OPT_CONSUMER);
  if (consumer) {
    display_sink sink = display_sink_to(stderr, NULL);
    s.consumer = external_open(consumer, vs_builtin_opset(), &sink.sink);
    display_end(&sink);
    if (!s.consumer) return EXIT_USAGE;
  }
  selection sel;
  golden_set golden = {0};
  waivers known = {0};
  int status = EXIT_USAGE;
  const char *waiver_file = cli_value(args, OPT_WAIVERS);
  if (waiver_file) {
    display_sink sink = display_sink_to(stderr, NULL);
    bool loaded = waivers_load(&known, waiver_file, vs_builtin_opset(), &sink.sink);
    display_end(&sink);
    s.waivers = &known;
    if (!loaded) {
      waivers_free(&known);
      external_close(s.consumer);
      return EXIT_USAGE;
    }
  }
  if (select_cases("hlo-cts run", args, &sel) && load_golden(cli_value(args, OPT_GOLDEN), &golden))
    status = run_and_report(args, &s, &sel, &golden);
  external_close(s.consumer);
  waivers_free(&known);
  golden_free(&golden);
  selection_free(&sel);
  return status;
}

/* --- check-testee --- */

static int cmd_check_testee(const cli_args *args) {
  if (!args->rest_count) return say("hlo-cts check-testee", "say how the testee is started");
  display_sink sink = display_sink_to(stderr, NULL);
  external *x = external_open_command(args->rest, args->rest_count, vs_builtin_opset(), &sink.sink);
  display_end(&sink);
  if (!x) return EXIT_FAIL;
  strbuf out = STRBUF_INIT;
  bool ok = check_testee(x, &out);
  fputs(strbuf_str(&out), stdout);
  strbuf_free(&out);
  external_close(x);
  return ok ? EXIT_PASS : EXIT_FAIL;
}

/* --- list --- */

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

/* --- plain --- */

static const cli_option plain_rows[] = {SELECT_ROWS};

static int cmd_plain(const cli_args *args) {
  selection s;
  golden_set none = {0};
  int status = EXIT_USAGE;
  if (select_cases("hlo-cts plain", args, &s)) {
    implementation me = builtin_consumer(FAULT_NONE);
    status = EXIT_PASS;
    for (size_t i = 0; i < s.corpus.count; i++) {
      const corpus_case *c = &s.corpus.cases[i];
      if (!plan_takes_case(s.filter, c)) continue;
      case_job *job = case_job_new(vs_builtin_opset(), c, &me, &none);
      strbuf out = STRBUF_INIT;
      const char *why = "out of memory";
      if (job && case_job_print(job, &out, &why)) {
        printf("// %s\n%s", c->id, strbuf_str(&out));
      } else {
        fprintf(stderr, "%s: %s\n", c->id, why);
        status = EXIT_SUITE_BUG;
      }
      strbuf_free(&out);
      case_job_free(job);
    }
  }
  selection_free(&s);
  return status;
}

/* --- inspect --- */

static const cli_option inspect_rows[] = {
    {"json", CLI_SWITCH, NULL, "as JSON", OPT_JSON},
    {"full", CLI_SWITCH, NULL, "every op, type, attribute and string, with offsets", OPT_FULL},
};

static int cmd_inspect(const cli_args *args) {
  if (args->rest_count != 1) return say("hlo-cts inspect", "name one artifact");
  input in;
  strbuf why = STRBUF_INIT, out = STRBUF_INIT;
  if (!input_open(&in, args->rest[0], &why)) {
    say("hlo-cts inspect", strbuf_str(&why));
    strbuf_free(&why);
    return EXIT_USAGE;
  }
  display_sink sink = display_sink_to(stderr, NULL);
  bool ok = inspect_artifact(in.name, in.bytes, in.size, cli_on(args, OPT_JSON),
                             cli_on(args, OPT_FULL), &out, &sink.sink);
  display_end(&sink);
  if (!output_write(NULL, strbuf_str(&out), out.len, &why)) say("hlo-cts inspect", why.bytes);
  strbuf_free(&out);
  strbuf_free(&why);
  input_close(&in);
  return ok ? EXIT_PASS : EXIT_FAIL;
}

/* --- golden --- */

static const cli_option golden_rows[] = {
    SELECT_ROWS,
    {"golden", CLI_VALUE, "folder", "where the golden bytes are; found by itself when absent",
     OPT_GOLDEN},
    {"check", CLI_SWITCH, NULL, "hold files and manifest against each other, write nothing",
     OPT_VERIFY},
    {"force", CLI_SWITCH, NULL, "overwrite locked files that would change", OPT_FORCE},
};

typedef struct regeneration {
  golden_set *golden;
  bool force;
  char date[16];
  size_t same, added, changed, locked, broken;
} regeneration;

static bool file_is(const char *path, const strbuf *bytes) {
  input in;
  strbuf why = STRBUF_INIT;
  bool same = input_open(&in, path, &why) && in.size == bytes->len &&
              memcmp(in.bytes, bytes->bytes, in.size) == 0;
  if (!why.len) input_close(&in);
  strbuf_free(&why);
  return same;
}

static bool put_golden(regeneration *g, const corpus_case *c, const vs_release *release,
                       const strbuf *bytes) {
  char version[32], producer[64], hash[SHA256_TEXT];
  strbuf path = STRBUF_INIT, folder = STRBUF_INIT, why = STRBUF_INIT;
  vs_format(release->version, version);
  golden_path(g->golden, c->id, release->version, &path);
  const golden_row *row = golden_find(g->golden, c->id, release->version);
  sha256_text(bytes->bytes, bytes->len, hash);
  bool same = row && strcmp(row->hash, hash) == 0, ok = true;
  if (same && file_is(strbuf_str(&path), bytes)) {
    g->same++;
  } else if (row && !same && !g->force) {
    fprintf(stderr, "%s is locked and would change\n", strbuf_str(&path));
    g->locked++;
  } else {
    row ? g->changed++ : g->added++;
    strbuf_addf(&folder, "%s/%s", g->golden->folder, version);
    snprintf(producer, sizeof producer, "StableHLO_v%s", version);
    ok = output_folder(strbuf_str(&folder), &why) &&
         output_write(strbuf_str(&path), bytes->bytes, bytes->len, &why) &&
         (same || golden_put(g->golden, c->id, release->version, bytes->bytes, bytes->len, producer,
                             TOOL, g->date));
    if (!ok) say("hlo-cts golden", why.len ? strbuf_str(&why) : "out of memory");
  }
  strbuf_free(&path);
  strbuf_free(&folder);
  strbuf_free(&why);
  return ok;
}

static bool regenerate_case(regeneration *g, const corpus_case *c, const implementation *who) {
  const vs_opset *o = vs_builtin_opset();
  case_job *job = case_job_new(o, c, who, g->golden);
  if (!job) {
    say("hlo-cts golden", "out of memory");
    return false;
  }
  bool ok = true;
  for (size_t i = 0; ok && i < o->release_count; i++) {
    if (o->releases[i].version < c->since) continue;
    const char *why;
    char version[32];
    const strbuf *bytes = case_job_artifact(job, i, i, &why);
    if (bytes) {
      ok = put_golden(g, c, &o->releases[i], bytes);
    } else {
      g->broken++;
      fprintf(stderr, "%s cannot be written for %s: %s\n", c->id,
              vs_format(o->releases[i].version, version), why);
    }
  }
  case_job_free(job);
  return ok;
}

static int cmd_golden(const cli_args *args) {
  golden_set golden = {0};
  selection s = {0};
  int status = EXIT_USAGE;
  if (!load_golden(cli_value(args, OPT_GOLDEN), &golden)) {
    golden_free(&golden);
    return EXIT_USAGE;
  }
  if (cli_on(args, OPT_VERIFY)) {
    display_sink sink = display_sink_to(stderr, NULL);
    status = golden_check(&golden, &sink.sink) ? EXIT_PASS : EXIT_FAIL;
    display_end(&sink);
    printf("%zu golden files, %zu errors\n", golden.count, sink.sink.errors);
  } else if (select_cases("hlo-cts golden", args, &s)) {
    implementation me = builtin_consumer(FAULT_NONE);
    regeneration g = {.golden = &golden, .force = cli_on(args, OPT_FORCE)};
    time_text("%Y-%m-%d", g.date, sizeof g.date);
    bool ok = true;
    for (size_t i = 0; ok && i < s.corpus.count; i++) {
      const corpus_case *c = &s.corpus.cases[i];
      if (plan_takes_case(s.filter, c) && c->checks >> CHECK_SERIALIZE & 1)
        ok = regenerate_case(&g, c, &me);
    }
    strbuf why = STRBUF_INIT;
    if ((g.added || g.changed) && !golden_save(&golden, &why)) {
      say("hlo-cts golden", strbuf_str(&why));
      ok = false;
    }
    strbuf_free(&why);
    printf("%zu unchanged, %zu added, %zu changed, %zu locked, %zu not written\n", g.same, g.added,
           g.changed, g.locked, g.broken);
    status = !ok ? EXIT_USAGE : g.locked || g.broken ? EXIT_FAIL : EXIT_PASS;
  }
  golden_free(&golden);
  selection_free(&s);
  return status;
}

/* --- history, window, lint-opset --- */

static const cli_option history_rows[] = {
    {"markdown", CLI_SWITCH, NULL, "the document of all releases (docs/opset-history.md)",
     HISTORY_MARKDOWN},
};
static const cli_option window_rows[] = {
    {"date", CLI_VALUE, "YYYY-MM-DD", "requirements on this day; the release's when absent",
     WINDOW_DATE},
    {"json", CLI_SWITCH, NULL, "as JSON", WINDOW_JSON},
};
static const cli_option lint_rows[] = {
    {"json", CLI_SWITCH, NULL, "findings as JSON", LINT_JSON},
};

static const cli_option constraints_rows[] = {
    {"markdown", CLI_SWITCH, NULL, "the document of all rows (docs/constraints.md)",
     CONSTRAINTS_MARKDOWN},
    {"json", CLI_SWITCH, NULL, "as JSON", CONSTRAINTS_JSON},
};

/* --- report, merge, diff --- */

#define WAIVER_ROW \
  { "waivers", CLI_VALUE, "file", "those of the run", RECORDS_WAIVERS }
static const cli_option report_rows[] = {WAIVER_ROW};
static const cli_option merge_rows[] = {
    WAIVER_ROW,
    {"report", CLI_VALUE, "folder", "where the whole run goes", RECORDS_OUT},
};
static const cli_option diff_rows[] = {
    {"json", CLI_SWITCH, NULL, "as JSON", RECORDS_JSON},
};

/* --- The commands --- */

#define ROWS(rows) rows, sizeof rows / sizeof *rows
static const command commands[] = {
    {{"hlo-cts run", "Runs the corpus for every pair of releases and prints the matrix.",
      "[options]", ROWS(run_options_rows), 0},
     "run",
     cmd_run},
    {{"hlo-cts check-testee", "Checks whether a testee keeps to the protocol.",
      "-- command [arguments]", NULL, 0, 64},
     "check-testee",
     cmd_check_testee},
    {{"hlo-cts report", "Renders the reports of a run again, from its journal.", "[options] folder",
      ROWS(report_rows), 1},
     "report",
     report_command},
    {{"hlo-cts merge", "Makes one run of its shards.", "--report=folder part...", ROWS(merge_rows),
      4096},
     "merge",
     merge_command},
    {{"hlo-cts diff", "Tells what changed from one run to another; status 1 when something did.",
      "[options] folder folder", ROWS(diff_rows), 2},
     "diff",
     diff_command},
    {{"hlo-cts list", "Lists the cases.", "[options]", ROWS(list_rows), 0}, "list", cmd_list},
    {{"hlo-cts plain",
      "Prints cases as any consumer can run them: checked values are results of @main.",
      "[options]", ROWS(plain_rows), 0},
     "plain",
     cmd_plain},
    {{"hlo-cts inspect",
      "Explains an artifact: header, sections, ops, and the oldest release that can read it.",
      "[options] file", ROWS(inspect_rows), 1},
     "inspect",
     cmd_inspect},
    {{"hlo-cts golden", "Writes the golden bytes of cases; never changes locked ones unasked.",
      "[options]", ROWS(golden_rows), 0},
     "golden",
     cmd_golden},
    {{"hlo-cts history",
      "Tells what changed, and when: a release, an op, a type, an attribute, an enum.",
      "[options] [name]", ROWS(history_rows), 1},
     "history",
     history_command},
    {{"hlo-cts window",
      "Tells what a release promises, and what upstream's compatibility requirements mean.",
      "[options] [release]", ROWS(window_rows), 1},
     "window",
     window_command},
    {{"hlo-cts lint-opset",
      "Checks that newer rows only add to older ones. Each is a folder or built-in; none: no "
      "older.",
      "[options] older newer", ROWS(lint_rows), 2},
     "lint-opset",
     lint_command},
    {{"hlo-cts constraints",
      "Lists what a legal program must satisfy, by the specification's numbers; of one op or all.",
      "[options] [op]", ROWS(constraints_rows), 1},
     "constraints",
     constraints_command},
};
enum { COMMAND_COUNT = sizeof commands / sizeof *commands };

static void overview(FILE *to) {
  fputs(TOOL
        ": conformance test suite for StableHLO portable artifacts\n\n"
        "usage: hlo-cts command [options]\n\n",
        to);
  for (size_t i = 0; i < COMMAND_COUNT; i++)
    fprintf(to, "  %-12s %s\n", commands[i].name, commands[i].tool.summary);
  fputs(
      "  help         This text, or a command's: hlo-cts help run\n\n"
      "exit status: 0 all passed, 1 a conformance failure, 2 wrong usage or set-up, 3 a bug of "
      "the suite\n",
      to);
}

static const command *find_command(const char *name) {
  for (size_t i = 0; i < COMMAND_COUNT; i++)
    if (strcmp(commands[i].name, name) == 0) return &commands[i];
  return NULL;
}

static int help_for(const command *c) {
  strbuf out = STRBUF_INIT;
  cli_help(&c->tool, &out);
  fputs(strbuf_str(&out), stdout);
  strbuf_free(&out);
  return EXIT_PASS;
}

static int run_command(const command *c, int argc, char **argv) {
  cli_args args;
  strbuf why = STRBUF_INIT;
  int status = EXIT_USAGE;
  if (!cli_parse(&c->tool, argc, argv, &args, &why))
    say(c->tool.name, strbuf_str(&why));
  else
    status = args.help ? help_for(c) : c->run(&args);
  strbuf_free(&why);
  cli_free(&args);
  return status;
}

int hlo_cts_main(int argc, char **argv) {
  const char *name = argc > 1 ? argv[1] : NULL;
  if (!name) {
    overview(stderr);
    return EXIT_USAGE;
  }
  bool help = strcmp(name, "help") == 0 || strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0;
  if (strcmp(name, "--version") == 0) {
    puts(TOOL);
    return EXIT_PASS;
  }
  if (help && argc < 3) {
    overview(stdout);
    return EXIT_PASS;
  }
  const command *c = find_command(help ? argv[2] : name);
  if (!c) {
    fprintf(stderr, "hlo-cts: there is no command '%s'; hlo-cts help lists them\n",
            help ? argv[2] : name);
    return EXIT_USAGE;
  }
  return help ? help_for(c) : run_command(c, argc - 1, argv + 1);
}
