/* The matrix on a terminal: producers down, consumers across. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "report.h"

typedef struct painter {
  const results *r;
  bool colour;
  strbuf *out;
} painter;

enum { LABEL = 7 }; /* "1.20.0 " */

static const char *paint(const painter *p, const char *code) { return p->colour ? code : ""; }
#define GREEN "\033[32m"
#define RED "\033[1;31m"
#define DIM "\033[2m"
#define MAGENTA "\033[1;35m"
#define PLAIN "\033[0m"

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
      short_name(p->r->opset->releases[c].version, name);
      size_t n = strlen(name), skip = 4 - (n < 4 ? n : 4);
      strbuf_addn(p->out, ' ', width - 1);
      strbuf_addc(p->out, line < skip ? ' ' : name[line - skip]);
    }
    while (p->out->len && p->out->bytes[p->out->len - 1] == ' ') p->out->len--;
    strbuf_addc(p->out, '\n');
  }
}

static void add_label(const painter *p, size_t producer) {
  char name[32];
  size_t n = strlen(vs_format(p->r->opset->releases[producer].version, name));
  strbuf_adds(p->out, name);
  strbuf_addn(p->out, ' ', n < LABEL ? LABEL - n : 1);
}

static uint32_t total(const tally *t) {
  return t->passed + t->failed + t->unsupported + t->skipped + t->bugs;
}

static void add_glyph(const painter *p, const cell_tally *t) {
  uint32_t failed = 0, bugs = 0, passed = 0, rest = 0;
  for (int k = 0; k < CLASS_COUNT; k++) {
    failed += t->of[k].failed;
    bugs += t->of[k].bugs;
    passed += t->of[k].passed;
    rest += t->of[k].unsupported + t->of[k].skipped;
  }
  const char *code = bugs                 ? MAGENTA "B"
                     : failed             ? RED "x"
                     : passed             ? GREEN "+"
                     : rest               ? DIM "o"
                     : total(&t->outside) ? DIM "."
                                          : " ";
  if (p->colour && *code == '\033')
    strbuf_addf(p->out, " %s" PLAIN, code);
  else
    strbuf_addf(p->out, " %c", code[strlen(code) - 1]);
}

static void compact(const painter *p) {
  strbuf_adds(p->out,
              "producer down, consumer across:  + all passed   x something failed   B bug of the "
              "suite\n                                 o nothing was tested   . outside the "
              "compatibility window\n\n");
  add_columns(p, LABEL, 2);
  for (size_t row = 0; row < p->r->releases; row++) {
    add_label(p, row);
    for (size_t column = 0; column < p->r->releases; column++) {
      cell_tally t;
      results_cell(p->r, row, column, &t);
      add_glyph(p, &t);
    }
    strbuf_addc(p->out, '\n');
  }
}

/* --- Counts --- */

typedef struct count_row {
  const char *label;
  int class;    /* or CLASS_NONE: outside the window */
  size_t field; /* of tally */
  const char *code;
} count_row;

#define FIELD(name) offsetof(tally, name)
static const count_row count_rows[] = {
    {"read", CLASS_MUST_READ, FIELD(passed), GREEN},
    {"  failed", CLASS_MUST_READ, FIELD(failed), RED},
    {"  bug", CLASS_MUST_READ, FIELD(bugs), MAGENTA},
    {"downgrade", CLASS_MUST_DOWNGRADE, FIELD(passed), GREEN},
    {"  failed", CLASS_MUST_DOWNGRADE, FIELD(failed), RED},
    {"  bug", CLASS_MUST_DOWNGRADE, FIELD(bugs), MAGENTA},
    {"refuse-P", CLASS_REFUSE_PRODUCER, FIELD(passed), GREEN},
    {"  failed", CLASS_REFUSE_PRODUCER, FIELD(failed), RED},
    {"  bug", CLASS_REFUSE_PRODUCER, FIELD(bugs), MAGENTA},
    {"refuse-C", CLASS_REFUSE_CONSUMER, FIELD(passed), GREEN},
    {"  failed", CLASS_REFUSE_CONSUMER, FIELD(failed), RED},
    {"  bug", CLASS_REFUSE_CONSUMER, FIELD(bugs), MAGENTA},
    {"may-read", CLASS_MAY_READ, FIELD(passed), GREEN},
    {"  failed", CLASS_MAY_READ, FIELD(failed), RED},
    {"  bug", CLASS_MAY_READ, FIELD(bugs), MAGENTA},
    {"outside", CLASS_NONE, FIELD(passed), DIM},
    {"  failed", CLASS_NONE, FIELD(failed), DIM},
};

static uint32_t count_of(const cell_tally *t, const count_row *row) {
  const tally *which = row->class == CLASS_NONE ? &t->outside : &t->of[row->class];
  uint32_t n;
  memcpy(&n, (const char *)which + row->field, sizeof n);
  return n;
}

static void add_count_row(const painter *p, const cell_tally *cells, const count_row *row,
                          size_t width) {
  enum { NAME = 11 };
  strbuf_addf(p->out, "%s%-*s", paint(p, row->code), NAME, row->label);
  for (size_t c = 0; c < p->r->releases; c++) {
    uint32_t n = count_of(&cells[c], row);
    char text[16];
    if (n)
      snprintf(text, sizeof text, "%u", n);
    else
      memcpy(text, ".", 2);
    strbuf_addf(p->out, "%*s", (int)width, text);
  }
  strbuf_addf(p->out, "%s\n", paint(p, PLAIN));
}

static void counts(const painter *p) {
  size_t width = 3;
  for (size_t n = p->r->case_count * SLOT_COUNT; n >= 100; n /= 10) width++;
  cell_tally *cells = calloc(p->r->releases, sizeof *cells);
  if (!cells) {
    p->out->failed = true;
    return;
  }
  strbuf_adds(p->out,
              "cases that passed, by class; producer down, consumer across; outside: not in the "
              "compatibility window, reported and not counted\n\n");
  add_columns(p, LABEL + 11, width);
  for (size_t producer = 0; producer < p->r->releases; producer++) {
    bool first = true;
    for (size_t c = 0; c < p->r->releases; c++) results_cell(p->r, producer, c, &cells[c]);
    for (size_t k = 0; k < sizeof count_rows / sizeof *count_rows; k++) {
      bool some = false;
      for (size_t c = 0; c < p->r->releases; c++) some |= count_of(&cells[c], &count_rows[k]) > 0;
      if (!some) continue;
      if (first)
        add_label(p, producer);
      else
        strbuf_addn(p->out, ' ', LABEL);
      first = false;
      add_count_row(p, cells, &count_rows[k], width);
    }
    if (first) {
      add_label(p, producer);
      strbuf_addc(p->out, '\n');
    }
  }
  free(cells);
}

void report_matrix(const results *r, matrix_kind kind, bool colour, strbuf *out) {
  painter p = {r, colour, out};
  if (kind == MATRIX_COMPACT)
    compact(&p);
  else
    counts(&p);
}
