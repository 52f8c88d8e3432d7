/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts coverage: counts. scripts/commands/coverage.py compares and tells. */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "case_options.h"
#include "harness/cli/diags.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/contents/contents.h"
#include "harness/coverage/coverage.h"
#include "harness/data/input.h"

#define WHO "hlo-cts coverage"

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
  bool folder = stat(r->path, &s) == 0 && S_ISDIR(s.st_mode);
  bool ok = folder ? contents_of_folder(&x, r->path) : read_file(&x, r->path);
  contents_free(&x);
  return ok && !r->c->unread;
}

/* Counts the programs of --programs. Returns false if some cannot be read; the others count. */
static bool read_programs(const cli_args *args, coverage *c) {
  const char *path = cli_value(args, "programs");
  if (!path) return true;
  FREED_BY(display_end) display_sink sink = display_sink_to(stderr, NULL);
  reading r = {c, rows_of(args), &sink.sink, path};
  return read_all(&r);
}

/* Prints what is counted, for the script. */
static int count(const cli_args *args) {
  FREED_BY(selection_free) selection s = {0};
  FREED_BY(coverage_free) coverage c = {0};
  FREED_BY(golden_free) golden_set golden = {0};
  strbuf out = STRBUF_INIT;
  if (!load_golden(WHO, args, false, &golden) || !select_cases(WHO, args, &s)) return EXIT_USAGE;
  display_sink sink = display_sink_to(stderr, NULL);
  bool ok = coverage_measure(&c, rows_of(args), &s.corpus, &sink.sink);
  display_end(&sink);
  if (!ok) return EXIT_USAGE;
  bool all_read = read_programs(args, &c);
  coverage_json(&c, &s.corpus, &golden, &out);
  return print_and_free(&out, all_read ? EXIT_PASS : EXIT_FAIL);
}

int cmd_coverage(const cli_args *args) {
  return cli_on(args, "counts") ? count(args) : run_script("coverage", args);
}
