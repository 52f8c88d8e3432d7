/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts report: a journal becomes reports again. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "case_options.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/coverage/coverage.h"
#include "harness/journal/journal.h"
#include "harness/journal/waivers.h"
#include "harness/reports/report.h"

/* Applies the waivers as of the day of the run. Returns true if nothing is wrong with them. */
static bool apply_waivers(journal_record *j, const corpus *all, const char *path, bool *ok,
                          strbuf *out) {
  FREED_BY(waivers_free) waivers known = {0};
  char day[11];
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  *ok = waivers_load(&known, path, j->r.opset, &sink.sink);
  snprintf(day, sizeof day, "%.10s", j->head.started);
  bool sound = *ok && waivers_apply(&known, &j->r, all, &j->head, day, out);
  if (*ok) waivers_tell_unused(&known, &j->r, out);
  return sound;
}

/* The corpus of the run; false if it is gone. */
static bool load_corpus(corpus *all, const journal_record *j, const char *folder) {
  diag_sink quiet = {0};
  return corpus_load(all, folder ? folder : j->head.corpus, j->r.opset, &quiet);
}

static const char prefix[] = "hlo-cts report";

static int render_again(journal_record *j, const char *folder, const cli_args *args) {
  if (j->broken) {
    say(prefix, j->broken);
    return j->incomparable ? EXIT_FAIL : EXIT_SUITE_BUG;
  }
  const char *waiver_file = cli_value(args, "waivers");
  strbuf_auto why = STRBUF_INIT, out = STRBUF_INIT, sentence = STRBUF_INIT;
  unsigned long long durations = 0;
  if (!cli_number_of(args, "durations", 0, SIZE_MAX, &durations, &why))
    return say(prefix, strbuf_str(&why));
  report_header h = report_header_of(&j->head);
  h.draft = cli_value(args, "write-waivers");
  FREED_BY(journal_record_free) journal_record before = {0};
  if (!read_before(args, &before, &h)) return EXIT_USAGE;
  summary s;
  bool sound = true, ok = true;
  strbuf_auto rotten = STRBUF_INIT;
  FREED_BY(corpus_free) corpus all = {0};
  bool there = load_corpus(&all, j, cli_value(args, "corpus"));
  if (waiver_file) sound = apply_waivers(j, there ? &all : NULL, waiver_file, &ok, &rotten);
  results_summary(&j->r, &s);
  if (there) coverage_sentence(&all, &j->r, &sentence);
  if (sentence.len) h.coverage = strbuf_str(&sentence);
  int status = results_status(&s);
  report_summary(&j->r, &h, false, &out);
  report_durations(&j->r, (size_t)durations, &out);
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

int cmd_report(const cli_args *args) {
  if (args->rest_count != 1) return say(prefix, "name the folder of one run");
  FREED_BY(journal_record_free) journal_record j = {0};
  if (!read_journal(args, &j, args->rest[0])) return EXIT_USAGE;
  return render_again(&j, args->rest[0], args);
}
