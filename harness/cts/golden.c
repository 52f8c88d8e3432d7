/* hlo-cts golden */
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "harness/suite/execute.h"
#include "harness/tools/display.h"
#include "harness/tools/input.h"
#include "harness/tools/tools.h"

static const cli_option golden_rows[] = {
    SELECT_ROWS,
    OPSET_ROW,
    {"golden", CLI_VALUE, "folder", "where they are; found by itself when absent", OPT_GOLDEN,
     "Golden bytes", .values = CLI_FOLDER},
    {"check", CLI_SWITCH, NULL, "hold files and manifest against each other, write nothing",
     OPT_VERIFY},
    {"force", CLI_SWITCH, NULL, "overwrite locked files that would change", OPT_FORCE},
};

typedef struct regeneration {
  const cli_args *args;
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
  const vs_opset *o = rows_of(g->args);
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
  if (!load_golden(args, &golden)) {
    golden_free(&golden);
    return EXIT_USAGE;
  }
  if (cli_on(args, OPT_VERIFY)) {
    display_sink sink = display_sink_to(stderr, NULL);
    status = golden_check(&golden, rows_of(args), &sink.sink) ? EXIT_PASS : EXIT_FAIL;
    display_end(&sink);
    printf("%zu golden files, %zu errors\n", golden.count, sink.sink.errors);
  } else if (select_cases("hlo-cts golden", args, &s)) {
    implementation me = builtin_consumer(FAULT_NONE);
    regeneration g = {.args = args, .golden = &golden, .force = cli_on(args, OPT_FORCE)};
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

static const cli_example golden_examples[] = {
    {"the bytes of a new case", "hlo-cts golden --case=add_f32_edges"},
    {"whether files and manifest agree", "hlo-cts golden --check"},
    {NULL, NULL},
};

const command command_golden = {
    {"hlo-cts golden", "Writes the golden bytes of cases; never changes locked ones unasked.",
     "[options]", ROWS(golden_rows), 0,
     .about = "Each case has a file for each release that can hold it, and MANIFEST has a row for "
              "each file: its hash, and what wrote it when. A file that is there stays as it is "
              "unless --force says otherwise.",
     .examples = golden_examples,
     .status_1 = "A locked file would change, a case cannot be written, or --check found errors"},
    "golden",
    cmd_golden};
