/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts golden */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bytecode/bytecode.h"
#include "case_options.h"
#include "harness/checks/case_job.h"
#include "harness/cli/display.h"
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "harness/golden/golden_state.h"

#define WHO "hlo-cts golden"

typedef struct keeper {
  const cli_args *args;
  const golden_set *golden;
  golden_writer *writer;
  const char *correct; /* the reason; NULL: add what is missing */
  size_t same, added, changed, locked, broken;
} keeper;

/* Adds the bytes of every release for which the case has none, or (`all`) of every release. */
static bool add_bytes(keeper *k, const corpus_case *c, case_job *job, bool all) {
  const vs_opset *o = rows_of(k->args);
  for (size_t i = 0; i < o->release_count; i++) {
    vs_version release = o->releases[i].version;
    if (!golden_is_due(c, release)) continue;
    if (!all && golden_find(k->golden, c->id, release)) continue;
    const char *why;
    char version[32];
    const strbuf *bytes = case_job_artifact(job, i, i, &why);
    if (!bytes) {
      k->broken++;
      fprintf(stderr, "%s cannot be written for %s: %s\n", c->id, vs_format(release, version), why);
    } else if (!golden_writer_bytes(k->writer, release, bytes->bytes, bytes->len)) {
      say(WHO, "out of memory");
      return false;
    } else {
      all ? k->changed++ : k->added++;
    }
  }
  return true;
}

/* Whether the writer gives the bytes that are there. */
static bool bytes_are_right(const keeper *k, const corpus_case *c, case_job *job) {
  const vs_opset *o = rows_of(k->args);
  for (size_t i = 0; i < o->release_count; i++) {
    const golden_row *row = golden_find(k->golden, c->id, o->releases[i].version);
    if (!row) continue;
    const char *why;
    char hash[SHA256_TEXT];
    const strbuf *bytes = case_job_artifact(job, i, i, &why);
    if (bytes) sha256_text(bytes->bytes, bytes->len, hash);
    if (!bytes || strcmp(hash, row->hash) != 0) return false;
  }
  return true;
}

static bool keep_case(keeper *k, const corpus_case *c, case_job *job) {
  golden_state s = golden_state_of(k->golden, rows_of(k->args), c, case_job_program(job));
  const golden_row *rows;
  unsigned generation = s.entry ? s.entry->generation : 0;
  switch (s.standing) {
    case GOLDEN_UNUSABLE:
      k->broken++;
      fprintf(stderr, "%s cannot be used: %s\n", c->id, s.why);
      return true;
    case GOLDEN_NEW:
      return golden_writer_case(k->writer, c->id, generation + 1, s.program,
                                generation ? "the case is back" : "-") &&
             add_bytes(k, c, job, false);
    case GOLDEN_WHOLE:
      if (!k->correct || bytes_are_right(k, c, job)) {
        k->same += golden_rows_of(k->golden, c->id, &rows);
        return true;
      }
      break;
    case GOLDEN_INCOMPLETE:
      if (k->correct) break;
      k->same += golden_rows_of(k->golden, c->id, &rows);
      return golden_writer_case(k->writer, c->id, generation, s.program, s.entry->reason) &&
             add_bytes(k, c, job, false);
    case GOLDEN_CHANGED:
      if (!s.locked || k->correct) break;
      k->locked++;
      fprintf(stderr, "%s is locked: %s\n", c->id, s.why);
      return true;
  }
  return golden_writer_case(k->writer, c->id, generation + 1, s.program,
                            k->correct ? k->correct : "the program changed before its release") &&
         add_bytes(k, c, job, true);
}

static bool keep_cases(keeper *k, const selection *s) {
  consumer_table me = builtin_consumer(FAULT_NONE);
  for (const corpus_case *c = NULL; (c = selection_next(s, c));) {
    case_job *job = case_job_new(rows_of(k->args), c, &me, k->golden);
    bool ok = job && keep_case(k, c, job);
    case_job_free(job);
    if (!ok) return false;
  }
  return true;
}

/* Retires what is gone from the corpus, when there is a reason, else complains. */
static bool keep_orphans(keeper *k, const corpus *all, const char *reason) {
  const golden_set *g = k->golden;
  for (size_t i = 0; i < g->entries.count; i++) {
    const golden_entry *e = &g->entries.items[i];
    if (!golden_is_orphan(g, all, e)) continue;
    bool locked = g->additions.items[e->addition].released;
    if (reason && !locked) {
      k->changed++;
      if (!golden_writer_case(k->writer, e->id, e->generation + 1, NULL, reason)) return false;
      continue;
    }
    k->locked++;
    fprintf(stderr, "%s is gone from the corpus, but its id is locked%s\n", e->id,
            locked ? "" : "; --retire=reason gives it up");
  }
  return true;
}

static int write_golden(const cli_args *args, const golden_set *golden, const selection *s) {
  char today[16];
  strbuf_auto why = STRBUF_INIT;
  time_text("%Y-%m-%d", today, sizeof today);
  strbuf_auto correct = STRBUF_INIT;
  if (cli_value(args, "correct"))
    strbuf_addf(&correct, "%s; shown by %s; %s", cli_value(args, "correct"),
                cli_value(args, "finding"), cli_value(args, "by"));
  keeper k = {.args = args,
              .golden = golden,
              .correct = correct.len ? strbuf_str(&correct) : NULL,
              .writer = golden_writer_new(TOOL, today)};
  bool ok =
      k.writer && keep_cases(&k, s) && keep_orphans(&k, &s->corpus, cli_value(args, "retire"));
  if (ok && !k.broken) ok = golden_writer_save(k.writer, golden->folder, &why);
  if (!ok) say(WHO, why.len ? strbuf_str(&why) : "out of memory");
  golden_writer_free(k.writer);
  printf("%zu unchanged, %zu added, %zu changed, %zu locked, %zu not written\n", k.same, k.added,
         k.changed, k.locked, k.broken);
  return !ok ? EXIT_USAGE : k.locked || k.broken ? EXIT_FAIL : EXIT_PASS;
}

static void list_entry(const golden_set *g, const golden_entry *e, const char *release,
                       const char *hash, const char *payload, strbuf *out) {
  strbuf_auto path = STRBUF_INIT;
  diag_place place = golden_place(g, e, &path);
  strbuf_addf(out, "%s\t%u\t%s\t%s\t%s\t%s:%u\t%s\n", e->id, e->generation, release, hash, payload,
              place.file, place.line, e->reason);
}

/* A digest of what is not the name of the producer, which contains a release. */
static void add_payload(const golden_set *g, const golden_row *row, strbuf *out) {
  bc_header h;
  const char *bytes;
  char hash[SHA256_TEXT];
  size_t n;
  strbuf_auto why = STRBUF_INIT;
  if (!golden_bytes(g, row, &bytes, &n, &why) || !bc_read_header(bytes, n, &h, NULL)) return;
  size_t from = (size_t)(h.producer - bytes) + h.producer_len;
  sha256_text(bytes + from, n - from, hash);
  strbuf_addf(out, "%u-%s", (unsigned)h.version, hash);
}

/* What scripts/commands/golden.py makes the list of: it adds the witnesses. */
static void list_golden(const golden_set *g, bool payloads, strbuf *out) {
  char version[32];
  for (size_t i = 0; i < g->all.count; i++) {
    const golden_row *row = &g->all.items[i];
    strbuf_auto payload = STRBUF_INIT;
    if (payloads) add_payload(g, row, &payload);
    list_entry(g, &g->entries.items[row->entry], vs_format(row->release, version), row->hash,
               strbuf_str(&payload), out);
  }
  for (size_t i = 0; i < g->entries.count; i++)
    if (g->entries.items[i].retired) list_entry(g, &g->entries.items[i], "-", "-", "", out);
}

/* The folder, the numbers of artifacts, additions and errors, and the list. */
static int count_golden(const cli_args *args, const golden_set *golden, const selection *s) {
  strbuf out = STRBUF_INIT;
  bool check = cli_on(args, "check");
  display_sink sink = display_sink_to(stderr, NULL);
  if (check) {
    golden_check(golden, rows_of(args), &sink.sink);
    golden_check_cases(golden, rows_of(args), &s->corpus, &sink.sink);
  }
  display_end(&sink);
  strbuf_addf(&out, "%s\t%zu\t%zu\t%zu\n", golden->folder, golden->count, golden->additions.count,
              sink.sink.errors);
  list_golden(golden, check, &out);
  return print_and_free(&out, EXIT_PASS);
}

static bool extract_row(const golden_set *g, const golden_row *row, const char *folder,
                        strbuf *why) {
  char version[32];
  const char *bytes;
  size_t size;
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/%s", folder, vs_format(row->release, version));
  bool ok = output_folder(strbuf_str(&path), why);
  strbuf_reset(&path);
  strbuf_addf(&path, "%s/", folder);
  golden_name(g, row, &path);
  ok = ok && golden_bytes(g, row, &bytes, &size, why) &&
       output_write(strbuf_str(&path), bytes, size, why);
  return ok;
}

/* The golden bytes of the cases, as <release>/<case>.mlirbc. */
static int extract_golden(const golden_set *g, const selection *s, const char *folder) {
  strbuf_auto why = STRBUF_INIT;
  size_t files = 0;
  bool ok = true;
  for (const corpus_case *c = NULL; ok && (c = selection_next(s, c));) {
    const golden_row *rows;
    size_t n = golden_rows_of(g, c->id, &rows);
    for (size_t k = 0; ok && k < n; k++, files += ok) ok = extract_row(g, &rows[k], folder, &why);
  }
  if (!ok) say(WHO, strbuf_str(&why));
  printf("%zu files\n", files);
  return ok ? EXIT_PASS : EXIT_USAGE;
}

static int dispatch(const cli_args *args, const golden_set *golden, const selection *s) {
  if (args->rest_count) return extract_golden(golden, s, args->rest[1]);
  if (cli_on(args, "rows")) return count_golden(args, golden, s);
  return write_golden(args, golden, s);
}

/* How many things the command is to do, beside adding bytes. */
static size_t count_requests(const cli_args *args) {
  return (args->rest_count > 0) + cli_on(args, "check") + cli_on(args, "list") +
         (cli_value(args, "release") != NULL) +
         (cli_value(args, "correct") || cli_value(args, "retire"));
}

int cmd_golden(const cli_args *args) {
  if (args->rest_count && (args->rest_count != 2 || strcmp(args->rest[0], "extract") != 0))
    return say(WHO, "it takes no arguments, or `extract` and a folder");
  size_t requests = count_requests(args);
  if (requests > 1)
    return say(WHO, "only one of extract, --check, --list, --release, and --correct or --retire");
  if (cli_value(args, "correct") && !(cli_value(args, "by") && cli_value(args, "finding")))
    return say(WHO, "--correct needs --by, who corrects, and --finding, what showed the mistake");
  if ((cli_on(args, "check") || cli_on(args, "list") || cli_value(args, "release")) &&
      !cli_on(args, "rows"))
    return run_script("golden", args);
  FREED_BY(golden_free) golden_set golden = {0};
  FREED_BY(selection_free) selection s = {0};
  int status = EXIT_USAGE;
  /* Bytes can be added to a folder that has none yet; everything else needs bytes. */
  if (load_golden(WHO, args, requests == 0, &golden) && select_cases(WHO, args, &s))
    status = dispatch(args, &golden, &s);
  return status;
}
