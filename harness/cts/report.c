/* hlo-cts report and hlo-cts merge: journals become reports again. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/coverage/coverage.h"
#include "harness/host/input.h"
#include "harness/reports/report.h"
#include "harness/reports/world.h"
#include "harness/results/journal.h"
#include "harness/results/waivers.h"

#define WAIVER_ROW \
  { "waivers", CLI_VALUE, "file", "the waivers of the run", OPT_WAIVERS, .values = CLI_FILE }

/* What is waived is waived as of the day of the run. True when nothing is wrong with the waivers.
 */
static bool apply_waivers(journal_record *j, const char *path, bool *ok, strbuf *out) {
  FREED_BY(waivers_free) waivers known = {0};
  char day[11];
  display_sink sink = display_sink_to(stderr, NULL);
  *ok = waivers_load(&known, path, j->r.opset, &sink.sink);
  display_end(&sink);
  snprintf(day, sizeof day, "%.10s", j->head.started);
  bool sound = *ok && waivers_apply(&known, &j->r, &j->head, day, out);
  if (*ok) waivers_tell_unused(&known, &j->r, out);
  return sound;
}

/* What the corpus of the run covers; nothing when it is not there any more. */
static void add_coverage(const journal_record *j, strbuf *out) {
  FREED_BY(corpus_free) corpus all = {0};
  diag_sink quiet = {0};
  if (corpus_load(&all, j->head.corpus, j->r.opset, &quiet)) coverage_sentence(&all, &j->r, out);
}

static int render_again(const char *prefix, journal_record *j, const char *folder,
                        const cli_args *args) {
  if (j->broken) {
    say(prefix, j->broken);
    return j->incomparable ? EXIT_FAIL : EXIT_SUITE_BUG;
  }
  const char *waiver_file = cli_value(args, OPT_WAIVERS);
  strbuf_auto why = STRBUF_INIT, out = STRBUF_INIT, sentence = STRBUF_INIT;
  size_t durations;
  if (!read_durations(args, &durations, &why)) {
    say(prefix, strbuf_str(&why));
    return EXIT_USAGE;
  }
  report_header h = report_header_of(&j->head);
  summary s;
  bool sound = true, ok = true;
  strbuf_auto rotten = STRBUF_INIT;
  if (waiver_file) sound = apply_waivers(j, waiver_file, &ok, &rotten);
  results_summary(&j->r, &s);
  add_coverage(j, &sentence);
  if (sentence.len) h.coverage = strbuf_str(&sentence);
  int status = results_status(&s);
  report_summary(&j->r, &h, false, &out);
  report_durations(&j->r, durations, &out);
  if (wants_annotations(args)) report_annotations(&j->r, &h, &out);
  strbuf_adds(&out, strbuf_str(&rotten));
  if (!sound && status == EXIT_PASS) status = EXIT_FAIL;
  if (!ok) {
    status = EXIT_USAGE;
  } else if (!report_render(&j->r, folder, &h, &why)) {
    status = say(prefix, strbuf_str(&why));
  } else {
    fputs(strbuf_str(&out), stdout);
    printf("reports: %s\n", folder);
  }
  return status;
}

/* The file for a badge; nothing when none is asked for. */
static int write_badge(const char *prefix, const journal_record *j, const char *path) {
  strbuf_auto out = STRBUF_INIT, why = STRBUF_INIT;
  if (!path) return EXIT_PASS;
  report_badge(&j->r, &out);
  bool ok = !out.failed && output_write(path, strbuf_str(&out), out.len, &why);
  int status = ok ? EXIT_PASS : say(prefix, out.failed ? "out of memory" : strbuf_str(&why));
  if (ok) printf("badge: %s\n", path);
  return status;
}

/* The page of several runs, and what differs, as text. */
static int compare_runs(const char *prefix, const report_run *runs, size_t count,
                        const char *path) {
  strbuf_auto page = STRBUF_INIT, out = STRBUF_INIT, why = STRBUF_INIT;
  int status = EXIT_PASS;
  for (size_t i = 0; i < count; i++) {
    summary s;
    results_summary(runs[i].r, &s);
    int own = results_status(&s);
    if (own > status) status = own;
  }
  report_several_html(runs, count, &page);
  report_several_text(runs, count, &out);
  if (page.failed || out.failed) {
    status = say(prefix, "out of memory");
  } else if (!output_write(path, strbuf_str(&page), page.len, &why)) {
    status = say(prefix, strbuf_str(&why));
  } else {
    fputs(strbuf_str(&out), stdout);
    printf("page: %s\n", path);
  }
  return status;
}

static int report_several(const char *prefix, const cli_args *args) {
  size_t n = args->rest_count, read = 0;
  auto_free journal_record *runs = calloc(n, sizeof *runs);
  report_header headers[REPORT_RUNS_MOST];
  report_run list[REPORT_RUNS_MOST];
  bool ok = runs != NULL;
  if (cli_value(args, OPT_WAIVERS) || cli_value(args, OPT_BADGE)) {
    return say(prefix, "--waivers and --badge go with one run");
  }
  for (; ok && read < n; read++) {
    ok = read_journal(args, &runs[read], args->rest[read]);
    headers[read] = report_header_of(&runs[read].head);
    list[read] = (report_run){&runs[read].r, &headers[read]};
  }
  int status = ok ? compare_runs(prefix, list, n, cli_value(args, OPT_HTML)) : EXIT_USAGE;
  for (size_t i = 0; i < read; i++) journal_record_free(&runs[i]);
  return status;
}

/* --- The world --- */

/* The way from one folder to another, both real: of what they share nothing is named. */
static void add_way(const char *from, const char *to, strbuf *out) {
  size_t same = 0;
  for (size_t i = 0; from[i] == to[i]; i++) {
    if (from[i] == '/') same = i + 1;
    if (!from[i]) return;
  }
  if (strncmp(from, to, strlen(from)) == 0 && to[strlen(from)] == '/') same = strlen(from) + 1;
  for (const char *at = from + (same > strlen(from) ? strlen(from) : same); *at; at++)
    if (*at == '/' || !at[1]) strbuf_adds(out, "../");
  strbuf_addf(out, "%s/", to + same);
}

/* What leads from the world's page to that of a run; empty: it has none. */
static void add_link(const char *world_folder, const char *run, strbuf *out) {
  auto_free char *from = realpath(world_folder, NULL), *to = realpath(run, NULL);
  strbuf_auto page = STRBUF_INIT;
  strbuf_addf(&page, "%s/index.html", run);
  if (!from || !to || access(strbuf_str(&page), R_OK) != 0) return;
  add_way(from, to, out);
  strbuf_adds(out, "index.html");
}

static bool add_run(const cli_args *args, world *w, const char *run, strbuf *why) {
  FREED_BY(journal_record_free) journal_record j = {0};
  strbuf_auto link = STRBUF_INIT;
  if (!read_journal(args, &j, run)) return false;
  if (j.broken) {
    strbuf_adds(why, j.broken);
    return false;
  }
  add_link(cli_value(args, OPT_WORLD), run, &link);
  return world_add(w, &j.r, &j.head, link.len ? strbuf_str(&link) : NULL, why);
}

static bool expect_consumers(world *w, const char *path, strbuf *why) {
  FREED_BY(input_close) input in = {0};
  strbuf_auto said = STRBUF_INIT;
  if (!input_open(&in, path, why)) return false;
  if (world_expect(w, in.bytes, in.size, &said)) return true;
  strbuf_addf(why, "%s: %s", path, strbuf_str(&said));
  return false;
}

static void picture_reads(const world *w, strbuf *out) { world_svg(w, WORLD_READS, out); }
static void picture_writes(const world *w, strbuf *out) { world_svg(w, WORLD_WRITES, out); }

static bool write_world(const world *w, const char *folder, strbuf *why) {
  static const struct {
    const char *name;
    void (*make)(const world *w, strbuf *out);
  } files[] = {{"world.html", world_html},
               {"world.md", world_markdown},
               {"world.svg", picture_reads},
               {"world-writers.svg", picture_writes}};
  bool ok = true;
  for (size_t i = 0; ok && i < sizeof files / sizeof *files; i++) {
    strbuf_auto out = STRBUF_INIT, path = STRBUF_INIT;
    files[i].make(w, &out);
    strbuf_addf(&path, "%s/%s", folder, files[i].name);
    ok = !out.failed && output_write(strbuf_str(&path), strbuf_str(&out), out.len, why);
    if (out.failed) strbuf_adds(why, "out of memory");
  }
  return ok;
}

static int report_world(const char *prefix, const cli_args *args) {
  FREED_BY(world_free) world w = {0};
  strbuf_auto why = STRBUF_INIT, out = STRBUF_INIT;
  const char *folder = cli_value(args, OPT_WORLD), *dates = cli_value(args, OPT_DATES);
  bool ok = output_folder(folder, &why) && (!dates || expect_consumers(&w, dates, &why));
  for (size_t i = 0; ok && i < args->rest_count; i++) ok = add_run(args, &w, args->rest[i], &why);
  if (ok) world_sort(&w);
  if (ok) ok = write_world(&w, folder, &why);
  if (!ok) return why.len ? say(prefix, strbuf_str(&why)) : EXIT_USAGE;
  world_text(&w, &out);
  fputs(strbuf_str(&out), stdout);
  printf("world: %s/world.html\n", folder);
  return EXIT_PASS;
}

static int cmd_report(const cli_args *args) {
  static const char prefix[] = "hlo-cts report";
  if (args->rest_count == 0) return say(prefix, "name the folder of a run, or of several");
  if (cli_value(args, OPT_WORLD)) return report_world(prefix, args);
  if (args->rest_count > REPORT_RUNS_MOST)
    return say(prefix, "at most 16 runs are compared side by side; --world takes more");
  if (args->rest_count > 1) return report_several(prefix, args);
  FREED_BY(journal_record_free) journal_record j = {0};
  int status = EXIT_USAGE;
  if (read_journal(args, &j, args->rest[0])) {
    status = render_again(prefix, &j, args->rest[0], args);
    int badge = write_badge(prefix, &j, cli_value(args, OPT_BADGE));
    if (badge > status) status = badge;
  }
  return status;
}

static const cli_option report_rows[] = {
    WAIVER_ROW,
    ANNOTATIONS_ROW,
    DURATIONS_ROW,
    OPSET_ROW,
    {"badge", CLI_VALUE, "file", "write an SVG picture of the result", OPT_BADGE,
     .values = CLI_FILE},
    {"html", CLI_VALUE, "file", "for several folders: file of the comparison page", OPT_HTML,
     .values = CLI_FILE, .fallback = "comparison.html"},
    {"world", CLI_VALUE, "folder",
     "write the world matrix: one page, table and pictures for up to 256 consumers", OPT_WORLD,
     .values = CLI_FOLDER},
    {"dates", CLI_VALUE, "file", "for --world: dates of the consumers, one per line", OPT_DATES,
     .values = CLI_FILE,
     .more =
         "A line has the date of the consumer's release, a tab and its name. If the consumer was "
         "not run, a tab and the reason follow."},
};
const command command_report = {
    {"hlo-cts report", "Writes the reports of a run again, or compares several runs.",
     "[options] folder...", ROWS(report_rows), WORLD_MOST, CLI_FOLDER,
     .about =
         "Given one folder, the command writes all reports of that run again, from its journal. "
         "Given several, it compares the runs: a column for each run, and the cases whose verdicts "
         "differ first. With --world, each folder is one consumer's run.",
     EXAMPLES(
         {"write a run's reports again, and a badge", "hlo-cts report --badge=badge.svg report"},
         {"compare three consumers", "hlo-cts report --html=three.html mine theirs others"},
         {"show many consumers on one page", "hlo-cts report --world=world --dates=dates runs/*"})},
    cmd_report};

/* --- merge --- */

static int cmd_merge(const cli_args *args) {
  static const char prefix[] = "hlo-cts merge";
  const char *out = cli_value(args, OPT_REPORT);
  if (!out) return say(prefix, "name the folder for the joined run: --report DIR");
  if (args->rest_count == 0) return say(prefix, "name the folders of the parts");
  size_t n = args->rest_count;
  auto_free journal_record *parts = calloc(n + 1, sizeof *parts);
  auto_free const journal_record **list = calloc(n, sizeof *list);
  strbuf_auto why = STRBUF_INIT;
  bool ok = parts && list;
  if (!ok) strbuf_adds(&why, "out of memory");
  for (size_t i = 0; ok && i < n; i++) {
    ok = read_journal(args, &parts[i], args->rest[i]);
    list[i] = &parts[i];
  }
  ok = ok && journal_merge(list, n, out, &why) && read_journal(args, &parts[n], out);
  if (why.len) say(prefix, strbuf_str(&why));
  int status = ok ? render_again(prefix, &parts[n], out, args) : EXIT_USAGE;
  for (size_t i = 0; parts && i <= n; i++) journal_record_free(&parts[i]);
  return status;
}

static const cli_option merge_rows[] = {
    WAIVER_ROW,
    ANNOTATIONS_ROW,
    DURATIONS_ROW,
    OPSET_ROW,
    {"report", CLI_VALUE, "folder", "folder for the joined run", OPT_REPORT, .values = CLI_FOLDER},
};
const command command_merge = {
    {"hlo-cts merge", "Joins the shards of a run into one run.", "--report=folder part...",
     ROWS(merge_rows), 4096, CLI_FOLDER,
     .about = "A part is the --report folder of a run with --shard.",
     EXAMPLES({"join three shards", "hlo-cts merge --report=report part1 part2 part3"})},
    cmd_merge};
