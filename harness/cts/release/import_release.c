/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts import-release: the rows of a release from a checkout of openxla/stablehlo. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "harness/cli/diags.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "harness/files/opset.h"
#include "harness/host/child.h"
#include "harness/imports/imports.h"
#include "versions/load.h"

#define WHO "hlo-cts import-release"

static const cli_option import_rows_options[] = {
    {"opset", CLI_VALUE, "folder", "write a new release into this folder", OPT_PROPOSED,
     .values = CLI_FOLDER,
     .more = "The folder is one for releases under review, as scripts/new-release makes it. "
             "Files that exist are not changed."},
    {"facts", CLI_SWITCH, NULL, "print what the sources declare, as lines for tests/versions",
     OPT_FACTS},
};

typedef struct import_work {
  import *im;
  const char *folder;             /* of --opset; NULL: none is given */
  char release[32];               /* that the checkout says */
  char rows[4096], dialect[4096]; /* files in the folder */
} import_work;

/* --- The day of a release --- */

/* The day of the first commit that has the version; today if none has it, or there is no git. */
static void find_day(const import_work *w, char *out, size_t n) {
  char search[96];
  snprintf(search, sizeof search, "-SgetCurrentVersion() { return Version(%u, %u, 0)",
           VS_MAJOR(w->im->release), VS_MINOR(w->im->release));
  const char *const argv[] = {
      "git", "log", "--reverse", "--format=%cs", search, "--", "stablehlo/dialect/Version.h", NULL};
  FREED_BY(child_result_free) child_result r = {0};
  child_run((char *const *)(uintptr_t)argv, w->im->folder,
            &(child_limits){.wall = 120, .output = 1 << 20}, &r);
  bool found = r.verdict == CHILD_EXITED && r.status == 0 && r.out.len >= 10 && n > 10;
  time_text("%Y-%m-%d", out, n);
  if (found) snprintf(out, n, "%.10s", r.out.bytes);
}

/* --- Comparing --- */

static int compare(const import_work *w, const vs_opset *ours) {
  bool present = w->im->release == vs_current(ours);
  size_t before = w->im->sink->errors, facts = import_compare(w->im, ours, present);
  size_t found = w->im->sink->errors - before;
  printf("%s: %zu facts of the rows compared with %s, %zu differ%s\n", w->release, facts,
         w->im->folder, found, found == 1 ? "s" : "");
  return found ? EXIT_FAIL : EXIT_PASS;
}

/* --- Writing --- */

static bool put_file(const char *path, const strbuf *text, strbuf *why) {
  if (access(path, F_OK) == 0) return true;
  bool ok = output_write(path, strbuf_str(text), text->len, why);
  if (ok) printf("wrote %s\n", path);
  return ok;
}

static bool write_rows(const import_work *w) {
  import_rows rows = {0};
  char day[16];
  strbuf_auto why = STRBUF_INIT, dialects = STRBUF_INIT;
  find_day(w, day, sizeof day);
  strbuf_addf(&dialects, "%s/dialects", w->folder);
  bool ok = import_write(w->im, vs_builtin_opset(), day, &rows) &&
            output_folder(strbuf_str(&dialects), &why) && put_file(w->rows, &rows.release, &why) &&
            put_file(w->dialect, &rows.dialect, &why);
  strbuf_free(&rows.release);
  strbuf_free(&rows.dialect);
  return ok || say(WHO, why.len ? strbuf_str(&why) : "out of memory") == EXIT_PASS;
}

/* Prints each line of a file that has the mark; returns how many there are. */
static size_t tell_open(const char *path) {
  FREED_BY(input_close) input in = {0};
  strbuf_auto why = STRBUF_INIT;
  size_t open = 0, line = 1;
  if (!input_open(&in, path, &why)) return 0;
  for (const char *at = in.bytes, *end = in.bytes + in.size; at < end; line++) {
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    size_t n = (size_t)((stop ? stop : end) - at);
    const char *mark = strbuf_find(at, n, IMPORT_MARK, strlen(IMPORT_MARK));
    if (mark) printf("%s:%zu: %.*s\n", path, line, (int)(at + n - mark), mark);
    open += mark != NULL;
    at += n + 1;
  }
  return open;
}

/* The rows of the folder must load, and say what the checkout says. */
static int go_on(const import_work *w, bool fresh) {
  size_t open = tell_open(w->rows) + tell_open(w->dialect);
  if (open) {
    printf("\nNext: each " IMPORT_MARK
           " asks for something that upstream does not declare. Then give "
           "the same command again.\n");
    return fresh ? EXIT_PASS : EXIT_FAIL;
  }
  FREED_BY(opset_free) opset_choice opset = {0};
  return opset_choose_aloud(w->folder, &opset) ? compare(w, opset.rows) : EXIT_FAIL;
}

static int work(const cli_args *args, arena *a, diag_sink *sink) {
  import *im = ARENA_NEW(a, import);
  import_work w = {.im = im, .folder = cli_value(args, OPT_PROPOSED)};
  *im = (import){.memory = a, .sink = sink, .folder = args->rest[0]};
  if (!import_read(im)) return EXIT_FAIL;
  if (cli_on(args, OPT_FACTS)) {
    strbuf lines = STRBUF_INIT;
    import_lines(im, &lines);
    return print_and_free(&lines, EXIT_PASS);
  }
  vs_format(im->release, w.release);
  if (im->release <= vs_current(vs_builtin_opset())) return compare(&w, vs_builtin_opset());
  if (!w.folder) {
    fprintf(stderr, WHO ": %s is newer than the rows; name a folder for it with --opset\n",
            w.release);
    return EXIT_USAGE;
  }
  if ((size_t)snprintf(w.rows, sizeof w.rows, "%s/%s.yaml", w.folder, w.release) >= sizeof w.rows ||
      (size_t)snprintf(w.dialect, sizeof w.dialect, "%s/dialects/stablehlo.yaml", w.folder) >=
          sizeof w.dialect)
    return say(WHO, "the name of the folder is too long");
  bool fresh = access(w.rows, F_OK) != 0;
  return write_rows(&w) ? go_on(&w, fresh) : EXIT_USAGE;
}

static int cmd_import_release(const cli_args *args) {
  if (args->rest_count != 1) return say(WHO, "name one checkout of openxla/stablehlo");
  arena *a = arena_new((size_t)1 << 30);
  if (!a) return say(WHO, "out of memory");
  display_sink sink = display_sink_to(stderr, NULL);
  arena_guard guard;
  volatile int status = EXIT_FAIL;
  if (ARENA_GUARD(a, &guard)) {
    status = work(args, a, &sink.sink);
    arena_guard_pop(a, &guard);
  } else {
    diag_error(&sink.sink, DIAG_OUT_OF_MEMORY, (diag_place){.file = args->rest[0]},
               "more memory than 1 GiB is needed");
  }
  display_end(&sink);
  arena_free(a);
  return status;
}

static const cli_example import_release_examples[] = {
    {"rows of a new release, from a checkout that has it",
     "hlo-cts import-release stablehlo --opset=proposal"},
    {"compare the rows of a release with a checkout of it", "hlo-cts import-release stablehlo"},
    {NULL, NULL},
};

const command command_import_release = {
    {WHO, "Derives the rows of a release from the sources of StableHLO, or compares them.",
     "[options] checkout", ROWS(import_rows_options), 1, CLI_FOLDER,
     .about =
         "The checkout of openxla/stablehlo says its release. If the rows have that release, they "
         "are compared with the sources, and each fact that differs is an error with the place in "
         "the sources. If it is newer than all of them, its rows are written, with a mark where "
         "upstream declares nothing. When no mark is left, these rows are compared, too. Then "
         "scripts/new-release begins the cases. The command reads TableGen and C++ by itself; "
         "it needs neither LLVM nor MLIR. docs/new-release.md shows an example.",
     .examples = import_release_examples,
     .status_1 = "The rows differ, a mark is left, or the sources are not understood"},
    cmd_import_release};
