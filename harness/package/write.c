/* Making a package. */
#include <dirent.h>
#include <errno.h>
#include <string.h>

#include "harness/cli/json_text.h"
#include "harness/coverage/coverage.h"
#include "harness/host/input.h"
#include "package.h"

typedef struct packer {
  const package_order *o;
  journal_record *j;
  char hashes[PACKAGE_FILE_COUNT][SHA256_TEXT]; /* "": not there */
  size_t waiver_count;
  strbuf *why;
} packer;

static bool put(packer *p, package_file which, const void *bytes, size_t n) {
  strbuf_auto path = STRBUF_INIT;
  if (n > package_files[which].limit) {
    strbuf_addf(p->why, "'%s' would have %zu bytes; packages have at most %llu of it",
                package_files[which].name, n, (unsigned long long)package_files[which].limit);
    return false;
  }
  strbuf_addf(&path, "%s/%s", p->o->to, package_files[which].name);
  bool ok = output_write(strbuf_str(&path), bytes, n, p->why);
  if (ok) sha256_text(bytes, n, p->hashes[which]);
  return ok;
}

static bool put_buffer(packer *p, package_file which, const strbuf *b) {
  if (b->failed) strbuf_adds(p->why, "out of memory");
  return !b->failed && put(p, which, strbuf_str(b), b->len);
}

static bool put_file(packer *p, package_file which, const char *path) {
  FREED_BY(input_close) input in = {0};
  if (!path) return true;
  if (!input_open(&in, path, p->why)) return false;
  return put(p, which, in.bytes, in.size);
}

static bool put_json(packer *p, package_file which, json_t *json) {
  strbuf_auto b = STRBUF_INIT;
  json_line(&b, json, JSON_INDENT(1));
  return put_buffer(p, which, &b);
}

/* --- Is there a run to pack? --- */

/* The cases have to be those of the corpus that goes with them. */
static bool same_cases(const packer *p) {
  const corpus *c = p->o->corpus;
  const journal_record *j = p->j;
  size_t at = 0;
  for (size_t i = 0; i < j->r.case_count; i++) {
    const char *id = j->r.cases[i]->id;
    char print[SHA256_TEXT] = "";
    while (at < c->count && strcmp(c->cases[at].id, id) < 0) at++;
    if (at == c->count || strcmp(c->cases[at].id, id) != 0) {
      strbuf_addf(p->why, "the corpus in '%s' does not have case '%s' of the run", c->folder, id);
      return false;
    }
    if (!journal_fingerprint(&c->cases[at], p->o->golden, j->r.opset, print, p->why)) return false;
    if (strcmp(print, j->fingerprints[i]) == 0) continue;
    strbuf_addf(p->why, "case '%s' or its golden bytes have changed since the run", id);
    return false;
  }
  return true;
}

static bool worth_packing(const packer *p) {
  const journal_record *j = p->j;
  if (strcmp(j->head.tool, p->o->tool) != 0)
    strbuf_addf(p->why, "the run was made by %s, this is %s", j->head.tool, p->o->tool);
  else if (journal_value(&j->head, "opset"))
    strbuf_adds(p->why, "the run was over releases under review, which nobody else has");
  else if (j->broken)
    strbuf_adds(p->why, j->broken);
  else if (j->r.missing || j->torn)
    strbuf_addf(p->why, "the run did not end: %zu rows are missing; hlo-cts run --resume goes on",
                j->r.missing);
  return !p->why->len && same_cases(p);
}

/* A new folder, or an empty one: what is in it is the package. */
static bool make_folder(const packer *p) {
  DIR *d = opendir(p->o->to);
  if (!d && errno != ENOENT) {
    strbuf_addf(p->why, "cannot use '%s': %s", p->o->to, strerror(errno));
    return false;
  }
  size_t entries = 0;
  while (d && readdir(d)) entries++;
  if (d) closedir(d);
  if (entries > 2) {
    strbuf_addf(p->why, "'%s' is not empty", p->o->to);
    return false;
  }
  return output_folder(p->o->to, p->why);
}

/* --- The files --- */

static json_t *facts(const packer *p, size_t waiver_count, const char *corpus_hash) {
  const package_order *o = p->o;
  const vs_opset *opset = p->j->r.opset;
  const journal_head *h = &p->j->head;
  char version[32];
  char hash[SHA256_TEXT] = "";
  strbuf_auto sentence = STRBUF_INIT, path = STRBUF_INIT, why = STRBUF_INIT;
  coverage_sentence(o->corpus, &p->j->r, &sentence);
  input in;
  strbuf_addf(&path, "%s/MANIFEST", o->golden->folder);
  if (input_open(&in, strbuf_str(&path), &why)) {
    sha256_text(in.bytes, in.size, hash);
    input_close(&in);
  }
  return json_pack(
      "{s:i, s:s, s:s, s:s, s:{s:s, s:I}, s:{s:s, s:s, s:f, s:o, s:o}, s:{s:s, s:I, s:s},"
      " s:{s:s*, s:I}, s:I, s:o, s:o, s:o}",
      "package", PACKAGE_VERSION, "tool", o->tool, "git", package_git(), "made", o->made, "opset",
      "newest", vs_format(vs_current(opset), version), "releases", (json_int_t)opset->release_count,
      "run", "consumer", h->consumer, "started", h->started, "seconds", h->seconds, "options",
      journal_options(h), "partial", package_partial(h), "corpus", "sha256", corpus_hash, "cases",
      (json_int_t)o->corpus->count, "coverage", strbuf_str(&sentence), "golden", "manifest_sha256",
      *hash ? hash : NULL, "files", (json_int_t)o->golden->count, "waivers",
      (json_int_t)waiver_count, "summary", package_summary(&p->j->r), "machine", package_machine(),
      "tools", package_tools());
}

static void add_contradiction(const char *what, void *user) {
  strbuf *why = user;
  strbuf_addf(why, "%s%s", why->len ? "; " : "", what);
}

/* The claims, against the results with the waivers applied. */
static bool claims_hold(const packer *p, const statement *s) {
  const consumer_profile *c = p->o->profile;
  summary sum;
  results_summary(&p->j->r, &sum);
  statement_facts f = {&p->j->head, &sum, c ? c->oldest : 0,
                       c ? c->newest : p->j->r.opset->release_count - 1};
  return statement_contradictions(s, &f, add_contradiction, p->why) == 0;
}

static bool check_statement(packer *p, diag_sink *sink) {
  input in;
  statement s;
  if (!p->o->statement) return true;
  arena *memory = arena_new(0);
  bool ok = memory && input_open(&in, p->o->statement, p->why);
  if (ok) {
    ok = statement_read(p->o->statement, in.bytes, in.size, p->j->r.opset, memory, &s, sink);
    if (!ok) strbuf_adds(p->why, "the statement cannot be used");
    ok = ok && claims_hold(p, &s);
    input_close(&in);
  }
  arena_free(memory);
  return ok;
}

static bool apply_waivers(packer *p, diag_sink *sink) {
  strbuf_auto rotten = STRBUF_INIT;
  if (!p->o->waivers) return true;
  bool ok = package_waive(p->j, p->o->waivers, &p->waiver_count, &rotten, sink);
  if (!ok || rotten.len)
    strbuf_addf(p->why, "the waivers cannot be packed: %s", strbuf_str(&rotten));
  ok = ok && !rotten.len;
  return ok;
}

static bool put_all(packer *p) {
  const package_order *o = p->o;
  strbuf_auto path = STRBUF_INIT, list = STRBUF_INIT, text = STRBUF_INIT;
  strbuf_addf(&path, "%s/" JOURNAL_FILE, o->report);
  bool ok =
      put_file(p, PACKAGE_JOURNAL, strbuf_str(&path)) &&
      put_file(p, PACKAGE_DESCRIPTION, o->description) &&
      put_file(p, PACKAGE_WAIVERS, o->waivers) && put_file(p, PACKAGE_STATEMENT, o->statement) &&
      put_json(p, PACKAGE_CONSUMER,
               package_consumer_json(p->j->r.opset, p->j->head.consumer, o->kind, o->profile));
  ok = ok && package_corpus(o->corpus, &list, p->why) && put_buffer(p, PACKAGE_CORPUS, &list);
  for (int k = 0; ok && k < 2; k++) {
    package_file which = k ? PACKAGE_SUMMARY : PACKAGE_RESULTS;
    strbuf_reset(&text);
    package_render(p->j, which, &text);
    ok = put_buffer(p, which, &text);
  }
  ok = ok && put_json(p, PACKAGE_FACTS, facts(p, p->waiver_count, p->hashes[PACKAGE_CORPUS]));
  return ok;
}

static bool put_seal(const packer *p, char *seal) {
  strbuf_auto manifest = STRBUF_INIT, line = STRBUF_INIT, path = STRBUF_INIT;
  for (size_t i = 0; i < PACKAGE_FILE_COUNT; i++)
    if (*p->hashes[i]) strbuf_addf(&manifest, "%s  %s\n", p->hashes[i], package_files[i].name);
  sha256_text(strbuf_str(&manifest), manifest.len, seal);
  strbuf_addf(&path, "%s/" PACKAGE_MANIFEST, p->o->to);
  bool ok = output_write(strbuf_str(&path), strbuf_str(&manifest), manifest.len, p->why);
  strbuf_addf(&line, "%s  " PACKAGE_MANIFEST "\n", seal);
  strbuf_reset(&path);
  strbuf_addf(&path, "%s/" PACKAGE_SEAL, p->o->to);
  ok = ok && output_write(strbuf_str(&path), strbuf_str(&line), line.len, p->why);
  return ok;
}

bool package_write(journal_record *j, const package_order *o, char *seal, diag_sink *sink,
                   strbuf *why) {
  packer p = {.o = o, .j = j, .why = why};
  return worth_packing(&p) && apply_waivers(&p, sink) && check_statement(&p, sink) &&
         make_folder(&p) && put_all(&p) && put_seal(&p, seal);
}
