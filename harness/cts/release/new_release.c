/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts new-release: each call does the next step of a new release, until the gate accepts it. */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "cts.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/coverage/skeleton.h"
#include "harness/data/input.h"
#include "harness/files/opset.h"
#include "harness/releases/history.h"
#include "versions/load.h"

#define WHO "hlo-cts new-release"

static const cli_option new_release_rows[] = {
    {"opset", CLI_VALUE, "folder", "folder for the release: one of its own, or a source tree",
     OPT_PROPOSED, .values = CLI_FOLDER,
     .more = "By default the source tree of the corpus. The command writes rows, cases (corpus/) "
             "and golden bytes (golden/) there."},
    {"corpus", CLI_VALUE, "folder",
     "folder of the cases that serve as patterns; found automatically by default", OPT_CORPUS,
     .values = CLI_FOLDER},
    {"empty", CLI_SWITCH, NULL, "the release changes nothing: it needs no cases", OPT_EMPTY},
};

typedef struct release_work {
  const char *text; /* "1.21.0" */
  vs_version version;
  char *folder, *others;           /* of the proposal; of cases to begin from */
  char corpus[4096], golden[4096]; /* of the proposal */
  bool tree;                       /* the folder is one of the sources */
  bool empty;                      /* --empty */
} release_work;

static int finish(strbuf *wrote, strbuf *why, int status, const char *next) {
  for (char *line = wrote->bytes, *end; wrote->len && *line; line = end + 1) {
    end = strchr(line, '\n');
    printf("wrote %.*s\n", (int)(end - line), line);
  }
  if (why->len) status = (say(WHO, strbuf_str(why)), EXIT_USAGE);
  if (status == EXIT_PASS && next) printf("\nNext: %s\n", next);
  strbuf_free(wrote);
  strbuf_free(why);
  return status;
}

static bool has_file(const release_work *w) {
  char releases[4096], path[4096 + 64];
  snprintf(path, sizeof path, "%s/%s.yaml", vs_opset_folder(w->folder, releases, sizeof releases),
           w->text);
  return access(path, F_OK) == 0;
}

static int begin_rows(const release_work *w) {
  char today[16], next[256];
  strbuf wrote = STRBUF_INIT, why = STRBUF_INIT;
  time_text("%Y-%m-%d", today, sizeof today);
  skeleton_rows(w->folder, w->text, today, &wrote, &why);
  snprintf(next, sizeof next,
           "say in these files what the release changes, then give the same command again.%s",
           w->tree ? " New ops, and properties, go into versions/dialects/stablehlo.yaml." : "");
  return finish(&wrote, &why, EXIT_PASS, next);
}

/* A folder of cases; none when it is not there yet. */
static bool load_cases(const char *folder, const vs_opset *rows, corpus *out, diag_sink *sink) {
  strbuf_auto manifests = STRBUF_INIT;
  glob_t found = {0};
  strbuf_addf(&manifests, "%s/*/cases.yaml", folder);
  bool some = glob(strbuf_str(&manifests), GLOB_NOSORT, NULL, &found) == 0;
  globfree(&found);
  if (some) return corpus_load(out, folder, rows, sink);
  out->folder = folder;
  return true;
}

static int begin_cases(const release_work *w, const vs_opset *rows, corpus *own, diag_sink *sink) {
  FREED_BY(corpus_free) corpus others = {0};
  strbuf wrote = STRBUF_INIT, why = STRBUF_INIT;
  size_t demands = 0;
  skeleton_ground g = {rows, w->version, own, &others, w->corpus};
  bool ok = corpus_load(&others, w->others, rows, sink) &&
            skeleton_cases(&g, &wrote, &demands, &why, sink);
  if (ok && !demands && !w->empty) {
    say(WHO, "the release's file states nothing new; --empty if it is meant so");
    return finish(&wrote, &why, EXIT_FAIL, NULL);
  }
  return finish(&wrote, &why, ok ? EXIT_PASS : EXIT_USAGE,
                wrote.len ? "each " SKELETON_MARK
                            " asks for something that only you know. Then give the same "
                            "command again."
                          : NULL);
}

/* Cases that still are as they were begun. */
static size_t tell_open(const corpus *own, vs_version release) {
  size_t open = 0;
  for (size_t i = 0; i < own->count; i++) {
    const corpus_case *c = &own->cases[i];
    if (c->since != release || !skeleton_is_open(c)) continue;
    printf("%s has a %s\n", c->path, SKELETON_MARK);
    open++;
  }
  return open;
}

/* --- Golden bytes, documents, gate --- */

static int command_of(const char *name, const char *const *options, size_t count) {
  char *argv[8] = {(char *)(uintptr_t) "hlo-cts", (char *)(uintptr_t)name};
  for (size_t i = 0; i < count; i++) argv[2 + i] = (char *)(uintptr_t)options[i];
  return hlo_cts_main((int)(2 + count), argv);
}

static bool write_text(const char *folder, const char *name, const strbuf *text, strbuf *wrote,
                       strbuf *why) {
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/%s", folder, name);
  bool ok = output_write(strbuf_str(&path), strbuf_str(text), text->len, why);
  if (ok) strbuf_addf(wrote, "%s\n", strbuf_str(&path));
  return ok;
}

/* A line below "## Unreleased", unless the release is named there already. */
static bool add_to_changelog(const release_work *w, strbuf *wrote, strbuf *why) {
  static const char head[] = "## Unreleased\n";
  strbuf_auto path = STRBUF_INIT, text = STRBUF_INIT, line = STRBUF_INIT, ignored = STRBUF_INIT;
  input in;
  strbuf_addf(&path, "%s/CHANGELOG.md", w->folder);
  strbuf_addf(&line, "* StableHLO %s: ", w->text);
  bool ok = true;
  if (input_open(&in, strbuf_str(&path), &ignored)) {
    const char *at = memmem(in.bytes, in.size, head, strlen(head));
    if (at && !memmem(in.bytes, in.size, strbuf_str(&line), line.len)) {
      size_t before = (size_t)(at - in.bytes) + strlen(head);
      strbuf_add(&text, in.bytes, before);
      strbuf_addf(&text, "\n%sits rows, cases and golden bytes.", strbuf_str(&line));
      strbuf_add(&text, in.bytes + before, in.size - before);
      ok = write_text(w->folder, "CHANGELOG.md", &text, wrote, why);
    }
    input_close(&in);
  }
  return ok;
}

/* Writes the changes for people: into the history of the tree, or into a separate page. */
static int write_documents(const release_work *w, const vs_opset *rows) {
  strbuf wrote = STRBUF_INIT, why = STRBUF_INIT, text = STRBUF_INIT;
  if (w->tree) {
    history_document(rows, &text);
    if (write_text(w->folder, "docs/opset-history.md", &text, &wrote, &why))
      add_to_changelog(w, &wrote, &why);
  } else {
    history_subject(rows, w->text, &text);
    write_text(w->folder, "CHANGES.txt", &text, &wrote, &why);
  }
  strbuf_free(&text);
  return finish(&wrote, &why, EXIT_PASS, NULL);
}

static bool begin_golden(const release_work *w) {
  strbuf_auto path = STRBUF_INIT, why = STRBUF_INIT;
  strbuf_addf(&path, "%s/MANIFEST", w->golden);
  bool ok = output_folder(w->golden, &why) &&
            (access(strbuf_str(&path), F_OK) == 0 || output_write(strbuf_str(&path), "", 0, &why));
  if (!ok) say(WHO, strbuf_str(&why));
  return ok;
}

/* The release before: what is built in may have this one already. */
static vs_version release_before(const release_work *w, const vs_opset *rows) {
  vs_version before = vs_oldest(rows);
  for (size_t i = 0; i < rows->release_count && rows->releases[i].version < w->version; i++)
    before = rows->releases[i].version;
  return before;
}

static int complete(const release_work *w, const vs_opset *rows) {
  strbuf_auto opset = STRBUF_INIT, cases = STRBUF_INIT, golden = STRBUF_INIT, base = STRBUF_INIT;
  char version[32];
  strbuf_addf(&base, "--base=%s", vs_format(release_before(w, rows), version));
  strbuf_addf(&opset, "--opset=%s", w->folder);
  strbuf_addf(&cases, "--corpus=%s", w->corpus);
  strbuf_addf(&golden, "--golden=%s", w->golden);
  const char *options[] = {strbuf_str(&opset), strbuf_str(&cases), strbuf_str(&golden),
                           strbuf_str(&base)};
  int status = begin_golden(w) ? command_of("golden", options, 3) : EXIT_USAGE;
  if (status == EXIT_PASS) status = write_documents(w, rows);
  if (status == EXIT_PASS) status = command_of("gate", options, 4);
  return status;
}

static int go_on(const release_work *w) {
  FREED_BY(opset_free) opset_choice opset = {0};
  FREED_BY(corpus_free) corpus own = {0};
  if (!opset_choose_aloud(w->folder, &opset)) return EXIT_FAIL;
  display_sink sink = display_sink_to(stderr, NULL);
  bool read = load_cases(w->corpus, opset.rows, &own, &sink.sink);
  int status = read ? begin_cases(w, opset.rows, &own, &sink.sink) : EXIT_FAIL;
  display_end(&sink);
  FREED_BY(corpus_free) corpus again = {0};
  display_sink quiet = display_sink_to(stderr, NULL);
  size_t before = own.count;
  read = status == EXIT_PASS && load_cases(w->corpus, opset.rows, &again, &quiet.sink);
  display_end(&quiet);
  if (read && again.count == before)
    status = tell_open(&again, w->version) ? EXIT_FAIL : complete(w, opset.rows);
  return status;
}

/* The tree in which a folder `corpus` stands. */
static char *tree_of(const char *cases) {
  const char *slash = strrchr(cases, '/');
  return slash ? strndup(cases, (size_t)(slash - cases)) : strdup(".");
}

static bool open_work(const cli_args *args, release_work *w) {
  const char *folder = cli_value(args, OPT_PROPOSED);
  char path[4096 + 16];
  *w = (release_work){.text = args->rest[0],
                      .others = suite_folder("corpus", cli_value(args, OPT_CORPUS))};
  if (!w->others || !(w->folder = folder ? strdup(folder) : tree_of(w->others)))
    return say(WHO, "out of memory") == EXIT_PASS;
  if (!vs_parse_number(w->text, strlen(w->text), &w->version) ||
      vs_without_patch(w->version) != w->version)
    return say(WHO,
               "a new release has the form X.Y.0; a patch changes nothing in the format, and "
               "--target=X.Y.Z takes it") == EXIT_PASS;
  snprintf(path, sizeof path, "%s/versions/opset", w->folder);
  w->tree = access(path, F_OK) == 0;
  if (w->version < vs_current(vs_builtin_opset()) ||
      (w->tree && w->version == vs_current(vs_builtin_opset()) && !has_file(w)))
    return say(WHO, "that release is built in already, or older than the newest one") == EXIT_PASS;
  if (!folder && !w->tree)
    return say(WHO, "there is no source tree here; name a folder with --opset") == EXIT_PASS;
  bool fits =
      snprintf(w->corpus, sizeof w->corpus, "%s/corpus", w->folder) < (int)sizeof w->corpus &&
      snprintf(w->golden, sizeof w->golden, "%s/golden", w->folder) < (int)sizeof w->golden;
  return fits || say(WHO, "the name of the folder is too long") == EXIT_PASS;
}

static int cmd_new_release(const cli_args *args) {
  release_work w = {0};
  if (args->rest_count != 1) return say(WHO, "name one release, as 1.21.0");
  bool ok = open_work(args, &w);
  w.empty = cli_on(args, OPT_EMPTY);
  int status = !ok ? EXIT_USAGE : has_file(&w) ? go_on(&w) : begin_rows(&w);
  free(w.folder);
  free(w.others);
  return status;
}

static const cli_example new_release_examples[] = {
    {"write the release into a folder of its own", "hlo-cts new-release 1.21.0 --opset=proposal"},
    {NULL, NULL},
};

const command command_new_release = {
    {WHO, "Adds a new release, one step per call, until the gate accepts it.", "[options] release",
     ROWS(new_release_rows), 1, .rest = CLI_ANYTHING,
     .about =
         "Each call does the next step. The first call writes the file of the release, with an "
         "example. Write into it what is new. The second call begins a case for each row that "
         "needs one, and puts TODO(new-release) where only you know what to write. When no such "
         "mark is left, the third call writes golden bytes and the text of what changed, and runs "
         "the gate. Only generated documents are overwritten. docs/new-release.md shows an "
         "example.",
     .examples = new_release_examples,
     .status_1 = "A mark is left, the rows do not load, or the gate does not accept the release"},
    cmd_new_release};
