/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts coverage */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "command.h"
#include "harness/cli/diags.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/contents/contents.h"
#include "harness/coverage/coverage.h"
#include "harness/data/input.h"

#define WHO "hlo-cts coverage"

static const cli_option coverage_rows[] = {
    CORPUS_ROW,
    GOLDEN_ROW,
    OPSET_ROW,
    {"check", CLI_SWITCH, NULL, "fail if less is covered than corpus/COVERAGE demands", OPT_VERIFY},
    {"mark", CLI_SWITCH, NULL, "write the current figures into corpus/COVERAGE", OPT_MARK},
    {"full", CLI_SWITCH, NULL, "list every hole", OPT_FULL},
    {"programs", CLI_VALUE, "path", "compare the corpus with the programs in a folder or a file",
     OPT_PROGRAMS, .values = CLI_FOLDER,
     .more = "Programs are artifacts, artifacts in exports, SavedModels and archives, and texts "
             "called *.mlir. A program that occurs in several forms counts once. For each op the "
             "command lists what occurs in these programs and in no case: classes of attribute "
             "values, element types, ranks, sizes, and pairs of these."},
    {"json", CLI_SWITCH, NULL, "print JSON, with every item", OPT_JSON},
};

static int mark(const coverage *c, const char *folder) {
  strbuf_auto out = STRBUF_INIT, path = STRBUF_INIT, why = STRBUF_INIT;
  coverage_list(c, &out);
  strbuf_addf(&path, "%s/COVERAGE", folder);
  bool ok = !out.failed && output_write(strbuf_str(&path), out.bytes, out.len, &why);
  if (!ok) say(WHO, why.len ? strbuf_str(&why) : "out of memory");
  return ok ? EXIT_PASS : EXIT_USAGE;
}

static int tell(const cli_args *args, const coverage *c, const char *folder) {
  strbuf out = STRBUF_INIT;
  int status = EXIT_PASS;
  if (cli_on(args, OPT_MARK)) return mark(c, folder);
  if (cli_on(args, OPT_VERIFY)) {
    display_sink sink = display_sink_to(stderr, NULL);
    if (!coverage_check(c, folder, &sink.sink)) status = EXIT_FAIL;
    display_end(&sink);
  }
  if (cli_on(args, OPT_JSON))
    coverage_json(c, &out);
  else
    coverage_text(c, cli_on(args, OPT_FULL), &out);
  return print_and_free(&out, status);
}

/* --- --programs --- */

typedef struct reading {
  coverage *c;
  const vs_opset *opset;
  diag_sink *sink;
  const char *path;
} reading;

static bool take_artifact(const content *found, void *user) {
  const reading *r = user;
  strbuf_auto path = STRBUF_INIT;
  bool within = *found->where;
  strbuf_addf(&path, "%s%s%s%s%s", r->path, within ? " > " : "", found->where,
              *found->what ? " > " : "", found->what);
  coverage_program p = {strbuf_str(&path), within ? found->where : r->path, found->bytes,
                        found->size};
  coverage_add_program(r->c, r->opset, &p, r->sink);
  return true;
}

/* A file without artifacts is a program if its name says so. */
static void take_text(const content *found, void *user) {
  static const char ending[] = ".mlir";
  const reading *r = user;
  const char *name = *found->where ? found->where : r->path;
  size_t n = strlen(name), m = strlen(ending);
  if (n > m && strcmp(name + n - m, ending) == 0) take_artifact(found, user);
}

static bool read_file(contents *x, const char *path) {
  FREED_BY(input_close) input in = {0};
  strbuf_auto why = STRBUF_INIT;
  if (!input_open(&in, path, &why))
    return diag_error(x->sink, DIAG_COVERAGE_PROGRAMS, (diag_place){0}, "%s", strbuf_str(&why));
  return contents_of(x, in.bytes, in.size);
}

static bool read_all(reading *r) {
  struct stat s;
  contents x = {
      .tell = take_artifact, .other = take_text, .user = r, .name = r->path, .sink = r->sink};
  diag_place nowhere = {0};
  bool folder = stat(r->path, &s) == 0 && S_ISDIR(s.st_mode);
  bool ok = folder ? contents_of_folder(&x, r->path) : read_file(&x, r->path);
  contents_free(&x);
  if (ok && !r->c->programs && !r->c->unread)
    return diag_error(r->sink, DIAG_COVERAGE_PROGRAMS, nowhere,
                      "'%s' has neither an artifact nor a text called *.mlir", r->path);
  if (r->c->unread)
    return diag_error(r->sink, DIAG_COVERAGE_PROGRAMS, nowhere,
                      "%zu of %zu programs in '%s' cannot be read and are not counted",
                      r->c->unread, r->c->unread + r->c->programs, r->path);
  return ok;
}

/* Counts the programs of --programs. Returns false if some cannot be read; the others count. */
static bool read_programs(const cli_args *args, coverage *c) {
  const char *path = cli_value(args, OPT_PROGRAMS);
  if (!path) return true;
  display_sink sink = display_sink_to(stderr, NULL);
  reading r = {c, rows_of(args), &sink.sink, path};
  bool ok = read_all(&r);
  coverage_end_programs(c, &sink.sink);
  display_end(&sink);
  return ok;
}

static int cmd_coverage(const cli_args *args) {
  FREED_BY(selection_free) selection s = {0};
  coverage c = {0};
  FREED_BY(golden_free) golden_set golden = {0};
  int status = EXIT_USAGE;
  if (load_golden(WHO, args, false, &golden) && select_cases(WHO, args, &s)) {
    display_sink sink = display_sink_to(stderr, NULL);
    bool ok = coverage_measure(&c, rows_of(args), &s.corpus, &golden, &sink.sink);
    display_end(&sink);
    bool all_read = ok && read_programs(args, &c);
    if (ok) status = tell(args, &c, s.corpus.folder);
    if (ok && !all_read && status == EXIT_PASS) status = EXIT_FAIL;
    coverage_free(&c);
  }
  return status;
}

const command command_coverage = {
    {WHO, "Shows what the corpus covers, and what it lacks.", "[options]", ROWS(coverage_rows), 0,
     .about = "Each dimension has items: ops, op versions, types, attributes, enum values, rules, "
              "constraints and others. A hole is an item that no case covers. corpus/COVERAGE has "
              "the figures below which --check fails, and the exceptions with their reasons.",
     EXAMPLES({"list what no case covers", "hlo-cts coverage --full"},
              {"list what your programs use and no case covers",
               "hlo-cts coverage --full --programs=exports"},
              {"check that a change of the corpus lost nothing", "hlo-cts coverage --check"}),
     .status_1 = "Less is covered than corpus/COVERAGE says, or a program cannot be read"},
    cmd_coverage};
