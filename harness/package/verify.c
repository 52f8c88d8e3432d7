/* Verifying a package: what is there, whether it agrees with itself, whether it follows from the
 * rules. */
#include <dirent.h>
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "complete.h"
#include "harness/cli/json_text.h"
#include "harness/host/input.h"
#include "harness/host/shell.h"

enum { FINDINGS_SHOWN = 20, MANIFEST_LIMIT = 65536 };

typedef struct judge {
  const package_verifier *v;
  const vs_opset *opset;
  strbuf *out;
  size_t found;                                 /* findings */
  size_t of_step;                               /* of the step that is being made */
  bool unable;                                  /* it cannot be judged */
  char hashes[PACKAGE_FILE_COUNT][SHA256_TEXT]; /* as the manifest says; "": not named */
  input files[PACKAGE_FILE_COUNT];              /* open where there[] */
  bool there[PACKAGE_FILE_COUNT];
  char seal[SHA256_TEXT];
  json_t *facts;
  package_consumer tested;
  bool know_tested;
  journal_record j;
  bool know_run;
  summary sum; /* with waivers */
} judge;

static void find(judge *g, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void find(judge *g, const char *format, ...) {
  va_list args;
  g->found++;
  if (g->of_step++ >= FINDINGS_SHOWN) return;
  strbuf_adds(g->out, "  WRONG: ");
  va_start(args, format);
  strbuf_vaddf(g->out, format, args);
  va_end(args);
  strbuf_addc(g->out, '\n');
}

static void begin(judge *g, const char *what) {
  g->of_step = 0;
  strbuf_addf(g->out, "%s\n", what);
}

static void end(judge *g, const char *well) {
  if (g->of_step > FINDINGS_SHOWN)
    strbuf_addf(g->out, "  … and %zu more of this kind\n", g->of_step - FINDINGS_SHOWN);
  else if (!g->of_step)
    strbuf_addf(g->out, "  %s\n", well);
}

/* --- Files --- */

static void path_of(const judge *g, const char *name, strbuf *out) {
  strbuf_addf(out, "%s/%s", g->v->folder, name);
}

/* Opens a file that is one, and not too large. */
static bool open_plain(judge *g, const char *name, uint64_t limit, input *in) {
  struct stat st;
  strbuf_auto path = STRBUF_INIT, why = STRBUF_INIT;
  path_of(g, name, &path);
  bool ok = false;
  if (lstat(strbuf_str(&path), &st) != 0)
    find(g, "'%s' is missing: %s", name, strerror(errno));
  else if (!S_ISREG(st.st_mode))
    find(g, "'%s' is not a regular file", name);
  else if ((uint64_t)st.st_size > limit)
    find(g, "'%s' has %llu bytes; packages have at most %llu of it", name,
         (unsigned long long)st.st_size, (unsigned long long)limit);
  else if (!input_open(in, strbuf_str(&path), &why))
    find(g, "%s", strbuf_str(&why));
  else
    ok = true;
  /* The name that the input keeps is that of the path. */
  if (ok) in->name = name;
  return ok;
}

static bool is_hash(const char *s, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (!((s[i] >= '0' && s[i] <= '9') || (s[i] >= 'a' && s[i] <= 'f'))) return false;
  return n == SHA256_TEXT - 1;
}

/* Bytes of a package as they may be shown. */
static void add_shown(strbuf *out, const char *s, size_t n) {
  enum { NAME_SHOWN = 160 };
  for (size_t i = 0; i < n && i < NAME_SHOWN; i++)
    strbuf_addc(out, s[i] >= 0x20 && s[i] < 0x7f ? s[i] : '?');
  if (n > NAME_SHOWN) strbuf_adds(out, "…");
}

static void find_text(judge *g, const char *what, const char *s, size_t n) {
  strbuf_auto shown = STRBUF_INIT;
  add_shown(&shown, s, n);
  find(g, "%s '%s'", what, strbuf_str(&shown));
}

static void read_manifest_line(judge *g, const char *line, size_t n) {
  enum { HASH = SHA256_TEXT - 1 };
  if (n < HASH + 3 || !is_hash(line, HASH) || line[HASH] != ' ' || line[HASH + 1] != ' ') {
    find_text(g, "a line of the manifest is not a hash and a name:", line, n);
    return;
  }
  const char *name = line + HASH + 2;
  package_file which = package_file_by_name(name, n - HASH - 2);
  if (which == PACKAGE_FILE_COUNT)
    find_text(g, "the manifest names a file that packages do not have:", name, n - HASH - 2);
  else if (*g->hashes[which])
    find(g, "the manifest names '%s' twice", package_files[which].name);
  else
    memcpy(g->hashes[which], line, HASH);
}

static void read_manifest(judge *g) {
  FREED_BY(input_close) input in = {0};
  if (!open_plain(g, PACKAGE_MANIFEST, MANIFEST_LIMIT, &in)) return;
  sha256_text(in.bytes, in.size, g->seal);
  for (const char *at = in.bytes, *stop = at + in.size; at < stop;) {
    const char *newline = memchr(at, '\n', (size_t)(stop - at));
    if (!newline) find(g, "the manifest's last line is cut off");
    size_t n = (size_t)((newline ? newline : stop) - at);
    read_manifest_line(g, at, n);
    at += n + 1;
  }
  for (size_t i = 0; i < PACKAGE_FILE_COUNT; i++)
    if (package_files[i].required && !*g->hashes[i])
      find(g, "the manifest does not name '%s'", package_files[i].name);
}

static void read_seal(judge *g) {
  input in;
  strbuf_auto line = STRBUF_INIT;
  if (open_plain(g, PACKAGE_SEAL, MANIFEST_LIMIT, &in)) {
    strbuf_addf(&line, "%s  " PACKAGE_MANIFEST "\n", g->seal);
    if (in.size != line.len || memcmp(in.bytes, strbuf_str(&line), line.len) != 0)
      find(g, "the seal is not that of this manifest, whose SHA-256 is %s", g->seal);
    input_close(&in);
  }
  if (g->v->seal && strcmp(g->v->seal, g->seal) != 0)
    find(g, "the seal is %s, not %s as expected: it is another package, or a changed one", g->seal,
         g->v->seal);
}

static void read_folder(judge *g) {
  DIR *d = opendir(g->v->folder);
  for (struct dirent *e; d && (e = readdir(d));) {
    const char *name = e->d_name;
    if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0 || strcmp(name, PACKAGE_MANIFEST) == 0 ||
        strcmp(name, PACKAGE_SEAL) == 0)
      continue;
    package_file which = package_file_by_name(name, strlen(name));
    if (which == PACKAGE_FILE_COUNT || !*g->hashes[which])
      find_text(g, "the folder holds a file that the manifest does not name:", name, strlen(name));
  }
  if (d) closedir(d);
}

static void read_files(judge *g) {
  for (size_t i = 0; i < PACKAGE_FILE_COUNT; i++) {
    char hash[SHA256_TEXT];
    if (!*g->hashes[i]) continue;
    g->there[i] = open_plain(g, package_files[i].name, package_files[i].limit, &g->files[i]);
    if (!g->there[i]) continue;
    sha256_text(g->files[i].bytes, g->files[i].size, hash);
    if (strcmp(hash, g->hashes[i]) != 0)
      find(g, "'%s' was changed: its SHA-256 is %s, the manifest says %s", package_files[i].name,
           hash, g->hashes[i]);
  }
}

static void judge_files(judge *g) {
  begin(g, "1. The files are there, and are those that the manifest names");
  read_manifest(g);
  read_seal(g);
  read_folder(g);
  read_files(g);
  end(g, "yes");
}

/* --- Facts --- */

static json_t *parse(judge *g, package_file which) {
  json_error_t error;
  const input *in = &g->files[which];
  if (!g->there[which]) return NULL;
  json_t *o = json_loadb(in->bytes, in->size, JSON_REJECT_DUPLICATES, &error);
  if (!o)
    find(g, "'%s' is no JSON: line %d: %s", package_files[which].name, error.line, error.text);
  return o;
}

static const char *fact(const judge *g, const char *group, const char *key) {
  const json_t *o = group ? json_object_get(g->facts, group) : g->facts;
  return json_member_text(o, key);
}

static void judge_facts(judge *g) {
  begin(g, "2. It states the tool that made it, and the consumer that was tested");
  strbuf_auto why = STRBUF_INIT;
  g->facts = parse(g, PACKAGE_FACTS);
  if (g->facts && json_integer_value(json_object_get(g->facts, "package")) != PACKAGE_VERSION) {
    find(g, "'package.json' is of another version of packages");
    g->unable = true;
  } else if (g->facts && strcmp(fact(g, NULL, "tool"), g->v->tool) != 0) {
    const char *tool = fact(g, NULL, "tool");
    find_text(g, "this tool cannot judge a package of", tool, strlen(tool));
    g->unable = true;
  }
  json_auto_t *tested = parse(g, PACKAGE_CONSUMER);
  if (tested) {
    g->know_tested = package_consumer_read(tested, g->opset, &g->tested, &why);
    if (!g->know_tested) find(g, "'consumer.json': %s", strbuf_str(&why));
  }
  end(g, "yes");
}

/* What the description says of itself must be what was tested. */
static void judge_description(judge *g) {
  const input *in = &g->files[PACKAGE_DESCRIPTION];
  if (!g->know_tested || !g->know_run) return;
  bool described = journal_value(&g->j.head, "consumer") != NULL;
  if (described != g->there[PACKAGE_DESCRIPTION]) {
    find(g, described ? "the run was made with a consumer's description, which is missing"
                      : "there is a consumer's description, and the run was made without one");
    return;
  }
  if (!described) {
    if (strcmp(g->tested.kind, consumer_kinds[CONSUMER_BUILTIN]) != 0)
      find(g, "'consumer.json' says %s, and the run was made with the built-in consumer",
           g->tested.kind);
    return;
  }
  strbuf_auto why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  consumer_description d;
  arena *memory = arena_new(0);
  bool ok = memory && consumer_describe("consumer.yaml", in->bytes, in->size, g->opset, memory, &d,
                                        &sink.sink);
  if (!ok) {
    find(g, "%s", strbuf_str(&why));
  } else {
    const consumer_profile *p = &d.profile;
    if (strcmp(p->name, g->tested.name) != 0 || strcmp(consumer_kinds[d.kind], g->tested.kind) != 0)
      find(g, "'consumer.yaml' describes %s '%s', 'consumer.json' %s '%s'", consumer_kinds[d.kind],
           p->name, g->tested.kind, g->tested.name);
    else if (d.kind == CONSUMER_PROCESS &&
             (p->oldest != g->tested.oldest || p->newest != g->tested.newest ||
              p->can != g->tested.can))
      find(g, "'consumer.json' has other releases or capabilities than 'consumer.yaml'");
  }
  arena_free(memory);
}

/* --- The run --- */

static void find_one(const char *what, void *user) { find(user, "%s", what); }

static void judge_declared(judge *g) {
  const journal_head *h = &g->j.head;
  const json_t *run = json_object_get(g->facts, "run");
  if (strcmp(h->tool, g->v->tool) != 0)
    find(g, "the journal was written by '%s', not by %s", h->tool, g->v->tool);
  if (strcmp(fact(g, "run", "consumer"), h->consumer) != 0 ||
      (g->know_tested && strcmp(g->tested.name, h->consumer) != 0))
    find(g, "the journal is of consumer '%s', the package says another", h->consumer);
  if (strcmp(fact(g, "run", "started"), h->started) != 0)
    find(g, "the journal was begun at %s, the package says another time", h->started);
  json_auto_t *options = journal_options(h), *partial = package_partial(h);
  if (!json_equal(options, json_object_get(run, "options")))
    find(g, "the options of the run are not those that the package says");
  if (!json_equal(partial, json_object_get(run, "partial")))
    find(g, json_array_size(partial) ? "the run is a partial one, and is not declared as one"
                                     : "the run is declared as partial, and is not");
}

static void judge_run(judge *g) {
  begin(g, "3. The journal is of that run, and has every verdict once");
  strbuf_auto why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  if (g->there[PACKAGE_JOURNAL]) {
    g->know_run = journal_read(&g->j, g->v->folder, g->opset, &sink.sink);
    if (!g->know_run) find(g, "the journal cannot be read: %s", strbuf_str(&why));
  }
  if (g->know_run) {
    if (g->facts) judge_declared(g);
    if (g->j.torn) find(g, "the journal's last line is cut off");
    if (g->j.repeated) find(g, "%zu rows of the journal are there more than once", g->j.repeated);
    judge_description(g);
    if (g->know_tested) package_gaps(&g->j, &g->tested, find_one, g);
  }
  end(g, "yes");
}

/* --- Its report --- */

static void compare_text(judge *g, package_file which) {
  const input *in = &g->files[which];
  strbuf_auto mine = STRBUF_INIT;
  if (!g->there[which]) return;
  package_render(&g->j, which, &mine);
  const char *a = in->bytes, *b = strbuf_str(&mine);
  size_t at = 0, line = 1, start = 0;
  while (at < in->size && at < mine.len && a[at] == b[at])
    if (a[at++] == '\n') line++, start = at;
  if (at < in->size || at < mine.len) {
    strbuf_auto theirs = STRBUF_INIT, ours = STRBUF_INIT;
    const char *stop = start < in->size ? memchr(a + start, '\n', in->size - start) : NULL;
    add_shown(&theirs, a + start, (stop ? (size_t)(stop - a) : in->size) - start);
    add_shown(&ours, b + start, strcspn(b + start, "\n"));
    find(g, "'%s' is not what the journal gives: line %zu is '%s', and should be '%s'",
         package_files[which].name, line, strbuf_str(&theirs), strbuf_str(&ours));
  }
}

static void compare_counts(judge *g, const char *where, const json_t *mine, const json_t *theirs) {
  const char *key;
  json_t *value;
  json_object_foreach((json_t *)(uintptr_t)mine, key, value) {
    const json_t *other = json_object_get(theirs, key);
    if (json_equal(value, other)) continue;
    if (json_is_object(value) && json_is_object(other)) {
      strbuf_auto deeper = STRBUF_INIT;
      strbuf_addf(&deeper, "%s%s, ", where, key);
      compare_counts(g, strbuf_str(&deeper), value, other);
      continue;
    }
    auto_free char *a = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);
    auto_free char *b = other ? json_dumps(other, JSON_ENCODE_ANY | JSON_COMPACT) : NULL;
    find(g, "the summary says %s%s: %.200s; the journal gives %s", where, key, b ? b : "nothing",
         a ? a : "?");
  }
  if (json_object_size(theirs) > json_object_size(mine))
    find(g, "the summary says more than the journal gives: %s", *where ? where : "at its top");
}

static void judge_waivers(judge *g) {
  strbuf_auto rotten = STRBUF_INIT, why = STRBUF_INIT, path = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  size_t count = 0;
  if (g->there[PACKAGE_WAIVERS]) {
    path_of(g, "waivers.yaml", &path);
    if (!package_waive(&g->j, strbuf_str(&path), &count, &rotten, &sink.sink))
      find(g, "the waivers cannot be read: %s", strbuf_str(&why));
    if (rotten.len) find(g, "a waiver does not fit the run: %s", strbuf_str(&rotten));
  }
  if (g->facts && json_integer_value(json_object_get(g->facts, "waivers")) != (json_int_t)count)
    find(g, "there are %zu waivers, and the package says another number", count);
}

static void judge_results(judge *g) {
  if (!g->know_run) return;
  begin(g, "4. The results and the summary follow from the journal and the waivers");
  judge_waivers(g);
  results_summary(&g->j.r, &g->sum);
  json_auto_t *mine = package_summary(&g->j.r);
  if (g->facts) compare_counts(g, "", mine, json_object_get(g->facts, "summary"));
  compare_text(g, PACKAGE_RESULTS);
  compare_text(g, PACKAGE_SUMMARY);
  end(g, "yes");
}

/* --- The corpus --- */

typedef struct listed {
  const char *line;
  size_t size;
} listed;

static listed next_line(const char **at, const char *stop) {
  listed l = {*at, 0};
  if (*at >= stop) return (listed){NULL, 0};
  const char *newline = memchr(*at, '\n', (size_t)(stop - *at));
  l.size = (size_t)((newline ? newline : stop) - *at);
  *at = newline ? newline + 1 : stop;
  return l;
}

/* The name behind the hash; the whole line where there is none. */
static listed name_of(listed l) {
  enum { BEFORE = SHA256_TEXT + 1 };
  return l.size > BEFORE ? (listed){l.line + BEFORE, l.size - BEFORE} : l;
}

static int order(listed a, listed b) {
  if (!a.line || !b.line) return a.line ? -1 : b.line ? 1 : 0;
  size_t n = a.size < b.size ? a.size : b.size;
  int c = memcmp(a.line, b.line, n);
  return c ? c : (a.size > b.size) - (a.size < b.size);
}

static void compare_corpus(judge *g, const strbuf *mine) {
  const input *in = &g->files[PACKAGE_CORPUS];
  const char *a = in->bytes, *a_end = a + in->size, *b = strbuf_str(mine), *b_end = b + mine->len;
  listed x = next_line(&a, a_end), y = next_line(&b, b_end);
  while (x.line || y.line) {
    listed p = name_of(x), q = name_of(y);
    int c = x.line && y.line ? order(p, q) : order(x, y);
    if (c < 0)
      find_text(g, "its corpus has a file that this one does not have:", p.line, p.size);
    else if (c > 0)
      find_text(g, "its corpus lacks a file:", q.line, q.size);
    else if (order(x, y) != 0)
      find_text(g, "its corpus has another content of", p.line, p.size);
    if (c <= 0) x = next_line(&a, a_end);
    if (c >= 0) y = next_line(&b, b_end);
  }
}

static void compare_cases(judge *g) {
  const corpus *c = g->v->corpus;
  const journal_record *j = &g->j;
  json_auto_t *partial = package_partial(&j->head);
  bool whole = json_array_size(partial) == 0;
  size_t at = 0;
  for (size_t i = 0; i <= j->r.case_count; i++) {
    const char *id = i < j->r.case_count ? j->r.cases[i]->id : NULL;
    strbuf_auto why = STRBUF_INIT;
    for (; at < c->count && (!id || strcmp(c->cases[at].id, id) < 0); at++)
      if (whole) find(g, "the run does not have case '%s', and is not partial", c->cases[at].id);
    char print[SHA256_TEXT] = "";
    if (id && (at == c->count || strcmp(c->cases[at].id, id) != 0))
      find_text(g, "the corpus does not have the case", id, strlen(id));
    else if (id && !journal_fingerprint(&c->cases[at++], g->v->golden, g->opset, print, &why))
      find(g, "%s", strbuf_str(&why));
    else if (id && strcmp(print, j->fingerprints[i]) != 0)
      find(g, "case '%s' was not the one of this corpus and its golden bytes", id);
  }
}

/* The journal says of each case what the plan needs to know; the hash of the case does not cover
 * what the journal says. */
static void compare_claims(judge *g) {
  const corpus *c = g->v->corpus;
  const journal_record *j = &g->j;
  for (size_t i = 0, at = 0; i < j->r.case_count; i++) {
    const corpus_case *claimed = j->r.cases[i];
    while (at < c->count && strcmp(c->cases[at].id, claimed->id) < 0) at++;
    if (at == c->count || strcmp(c->cases[at].id, claimed->id) != 0) continue;
    const corpus_case *is = &c->cases[at];
    bool same = is->since == claimed->since && is->checks == claimed->checks &&
                is->level == claimed->level && is->promise == claimed->promise &&
                is->form_count == claimed->form_count && is->reader == claimed->reader &&
                strcmp(is->breaks ? is->breaks : "", claimed->breaks ? claimed->breaks : "") == 0;
    for (size_t k = 0; same && k < is->form_count; k++) {
      const char *x = is->forms[k].feature, *y = claimed->forms[k].feature;
      same = is->forms[k].since == claimed->forms[k].since && (x && y ? strcmp(x, y) == 0 : x == y);
    }
    if (!same) find(g, "the journal describes case '%s' in another way than the corpus", is->id);
  }
}

static void judge_corpus(judge *g) {
  begin(g, "5. The corpus and the golden bytes are those of this tool");
  strbuf_auto no_sizes = STRBUF_INIT;
  if (g->know_run && !package_add_sizes(&g->j.head, g->v->corpus, &no_sizes))
    find(g, "%s", strbuf_str(&no_sizes));
  strbuf_auto mine = STRBUF_INIT, why = STRBUF_INIT, path = STRBUF_INIT;
  char hash[SHA256_TEXT];
  if (!package_corpus(g->v->corpus, &mine, &why)) {
    find(g, "%s", strbuf_str(&why));
    g->unable = true;
  } else if (g->there[PACKAGE_CORPUS]) {
    compare_corpus(g, &mine);
    sha256_text(g->files[PACKAGE_CORPUS].bytes, g->files[PACKAGE_CORPUS].size, hash);
    if (g->facts && strcmp(fact(g, "corpus", "sha256"), hash) != 0)
      find(g, "the hash of the corpus is not the one that the package says");
  }
  input in;
  strbuf_addf(&path, "%s/MANIFEST", g->v->golden->folder);
  if (!input_open(&in, strbuf_str(&path), &why)) {
    find(g, "%s", strbuf_str(&why));
    g->unable = true;
  } else {
    sha256_text(in.bytes, in.size, hash);
    input_close(&in);
    if (g->facts && strcmp(fact(g, "golden", "manifest_sha256"), hash) != 0)
      find(g, "the golden bytes are not those of this tool: the manifest's SHA-256 is %s", hash);
  }
  if (g->know_run) {
    compare_cases(g);
    compare_claims(g);
  }
  end(g, "yes");
}

/* --- The statement --- */

static void judge_statement(judge *g) {
  const input *in = &g->files[PACKAGE_STATEMENT];
  if (!g->there[PACKAGE_STATEMENT] || !g->know_run || !g->know_tested) return;
  begin(g, "6. The vendor's statement does not contradict the results");
  strbuf_auto why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  statement s;
  arena *memory = arena_new(0);
  if (!memory ||
      !statement_read("statement.yaml", in->bytes, in->size, g->opset, memory, &s, &sink.sink))
    find(g, "%s", strbuf_str(&why));
  else
    statement_contradictions(
        &s, &(statement_facts){&g->j.head, &g->sum, g->tested.oldest, g->tested.newest}, find_one,
        g);
  arena_free(memory);
  end(g, "yes");
}

/* --- The verdict --- */

static void add_run(const judge *g) {
  char a[32], b[32];
  const results *r = &g->j.r;
  json_auto_t *partial = package_partial(&g->j.head);
  size_t counted = 0;
  for (int c = 0; c < CLASS_COUNT; c++)
    for (int v = 1; v < VERDICT_COUNT; v++) counted += g->sum.by_class[c][v];
  strbuf_addf(
      g->out,
      "It records that consumer '%s' (%s, releases %s to %s) was tested by %s on %.10s with "
      "%zu cases and %zu counted checks. ",
      g->j.head.consumer, g->tested.kind,
      vs_format(r->opset->releases[g->tested.oldest].version, a),
      vs_format(r->opset->releases[g->tested.newest].version, b), g->j.head.tool, g->j.head.started,
      r->case_count, counted);
  static const char *const sentences[] = {
      [RUN_PASSED] = "The consumer PASSED. ",
      [RUN_NOTHING_CHECKED] = "NOTHING was checked: every check is unsupported or skipped. ",
      [RUN_FAILED] = "The consumer FAILED. ",
      [RUN_INCOMPLETE] = "The run is INCOMPLETE: it was stopped. ",
      [RUN_SUITE_BUG] = "The consumer could not be judged: the suite has a bug. "};
  strbuf_adds(g->out, sentences[g->sum.outcome]);
  if (g->sum.failed_cases) strbuf_addf(g->out, "%zu cases failed. ", g->sum.failed_cases);
  if (package_waived(&g->sum))
    strbuf_addf(g->out,
                "%zu verdicts were failures and are not counted, because a waiver in the package "
                "says so. ",
                package_waived(&g->sum));
  if (json_array_size(partial)) {
    strbuf_adds(g->out, "The run was PARTIAL, restricted by");
    for (size_t i = 0; i < json_array_size(partial); i++) {
      const char *name = json_string_value(json_array_get(partial, i));
      if (i) strbuf_addc(g->out, ',');
      shell_option(name, journal_value(&g->j.head, name), g->out);
    }
    strbuf_adds(g->out, "; it says nothing about what it left out. ");
  } else {
    strbuf_adds(g->out,
                "The run was complete: every case of the corpus over all pairs of releases. ");
  }
  strbuf_addc(g->out, '\n');
}

static int conclude(judge *g) {
  strbuf_addf(g->out, "\nseal: %s%s\n\n", g->seal,
              g->v->seal ? "" : " (compare it with the one that you were given: --seal=…)");
  if (g->unable) {
    strbuf_adds(g->out, "VERDICT: this package cannot be judged here.\n");
    return 2;
  }
  if (g->found) {
    strbuf_addf(g->out,
                "VERDICT: this package cannot be relied on: %zu thing%s wrong with it, as listed "
                "above.\n",
                g->found, g->found == 1 ? " is" : "s are");
    return 1;
  }
  strbuf_adds(g->out, "VERDICT: this package is intact, consistent and complete.\n");
  add_run(g);
  strbuf_adds(
      g->out,
      "This verdict is about the contents of the package. Whoever signs the seal vouches that the "
      "run took place as recorded, on the named machine and with the named consumer.\n");
  return 0;
}

int package_verify(const package_verifier *v, strbuf *out) {
  judge g = {.v = v, .opset = vs_builtin_opset(), .out = out};
  judge_files(&g);
  judge_facts(&g);
  if (!g.unable) {
    judge_run(&g);
    judge_results(&g);
    judge_corpus(&g);
    judge_statement(&g);
  }
  int status = conclude(&g);
  for (size_t i = 0; i < PACKAGE_FILE_COUNT; i++)
    if (g.there[i]) input_close(&g.files[i]);
  json_decref(g.facts);
  free(g.tested.name);
  journal_record_free(&g.j);
  return status;
}
