/* SPDX-License-Identifier: Apache-2.0 */
/* Nothing that the base demands is demanded less: its files as facts (strength.def), the programs
 * of its cases, and the number of checks. */
#include <glob.h>
#include <stdlib.h>
#include <string.h>

#include "facts.h"
#include "harness/data/sha256.h"
#include "harness/files/program.h"
#include "harness/programs/case_program.h"
#include "internal.h"
#include "versions/load.h"

/* --- Facts --- */

typedef enum strength_rule {
  RULE_SAME,
  RULE_KEPT,
  RULE_RARER,
  RULE_SET,
  RULE_RANK,
  RULE_RISES,
  RULE_FALLS,
  RULE_FREE
} strength_rule;

static const struct row {
  fact_source source;
  const char *field;
  strength_rule rule;
  const char *words;
} rows[] = {
#define STRENGTH(source, field, rule, words) {SOURCE_##source, field, RULE_##rule, words},
#include "strength.def"
#undef STRENGTH
};

static const struct row *row_of(fact_source source, const char *field) {
  static const struct row same = {0, "", RULE_SAME, ""};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (rows[i].source == source && strcmp(rows[i].field, field) == 0) return &rows[i];
  return &same;
}

/* The place of a word in a list; SIZE_MAX: it is not there. `from`: the first that counts. */
static size_t place_in(const char *list, const char *word, const char *separators, size_t from) {
  size_t n = strlen(word), number = 0;
  for (const char *at = list; *at; number++) {
    size_t length = strcspn(at, separators);
    if (number >= from && length == n && memcmp(at, word, n) == 0) return number;
    at += length;
    at += strspn(at, separators);
  }
  return SIZE_MAX;
}

/* Whether every word of `was` is in `is`. */
static bool has_all(const char *is, const char *was) {
  if (strcmp(is, "*") == 0) return true;
  for (const char *at = was; *at;) {
    char word[256];
    size_t n = strcspn(at, ",");
    if (n >= sizeof word) return false;
    memcpy(word, at, n);
    word[n] = '\0';
    if (place_in(is, word, ", ", 0) == SIZE_MAX) return false;
    at += n + strspn(at + n, ", ");
  }
  return true;
}

/* Whether a fact may become another; NULL: it is absent. */
static bool may_change(const struct row *row, const fact *was, const fact *is) {
  const char *a = was ? was->value : NULL, *b = is ? is->value : NULL;
  char absent[64] = "";
  size_t n = strcspn(row->words, " ");
  if (n < sizeof absent) memcpy(absent, row->words, n);
  bool listed = row->rule == RULE_SET || row->rule == RULE_RANK;
  if (listed && !a) a = absent;
  if (listed && !b) b = absent;
  if (a && b && strcmp(a, b) == 0) return true;
  switch (row->rule) {
    case RULE_FREE: return true;
    case RULE_KEPT: return !a;
    case RULE_RARER: return !b;
    case RULE_SET: return has_all(b, a);
    case RULE_RANK: return place_in(row->words, b, " ", 1) >= place_in(row->words, a, " ", 1);
    case RULE_RISES: return a && b && strtod(b, NULL) >= strtod(a, NULL);
    case RULE_FALLS: return a && b && strtod(b, NULL) <= strtod(a, NULL);
    case RULE_SAME: break;
  }
  return false;
}

static void tell_change(fact_source source, const fact *was, const fact *is, diag_sink *sink) {
  const fact *f = is ? is : was;
  const char *space = *f->item ? " " : "";
  diag_place place = {.file = f->file, .line = f->line, .column = 1};
  if (was && is)
    diag_error(sink, DIAG_GATE_WEAKER, place, "%s '%s': %s%s%s was '%s' and is '%s'",
               fact_source_names[source], f->subject, f->field, space, f->item, was->value,
               is->value);
  else
    diag_error(sink, DIAG_GATE_WEAKER, is ? place : (diag_place){0}, "%s '%s': %s%s%s%s%s%s is %s",
               fact_source_names[source], f->subject, f->field, space, f->item,
               *f->value ? " '" : "", f->value, *f->value ? "'" : "", is ? "new" : "gone");
}

/* Facts of one subject, as a piece of a sorted list. */
static fact_list next_subject(const fact_list *all, size_t *at) {
  fact_list piece = {.items = all->items + *at};
  while (*at < all->count && strcmp(all->items[*at].subject, piece.items->subject) == 0)
    ++*at, piece.count++;
  return piece;
}

static void compare_subject(fact_source source, const fact_list *was, const fact_list *is,
                            diag_sink *sink) {
  for (size_t i = 0, k = 0; i < was->count || k < is->count;) {
    const fact *a = i < was->count ? &was->items[i] : NULL;
    const fact *b = k < is->count ? &is->items[k] : NULL;
    int order = !a ? 1 : !b ? -1 : strcmp(a->field, b->field);
    if (!order) order = strcmp(a->item, b->item);
    if (order > 0) a = NULL;
    if (order < 0) b = NULL;
    i += a != NULL;
    k += b != NULL;
    if (!may_change(row_of(source, a ? a->field : b->field), a, b)) tell_change(source, a, b, sink);
  }
}

/* The check of cases tells which are gone. Rows on top of the base's need not repeat those. */
static bool may_go(const gate_ground *g, fact_source source) {
  return source == SOURCE_CASE || (source == SOURCE_DIALECT && !g->whole);
}

static size_t compare_facts(const gate_ground *g, fact_source source, const fact_list *was,
                            const fact_list *is, diag_sink *sink) {
  size_t count = 0;
  for (size_t i = 0, k = 0; i < was->count; count++) {
    fact_list old = next_subject(was, &i);
    const char *subject = old.items->subject;
    while (k < is->count && strcmp(is->items[k].subject, subject) < 0) k++;
    if (k < is->count && strcmp(is->items[k].subject, subject) == 0) {
      fact_list new = next_subject(is, &k);
      compare_subject(source, &old, &new, sink);
    } else if (!may_go(g, source)) {
      diag_error(sink, DIAG_GATE_WEAKER, (diag_place){0}, "%s '%s' is gone from %s",
                 fact_source_names[source], subject, strrchr(old.items->file, '/') + 1);
    }
  }
  return count;
}

/* The folder that has opset/ and dialects/ of rows; of a folder of release files, that one. */
static const char *rows_folder(gate_ground *g, const char *tree) {
  if (!tree) return NULL;
  char releases[4096];
  vs_opset_folder(tree, releases, sizeof releases);
  char *slash = strrchr(releases, '/');
  if (slash && strcmp(slash, "/opset") == 0) *slash = '\0';
  return arena_strndup(g->memory, releases, strlen(releases));
}

/* The folder of the proposed rows. Built-in rows are in `versions` beside the corpus. */
static const char *proposed_rows(gate_ground *g) {
  if (strcmp(g->o->opset, "built-in") != 0) return g->o->opset;
  return gate_there(g, arena_printf(g->memory, "%s/..", g->o->corpus), "versions");
}

static size_t compare_files(gate_ground *g, diag_sink *sink) {
  const char *was[FOLDER_COUNT] = {g->before_corpus, g->before_golden,
                                   rows_folder(g, g->before_rows)};
  const char *is[FOLDER_COUNT] = {g->o->corpus, g->o->golden, rows_folder(g, proposed_rows(g))};
  size_t count = 0;
  for (int s = 0; s < SOURCE_COUNT; s++) {
    fact_list old = {0}, new = {0};
    if (s == SOURCE_LOCK && !g->whole) continue;
    if (!is[FOLDER_ROWS] && s == SOURCE_DIALECT) continue;
    if (facts_read(g->memory, was, (fact_source)s, &old, sink) &&
        facts_read(g->memory, is, (fact_source)s, &new, sink))
      count += compare_facts(g, (fact_source)s, &old, &new, sink);
  }
  return count;
}

/* --- LOCK --- */

static void check_lock(gate_ground *g, diag_sink *sink) {
  const char *folders[FOLDER_COUNT] = {[FOLDER_ROWS] = rows_folder(g, proposed_rows(g))};
  fact_list lock = {0};
  if (!folders[FOLDER_ROWS] || !facts_read(g->memory, folders, SOURCE_LOCK, &lock, sink)) return;
  for (size_t i = 0; i < lock.count; i++) {
    const fact *f = &lock.items[i];
    input in;
    char hash[SHA256_TEXT] = "";
    strbuf_auto why = STRBUF_INIT;
    diag_place place = {.file = f->file, .line = f->line, .column = 1};
    if (input_open(&in, arena_printf(g->memory, "%s/opset/%s", folders[FOLDER_ROWS], f->subject),
                   &why)) {
      sha256_text(in.bytes, in.size, hash);
      input_close(&in);
    }
    if (strcmp(hash, f->value) != 0)
      diag_error(sink, DIAG_GATE_LOCK, place, "%s %s", f->subject,
                 *hash ? "does not have the locked hash" : strbuf_str(&why));
  }
}

/* --- Programs --- */

static bool same_bytes(const char *a, const char *b) {
  input x = {0}, y = {0};
  strbuf_auto why = STRBUF_INIT;
  if (!a || !b) return a == b;
  bool same = input_open(&x, a, &why) && input_open(&y, b, &why) && x.size == y.size &&
              (!x.size || memcmp(x.bytes, y.bytes, x.size) == 0);
  input_close(&x);
  input_close(&y);
  return same;
}

bool gate_same_files(const corpus_case *a, const corpus_case *b) {
  return same_bytes(a->path, b->path) && same_bytes(a->normal, b->normal) &&
         same_bytes(a->twin, b->twin) && same_bytes(a->edits, b->edits);
}

bool gate_same_rows(gate_ground *g) {
  static const char *const files[] = {"opset/*.yaml", "dialects/*.yaml"};
  const char *was = rows_folder(g, g->before_rows), *is = rows_folder(g, proposed_rows(g));
  bool same = was && is;
  for (size_t p = 0; same && p < sizeof files / sizeof *files; p++) {
    glob_t old = {0}, new = {0};
    glob(arena_printf(g->memory, "%s/%s", was, files[p]), 0, NULL, &old);
    glob(arena_printf(g->memory, "%s/%s", is, files[p]), 0, NULL, &new);
    same = old.gl_pathc == new.gl_pathc;
    for (size_t i = 0; same && i < old.gl_pathc; i++)
      same = strcmp(old.gl_pathv[i] + strlen(was), new.gl_pathv[i] + strlen(is)) == 0 &&
             same_bytes(old.gl_pathv[i], new.gl_pathv[i]);
    globfree(&old);
    globfree(&new);
  }
  return same;
}

/* The whole program with its checks, in the generic form: names of values and comments do not
 * count. The text of a file that cannot be read as a program. */
static void whole_text(const vs_opset *o, const char *path, strbuf *out) {
  input in;
  if (!path || !input_open(&in, path, out)) return;
  ir_context *c = ir_context_new(&o->registry, NULL);
  program_options options = {.file = "program", .unverified = true};
  ir_op *module = c ? program_read(c, in.bytes, in.size, &options, NULL) : NULL;
  if (!module || !program_print(c, module, &(text_print_options){.generic = true}, out, NULL)) {
    strbuf_reset(out);
    strbuf_add(out, in.bytes, in.size);
  }
  ir_context_free(c);
  input_close(&in);
}

static bool same_text(const gate_ground *g, const char *a, const char *b) {
  strbuf_auto x = STRBUF_INIT, y = STRBUF_INIT;
  if (same_bytes(a, b)) return true;
  whole_text(g->before, a, &x);
  whole_text(g->rows, b, &y);
  return strcmp(strbuf_str(&x), strbuf_str(&y)) == 0;
}

static bool hash_of(const vs_opset *o, const corpus_case *c, char hash[SHA256_TEXT]) {
  FREED_BY(case_program_free) case_program p = {0};
  strbuf_auto why = STRBUF_INIT;
  return case_program_load(&p, o, c) && case_program_hash(&p, hash, &why);
}

static void compare_programs(const gate_ground *g, const corpus_case *was, const corpus_case *is,
                             diag_sink *sink) {
  diag_place place = {.file = is->manifest, .line = is->line, .column = 1};
  char a[SHA256_TEXT] = "", b[SHA256_TEXT] = "";
  if (same_text(g, was->path, is->path) && same_text(g, was->normal, is->normal) &&
      same_text(g, was->twin, is->twin) && same_bytes(was->edits, is->edits))
    return;
  bool read = hash_of(g->before, was, a) && hash_of(g->rows, is, b);
  if (read && strcmp(a, b) == 0 && same_bytes(was->twin, is->twin))
    diag_error(sink, DIAG_GATE_EXPECTED, place,
               "case '%s' expects other values, or compares them in another way (%.8s to %.8s)",
               is->id, a, b);
  else
    diag_error(sink, DIAG_GATE_PROGRAM, place, "case '%s' asks another program (%.8s to %.8s)",
               is->id, a, b);
}

static void compare_cases(const gate_ground *g, diag_sink *sink) {
  for (size_t i = 0; i < g->was.count; i++) {
    const corpus_case *was = &g->was.cases[i], *is = corpus_find(&g->corpus, was->id);
    if (is && !was->sized && !is->sized && !gate_same_files(was, is))
      compare_programs(g, was, is, sink);
  }
}

bool gate_strength(gate_ground *g, diag_sink *sink, strbuf *note) {
  check_lock(g, sink);
  size_t facts = compare_files(g, sink);
  compare_cases(g, sink);
  gate_weigh(g, sink, note);
  strbuf_addf(note, "; %zu cases, rows and lines of lists as the base has them", facts);
  return true;
}
