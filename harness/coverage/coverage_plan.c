/* SPDX-License-Identifier: Apache-2.0 */
/* PLAN.md of a family: what is asked of each op, and what is deliberately not. From the manifests,
 * the exceptions in COVERAGE, and corpus/GAPS. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/order.h"
#include "coverage.h"
#include "harness/cli/diags.h"
#include "harness/data/input.h"

enum { GAP_COLUMNS = 4 };

/* "family<tab>op<tab>what<tab>reason"; op "*": all of the family. */
typedef struct gap {
  const char *columns[GAP_COLUMNS];
} gap;

typedef struct planner {
  const coverage *c;
  const corpus *all;
  char *gap_text;
  gap *gaps;
  size_t gap_count;
  const char *family;
  size_t family_size;
} planner;

static bool in_family(const planner *p, const corpus_case *c) {
  return strncmp(c->name, p->family, p->family_size) == 0 && c->name[p->family_size] == '/';
}

/* --- Gaps --- */

static bool add_gap(planner *p, char *line, const char *path, uint32_t number, diag_sink *sink) {
  gap g = {{0}};
  size_t n = 0;
  for (char *at = line; at && n < GAP_COLUMNS; n++) {
    g.columns[n] = at;
    if (n + 1 == GAP_COLUMNS) continue;
    at = strchr(at, '\t');
    if (at) *at++ = '\0';
  }
  diag_place place = {.file = path, .line = number, .column = 1};
  if (n < GAP_COLUMNS || !*g.columns[3])
    return diag_error(sink, DIAG_COVERAGE_LIST, place,
                      "a gap has four columns, with tabs between: family, op, what, reason");
  p->gaps[p->gap_count++] = g;
  return true;
}

static bool read_gaps(planner *p, diag_sink *sink) {
  strbuf_auto path = STRBUF_INIT, why = STRBUF_INIT;
  FREED_BY(input_close) input in = {0};
  strbuf_addf(&path, "%s/GAPS", p->all->folder);
  if (access(strbuf_str(&path), F_OK) != 0) return true;
  if (!input_open(&in, strbuf_str(&path), &why))
    return diag_error(sink, DIAG_COVERAGE_LIST, (diag_place){0}, "%s", strbuf_str(&why));
  p->gap_text = strndup(in.bytes ? in.bytes : "", in.size);
  size_t lines = 1;
  for (const char *at = p->gap_text; at && *at; at++) lines += *at == '\n';
  p->gaps = calloc(lines, sizeof *p->gaps);
  if (!p->gap_text || !p->gaps)
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  bool ok = true;
  uint32_t number = 0;
  for (char *line = p->gap_text, *next; line && *line; line = next) {
    next = strchr(line, '\n');
    if (next) *next++ = '\0';
    number++;
    if (*line && *line != '#') ok &= add_gap(p, line, strbuf_str(&path), number, sink);
  }
  return ok;
}

static void add_gaps(const planner *p, const char *op, strbuf *out) {
  for (size_t i = 0; i < p->gap_count; i++) {
    const gap *g = &p->gaps[i];
    if (strcmp(g->columns[0], p->family) == 0 && strcmp(g->columns[1], op) == 0)
      strbuf_addf(out, "* not asked: %s, because %s\n", g->columns[2], g->columns[3]);
  }
}

/* Adds the exceptions of COVERAGE about the op, which is the first word of the item. */
static void add_exceptions(const planner *p, const char *op, strbuf *out) {
  size_t n = strlen(op);
  for (size_t i = 0; i < p->c->count; i++) {
    const coverage_item *item = &p->c->items[i];
    if (item->except && !item->cases && strncmp(item->name, op, n) == 0 &&
        (!item->name[n] || item->name[n] == ' '))
      strbuf_addf(out, "* not asked: %s (%s), because %s\n", item->name, coverage_names[item->kind],
                  item->except);
  }
}

/* --- Cases --- */

/* Whether all cases of the family have the same first tag, so that the second one says what each is
 * about. */
static size_t naming_tag(const planner *p) {
  const char *first = NULL;
  for (size_t i = 0; i < p->all->count; i++) {
    const corpus_case *c = &p->all->cases[i];
    if (!in_family(p, c)) continue;
    if (first && strcmp(first, c->tags[0]) != 0) return 0;
    first = c->tags[0];
  }
  return 1;
}

static const char *subject(const corpus_case *c, size_t tag) {
  return c->tag_count > tag ? c->tags[tag] : c->tags[0];
}

/* The tags behind the subject: what is asked of it. */
static void add_aspects(const corpus_case *c, size_t tag, strbuf *out) {
  const char *comma = "";
  for (size_t i = tag + 1; i < c->tag_count; i++) {
    strbuf_addf(out, "%s%s", comma, c->tags[i]);
    comma = ", ";
  }
  if (!*comma) strbuf_adds(out, "the plain case");
}

static bool same_aspects(const corpus_case *a, const corpus_case *b, size_t tag) {
  if (a->tag_count != b->tag_count) return false;
  for (size_t i = tag + 1; i < a->tag_count; i++)
    if (strcmp(a->tags[i], b->tags[i]) != 0) return false;
  return true;
}

/* A line for each list of tags: its cases, in the order of their ids. */
static void add_asked(const planner *p, const char *about, size_t tag, bool *told, strbuf *out) {
  for (size_t i = 0; i < p->all->count; i++) {
    const corpus_case *c = &p->all->cases[i];
    if (told[i] || !in_family(p, c) || strcmp(subject(c, tag), about) != 0) continue;
    strbuf_adds(out, "* ");
    add_aspects(c, tag, out);
    const char *comma = ": ";
    for (size_t k = i; k < p->all->count; k++) {
      const corpus_case *d = &p->all->cases[k];
      if (told[k] || !in_family(p, d) || strcmp(subject(d, tag), about) != 0 ||
          !same_aspects(c, d, tag))
        continue;
      told[k] = true;
      strbuf_addf(out, "%s`%s`", comma, d->id);
      if (d->no_evaluate) strbuf_addf(out, " (not evaluated: %s)", d->no_evaluate);
      comma = ", ";
    }
    strbuf_addc(out, '\n');
  }
}

static void add_family(const planner *p, strbuf *out) {
  size_t tag = naming_tag(p), count = 0, subjects = 0, evaluated = 0;
  auto_free const char **about = calloc(p->all->count + 1, sizeof *about);
  auto_free bool *told = calloc(p->all->count + 1, sizeof *told);
  if (!about || !told) out->failed = true;
  for (size_t i = 0; about && told && i < p->all->count; i++) {
    const corpus_case *c = &p->all->cases[i];
    if (!in_family(p, c)) continue;
    count++;
    evaluated += c->checks >> CHECK_EVALUATE & 1;
    about[subjects++] = subject(c, tag);
  }
  if (subjects) qsort(about, subjects, sizeof *about, order_texts);
  strbuf_addf(
      out,
      "# Plan of %s\n\n%zu cases, %zu of them evaluated: what is asked, by the tags of the "
      "cases, and what is deliberately not.\n`hlo-cts coverage --plan` writes this page from "
      "`cases.yaml`, `COVERAGE` and `GAPS`.\n\n",
      p->family, count, evaluated);
  add_gaps(p, "*", out);
  for (size_t i = 0; told && i < subjects; i++) {
    if (i && strcmp(about[i - 1], about[i]) == 0) continue;
    strbuf_addf(out, "%s## %s\n\n", i ? "\n" : "", about[i]);
    add_asked(p, about[i], tag, told, out);
    add_exceptions(p, about[i], out);
    add_gaps(p, about[i], out);
  }
}

/* --- All families --- */

/* Whether the plan of the family is what stands there; with `write` it then does. */
static bool keep_family(const planner *p, bool write, diag_sink *sink) {
  strbuf_auto path = STRBUF_INIT, text = STRBUF_INIT, why = STRBUF_INIT;
  strbuf_addf(&path, "%s/%s/PLAN.md", p->all->folder, p->family);
  add_family(p, &text);
  if (text.failed) return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  if (write)
    return output_write(strbuf_str(&path), strbuf_str(&text), text.len, &why) ||
           diag_error(sink, DIAG_COVERAGE_LIST, (diag_place){0}, "%s", strbuf_str(&why));
  input in;
  bool there = input_open(&in, strbuf_str(&path), &why);
  bool same = there && in.size == text.len && memcmp(in.bytes, text.bytes, text.len) == 0;
  if (there) input_close(&in);
  return same ||
         diag_error(
             sink, DIAG_COVERAGE_PLAN,
             (diag_place){.file = strbuf_str(&path), .line = 1, .column = 1},
             "the page does not agree with the manifests; hlo-cts coverage --plan writes it");
}

/* Checks each gap: its family must exist and have cases about the op. */
static bool gaps_fit(const planner *p, diag_sink *sink) {
  bool ok = true;
  for (size_t i = 0; i < p->gap_count; i++) {
    planner one = *p;
    bool found = false;
    one.family = p->gaps[i].columns[0];
    one.family_size = strlen(one.family);
    size_t tag = naming_tag(&one);
    for (size_t k = 0; !found && k < p->all->count; k++)
      found = in_family(&one, &p->all->cases[k]) &&
              (strcmp(p->gaps[i].columns[1], "*") == 0 ||
               strcmp(p->gaps[i].columns[1], subject(&p->all->cases[k], tag)) == 0);
    if (!found)
      ok = diag_error(sink, DIAG_COVERAGE_LIST, (diag_place){0},
                      "GAPS: no case of family '%s' is about '%s'", one.family,
                      p->gaps[i].columns[1]);
  }
  return ok;
}

bool coverage_plan(const coverage *c, const corpus *all, bool write, diag_sink *sink) {
  planner p = {.c = c, .all = all};
  bool ok = read_gaps(&p, sink) && gaps_fit(&p, sink);
  for (size_t i = 0; ok && i < all->count; i++) {
    bool first = true;
    p.family = all->cases[i].name;
    p.family_size = strcspn(p.family, "/");
    for (size_t k = 0; first && k < i; k++) first = !in_family(&p, &all->cases[k]);
    if (!first) continue;
    auto_free char *name = strndup(p.family, p.family_size);
    p.family = name;
    ok = name && keep_family(&p, write, sink);
  }
  free(p.gaps);
  free(p.gap_text);
  return ok;
}
