/* SPDX-License-Identifier: Apache-2.0 */
/* The matrix on a terminal: producers down, consumers across. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/words/clean_text.h"
#include "render.h"

/* If a run was restricted to some pairs, only their releases are shown. */
typedef struct painter {
  const results *r;
  bool colour;
  strbuf *out;
  const bool *rows, *columns; /* releases that have a verdict as producer, as consumer */
  unsigned width;             /* of the terminal; 0: unknown */
} painter;

enum { RANGE_LABEL = 10 }; /* the width of "1.10-1.20 " */

static const char *paint(const painter *p, const char *code) { return p->colour ? code : ""; }

/* "1.20": the patch number is always 0. */
static const char *short_name(vs_version v, char *buffer) {
  vs_format(v, buffer);
  char *dot = strrchr(buffer, '.');
  if (dot) *dot = '\0';
  return buffer;
}

/* Release names written downwards over columns of `width`. */
static void add_columns(const painter *p, size_t margin, size_t width) {
  char name[32];
  for (size_t line = 0; line < 4; line++) {
    strbuf_addn(p->out, ' ', margin);
    for (size_t c = 0; c < p->r->releases; c++) {
      if (!p->columns[c]) continue;
      short_name(p->r->opset->releases[c].version, name);
      size_t n = strlen(name), skip = 4 - (n < 4 ? n : 4);
      strbuf_addn(p->out, ' ', width - 1);
      strbuf_addc(p->out, line < skip ? ' ' : name[line - skip]);
    }
    while (p->out->len && p->out->bytes[p->out->len - 1] == ' ') p->out->len--;
    strbuf_addc(p->out, '\n');
  }
}

static uint32_t total(const tally *t) {
  return t->passed + t->failed + t->unsupported + t->skipped + t->bugs;
}

/* One character: what happened to the required cases of the pair. */
static void add_glyph(const painter *p, const cell_tally *t, size_t width, strbuf *out) {
  uint32_t failed = 0, bugs = 0, passed = 0, rest = 0;
  for (int k = 0; k < CLASS_COUNT; k++) {
    failed += t->of[k].failed;
    bugs += t->of[k].bugs;
    passed += t->of[k].passed;
    rest += t->of[k].unsupported + t->of[k].skipped;
  }
  const tally *advice = &t->recommended;
  char share = (char)('0' + 10 * (uint64_t)passed / (passed + failed ? passed + failed : 1));
  char glyph = bugs                      ? 'B'
               : failed                  ? share
               : advice->failed          ? '~'
               : passed + advice->passed ? '+'
               : rest + total(advice)    ? 'o'
               : total(&t->outside)      ? '.'
                                         : ' ';
  const char *code = bugs           ? CLEAN_MAGENTA
                     : failed       ? CLEAN_RED
                     : glyph == '+' ? CLEAN_GREEN
                     : glyph == ' ' ? ""
                                    : CLEAN_DIM;
  bool painted = *paint(p, code) && glyph != '~';
  strbuf_addn(out, ' ', width - 1);
  strbuf_addf(out, "%s%c%s", painted ? code : "", glyph, painted ? CLEAN_PLAIN : "");
}

/* The label of a line, padded: "1.20", or "1.0-1.12" for releases whose lines are equal. */
static void add_range(const painter *p, size_t first, size_t last) {
  char a[32], b[32], label[72];
  short_name(p->r->opset->releases[first].version, a);
  short_name(p->r->opset->releases[last].version, b);
  if (first == last)
    snprintf(label, sizeof label, "%s", a);
  else
    snprintf(label, sizeof label, "%s-%s", a, b);
  strbuf_addf(p->out, "%-*s", RANGE_LABEL, label);
}

/* Lines of equal text share one, labelled with the first and the last release. `add` appends the
 * text of a release's line. */
typedef void (*line_fn)(const painter *p, size_t release, void *user, strbuf *out);

static void add_merged(const painter *p, const bool *shown, line_fn add, void *user) {
  strbuf_auto line = STRBUF_INIT, next = STRBUF_INIT;
  size_t first = SIZE_MAX, last = 0;
  for (size_t release = 0; release <= p->r->releases; release++) {
    bool end = release == p->r->releases;
    if (!end && !shown[release]) continue;
    strbuf_reset(&next);
    if (!end) add(p, release, user, &next);
    if (!end && first != SIZE_MAX && strcmp(strbuf_str(&line), strbuf_str(&next)) == 0) {
      last = release;
      continue;
    }
    if (first != SIZE_MAX) {
      add_range(p, first, last);
      strbuf_adds(p->out, strbuf_str(&line));
      while (p->out->len && p->out->bytes[p->out->len - 1] == ' ') p->out->len--;
      strbuf_addc(p->out, '\n');
    }
    strbuf swap = line;
    line = next;
    next = swap;
    first = last = release;
  }
  p->out->failed |= line.failed | next.failed;
}

static void add_compact_line(const painter *p, size_t row, void *user, strbuf *out) {
  const size_t *width = user;
  for (size_t column = 0; column < p->r->releases; column++) {
    cell_tally t;
    if (!p->columns[column]) continue;
    results_cell(p->r, row, column, &t);
    add_glyph(p, &t, *width, out);
  }
}

static void compact(const painter *p) {
  size_t columns = 0;
  for (size_t c = 0; c < p->r->releases; c++) columns += p->columns[c];
  size_t width = p->width && RANGE_LABEL + 2 * columns > p->width ? 1 : 2;
  strbuf_adds(p->out,
              "producer down, consumer across\n"
              "  + all required cases passed    9-0 tenths that passed\n"
              "  ~ only recommended cases failed    B suite bug\n"
              "  o nothing was tested    . outside the compatibility window\n");
  add_columns(p, RANGE_LABEL, width);
  add_merged(p, p->rows, add_compact_line, &width);
}

/* --- One release and others --- */

/* A table of one release (the hub) has a line for each other release: to the left, by class, the
 * artifacts that the hub reads; to the right those that it writes. A consumer of one release has
 * one such table with both sides; --matrix=full has the right side for each producer. */

static uint32_t anything(const cell_tally *t) {
  uint32_t n = total(&t->outside) + total(&t->recommended);
  for (int k = 0; k < CLASS_COUNT; k++) n += total(&t->of[k]);
  return n;
}

size_t report_hub(const results *r) {
  size_t candidates[2] = {r->releases, r->releases}, others = 0;
  bool first = true;
  for (size_t p = 0; p < r->releases; p++)
    for (size_t c = 0; c < r->releases; c++) {
      cell_tally t;
      results_cell(r, p, c, &t);
      if (!anything(&t)) continue;
      others += p != c;
      if (first) {
        candidates[0] = p;
        candidates[1] = c;
        first = false;
      }
      for (int i = 0; i < 2; i++)
        if (candidates[i] != p && candidates[i] != c) candidates[i] = r->releases;
    }
  if (others < 2) return r->releases;
  return candidates[0] < r->releases ? candidates[0] : candidates[1];
}

/* The columns of a side. The class may also be CLASS_NONE: outside the window; CLASS_COUNT:
 * recommended cases. */
static const struct {
  const char *label;
  int class;
} side_columns[] = {{"read", CLASS_MUST_READ},
                    {"downgraded", CLASS_MUST_DOWNGRADE},
                    {"may-read", CLASS_MAY_READ},
                    {"refuse-P", CLASS_REFUSE_PRODUCER},
                    {"refuse-C", CLASS_REFUSE_CONSUMER},
                    {"damaged", CLASS_DAMAGED},
                    {"may-accept", CLASS_MAY_ACCEPT},
                    {"recommended", CLASS_COUNT},
                    {"outside", CLASS_NONE}};
enum { SIDE = sizeof side_columns / sizeof *side_columns, CROSS_COUNT = 2 * SIDE, CROSS_GAP = 2 };

/* Columns from SIDE on are about what the hub writes. */
static bool writes(size_t column) { return column >= SIDE; }
static int class_of(size_t column) { return side_columns[column % SIDE].class; }
static const char *label_of(size_t column) {
  return class_of(column) == CLASS_MUST_DOWNGRADE && writes(column)
             ? "downgrade"
             : side_columns[column % SIDE].label;
}

/* Columns that fit beside each other. */
typedef struct cross_table {
  size_t hub, from, to;
  bool both;                 /* sides; else only the right one */
  size_t width[CROSS_COUNT]; /* 0: the column is empty */
} cross_table;

static const tally *tally_of(const cell_tally *t, int class) {
  return class == CLASS_NONE ? &t->outside : class == CLASS_COUNT ? &t->recommended : &t->of[class];
}

static void cross_tally(const painter *p, const cross_table *x, size_t release, size_t column,
                        tally *out) {
  cell_tally t;
  *out = (tally){0};
  /* If there are two sides, the hub itself stands on the left. */
  if (x->both ? writes(column) && release == x->hub : !writes(column)) return;
  results_cell(p->r, writes(column) ? x->hub : release, writes(column) ? release : x->hub, &t);
  *out = *tally_of(&t, class_of(column));
}

/* The columns of one side. */
static size_t side_width(const cross_table *t, size_t to, bool right) {
  size_t n = 0;
  for (size_t k = t->from; k < to; k++) n += writes(k) == right ? t->width[k] : 0;
  return n;
}

/* Right-aligned in its column; a line parts the two sides. */
static void add_cross_text(const cross_table *t, size_t column, const char *text, size_t n,
                           strbuf *out) {
  bool first = writes(column) && !side_width(t, column, true);
  if (first && side_width(t, column, false)) strbuf_adds(out, " |");
  strbuf_addn(out, ' ', t->width[column] - n);
  strbuf_adds(out, text);
}

enum { CROSS_TEXT = 64 };

/* "95", "92 x3": so many passed, so many failed; B: bugs of the suite; o: not tested. */
static size_t cross_text(const tally *t, char text[CROSS_TEXT]) {
  int n = 0;
  if (t->passed || t->failed || t->bugs) n = snprintf(text, CROSS_TEXT, "%u", t->passed);
  if (t->failed) n += snprintf(text + n, CROSS_TEXT - (size_t)n, " x%u", t->failed);
  if (t->bugs) n += snprintf(text + n, CROSS_TEXT - (size_t)n, " B%u", t->bugs);
  if (!n) n = snprintf(text, CROSS_TEXT, t->unsupported + t->skipped ? "o" : ".");
  return (size_t)n;
}

static void add_cross_cell(const painter *p, const cross_table *x, size_t column, const tally *t,
                           strbuf *out) {
  char text[CROSS_TEXT], whole[CROSS_TEXT + 32];
  size_t n = cross_text(t, text);
  int class = class_of(column);
  bool counted = class != CLASS_NONE && class != CLASS_COUNT;
  const char *code = t->bugs                ? CLEAN_MAGENTA
                     : t->failed && counted ? CLEAN_RED
                     : t->passed && counted ? CLEAN_GREEN
                                            : CLEAN_DIM;
  snprintf(whole, sizeof whole, "%s%s%s", paint(p, code), text, paint(p, CLEAN_PLAIN));
  add_cross_text(x, column, whole, n, out);
}

static void add_cross_line(const painter *p, size_t release, void *user, strbuf *out) {
  const cross_table *x = user;
  for (size_t k = x->from; k < x->to; k++) {
    tally t;
    if (!x->width[k]) continue;
    cross_tally(p, x, release, k, &t);
    add_cross_cell(p, x, k, &t, out);
  }
}

/* As wide as its label and its cells. */
static void measure_column(const painter *p, cross_table *x, size_t k) {
  char text[CROSS_TEXT];
  size_t widest = strlen(label_of(k));
  bool used = false;
  for (size_t r = 0; r < p->r->releases; r++) {
    tally t;
    cross_tally(p, x, r, k, &t);
    size_t n = cross_text(&t, text);
    used |= total(&t) > 0;
    if (n > widest) widest = n;
  }
  x->width[k] = used ? widest + CROSS_GAP : 0;
}

static void add_cross_table(const painter *p, cross_table *x, const bool *shown) {
  static const char read[] = "read by it", written[] = "written by it";
  size_t left = side_width(x, x->to, false), right = side_width(x, x->to, true);
  if (x->both) {
    strbuf_addn(p->out, ' ', RANGE_LABEL);
    if (left) strbuf_addf(p->out, "  %-*s", right ? (int)left - 2 : 0, read);
    strbuf_addf(p->out, "%s%s\n", left && right ? " |  " : right ? "  " : "", right ? written : "");
  }
  strbuf_addn(p->out, ' ', RANGE_LABEL);
  for (size_t k = x->from; k < x->to; k++)
    if (x->width[k]) add_cross_text(x, k, label_of(k), strlen(label_of(k)), p->out);
  strbuf_addc(p->out, '\n');
  add_merged(p, shown, add_cross_line, x);
}

/* Where the columns that fit beside `from` end. The two sides are parted before a side is. */
static size_t cross_end(const painter *p, cross_table *x) {
  enum { PARTING = 2 };
  size_t columns = RANGE_LABEL + PARTING, to = x->from, fits = x->from;
  for (; to < CROSS_COUNT; to++) {
    columns += x->width[to];
    if (!p->width || columns <= p->width || to == x->from) fits = to + 1;
  }
  if (!p->width || columns <= p->width) return CROSS_COUNT;
  for (to = x->from; to < fits && writes(to) == writes(x->from);) to++;
  return to;
}

static void cross(const painter *p, size_t hub, bool both) {
  cross_table x = {.hub = hub, .both = both};
  auto_free bool *shown = calloc(p->r->releases, sizeof *shown);
  if (!shown) {
    p->out->failed = true;
    return;
  }
  for (size_t k = 0; k < CROSS_COUNT; k++) measure_column(p, &x, k);
  for (size_t r = 0; r < p->r->releases; r++) shown[r] = p->columns[r] || (both && p->rows[r]);
  for (; x.from < CROSS_COUNT; x.from = x.to) {
    x.to = cross_end(p, &x);
    if (!side_width(&x, x.to, false) && !side_width(&x, x.to, true)) continue;
    strbuf_addc(p->out, '\n');
    add_cross_table(p, &x, shown);
  }
}

static const char cross_legend[] =
    "cases that passed, by class\n"
    "x: failed; o: not tested; .: no case applies; outside: not in the compatibility\n"
    "window, reported and not counted\n";

static void hub_table(const painter *p, size_t hub) {
  char name[32];
  vs_format(p->r->opset->releases[hub].version, name);
  strbuf_addf(p->out, "%s of %s and other releases; %s", p->r->consumer, name, cross_legend);
  cross(p, hub, true);
}

/* A table for each producer. */
static void counts(const painter *p) {
  char name[32];
  strbuf_adds(p->out, cross_legend);
  for (size_t producer = 0; producer < p->r->releases; producer++) {
    if (!p->rows[producer]) continue;
    vs_format(p->r->opset->releases[producer].version, name);
    strbuf_addf(p->out, "\nwritten by %s, by consumer", name);
    cross(p, producer, false);
  }
}

void report_matrices(const results *r, unsigned kinds, bool colour, unsigned width, strbuf *out) {
  if (report_hub(r) < r->releases && kinds) kinds = MATRIX_FULL; /* both are the same table */
  static const matrix_kind all[] = {MATRIX_COMPACT, MATRIX_FULL};
  for (size_t k = 0; k < sizeof all / sizeof *all; k++) {
    if (!(kinds & all[k])) continue;
    report_matrix(r, all[k], colour, width, out);
    strbuf_addc(out, '\n');
  }
}

void report_matrix(const results *r, matrix_kind kind, bool colour, unsigned width, strbuf *out) {
  auto_free bool *shown = calloc(2 * r->releases, sizeof *shown);
  if (!shown) {
    out->failed = true;
    return;
  }
  painter p = {r, colour, out, shown, shown + r->releases, width};
  bool some = false;
  for (size_t row = 0; row < r->releases; row++)
    for (size_t column = 0; column < r->releases; column++) {
      cell_tally t;
      results_cell(r, row, column, &t);
      if (!anything(&t)) continue;
      some = shown[row] = shown[r->releases + column] = true;
    }
  size_t hub = report_hub(r);
  if (!some)
    strbuf_adds(out, "no pair of releases has a verdict\n");
  else if (hub < r->releases)
    hub_table(&p, hub);
  else if (kind == MATRIX_COMPACT)
    compact(&p);
  else
    counts(&p);
}
