/* hlo-cts coverage */
#include <stdio.h>

#include "command.h"
#include "harness/reports/coverage.h"
#include "harness/tools/display.h"
#include "harness/tools/input.h"
#include "harness/tools/tools.h"

#define WHO "hlo-cts coverage"

static const cli_option coverage_rows[] = {
    {"corpus", CLI_VALUE, "folder", "where the cases are; found by itself when absent", OPT_CORPUS,
     .values = CLI_FOLDER},
    GOLDEN_ROW,
    {"check", CLI_SWITCH, NULL, "fail when less is covered than corpus/COVERAGE says", OPT_VERIFY},
    {"mark", CLI_SWITCH, NULL, "write the current figures into corpus/COVERAGE", OPT_MARK},
    {"plan", CLI_SWITCH, NULL,
     "write what is asked and what is not into each family's PLAN.md; with --check: compare",
     OPT_PLAN},
    {"full", CLI_SWITCH, NULL, "list every hole", OPT_FULL},
    {"json", CLI_SWITCH, NULL, "as JSON, with every item", OPT_JSON},
    {"html", CLI_SWITCH, NULL, "as HTML, with every item", OPT_HTML},
};

static int mark(const coverage *c, const char *folder) {
  strbuf_auto out = STRBUF_INIT, path = STRBUF_INIT, why = STRBUF_INIT;
  coverage_list(c, &out);
  strbuf_addf(&path, "%s/COVERAGE", folder);
  bool ok = !out.failed && output_write(strbuf_str(&path), out.bytes, out.len, &why);
  if (!ok) say(WHO, why.len ? strbuf_str(&why) : "out of memory");
  return ok ? EXIT_PASS : EXIT_USAGE;
}

/* Writes the pages, or with `check` says whether they are right. */
static int plan(const coverage *c, const corpus *all, bool check) {
  display_sink sink = display_sink_to(stderr, NULL);
  bool ok = coverage_plan(c, all, !check, &sink.sink);
  display_end(&sink);
  return ok ? EXIT_PASS : check ? EXIT_FAIL : EXIT_USAGE;
}

static int tell(const cli_args *args, const coverage *c, const corpus *all) {
  const char *folder = all->folder;
  strbuf out = STRBUF_INIT;
  int status = EXIT_PASS;
  if (cli_on(args, OPT_MARK)) return mark(c, folder);
  if (cli_on(args, OPT_PLAN)) return plan(c, all, cli_on(args, OPT_VERIFY));
  if (cli_on(args, OPT_VERIFY)) {
    display_sink sink = display_sink_to(stderr, NULL);
    if (!coverage_check(c, folder, &sink.sink)) status = EXIT_FAIL;
    display_end(&sink);
  }
  if (cli_on(args, OPT_JSON))
    coverage_json(c, &out);
  else if (cli_on(args, OPT_HTML))
    coverage_html(c, &out);
  else
    coverage_text(c, cli_on(args, OPT_FULL), &out);
  return print_and_free(&out, status);
}

static int cmd_coverage(const cli_args *args) {
  FREED_BY(selection_free) selection s = {0};
  coverage c = {0};
  FREED_BY(golden_free) golden_set golden = {0};
  int status = EXIT_USAGE;
  if (load_golden(args, &golden) && select_cases(WHO, args, &s)) {
    display_sink sink = display_sink_to(stderr, NULL);
    bool ok = coverage_measure(&c, rows_of(args), &s.corpus, &golden, &sink.sink);
    display_end(&sink);
    if (ok) status = tell(args, &c, &s.corpus);
    coverage_free(&c);
  }
  return status;
}

const command command_coverage = {
    {WHO, "Shows what the corpus covers, and what it lacks.", "[options]", ROWS(coverage_rows), 0,
     .about =
         "Each dimension has items: ops, op versions, types, attributes, enum values, rules, "
         "constraints and so on. An item that no case asks is a hole. corpus/COVERAGE holds the "
         "figures and demands below which --check fails, and exceptions with their reason.",
     EXAMPLES({"what nothing asks yet", "hlo-cts coverage --full"},
              {"whether a change of the corpus lost something", "hlo-cts coverage --check"}),
     .status_1 = "Less is covered than corpus/COVERAGE says"},
    "coverage",
    cmd_coverage};
