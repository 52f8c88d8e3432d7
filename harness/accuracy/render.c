/* SPDX-License-Identifier: Apache-2.0 */
/* Measurements as text and as JSON. */
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "accuracy.h"
#include "harness/words/clean_text.h"

enum { OP_WIDTH = 22, CELL_WIDTH = 9, CELLS_PER_LINE = 6 };

const accuracy_remark accuracy_remarks[ACCURACY_REMARKS] = {
    [ACCURACY_SPECIAL] = {'s', "special", "a special value (NaN, infinity, exact zero) is wrong"},
    [ACCURACY_ZERO_SIGN] = {'z', "zero-sign", "a zero has the wrong sign"},
    [ACCURACY_ORDER] = {'m', "order", "not monotone: a larger operand has a smaller result"},
    [ACCURACY_SYMMETRY] = {'y', "symmetry", "not symmetric: f(x) and f(-x) do not agree"},
    [ACCURACY_FLUSH] = {'f', "flush", "subnormal operands or results are taken as zero"},
};

uint32_t accuracy_remarks_of(const measure *m) {
  return (uint32_t)(m->special_wrong.count > 0) << ACCURACY_SPECIAL |
         (uint32_t)(m->zero_signs.count > 0) << ACCURACY_ZERO_SIGN |
         (uint32_t)(m->disorder.count > 0) << ACCURACY_ORDER |
         (uint32_t)(m->asymmetry.count > 0) << ACCURACY_SYMMETRY |
         (uint32_t)(m->flushed_operands + m->flushed_results > 0) << ACCURACY_FLUSH;
}

/* An error in ULPs. It is rounded up, so that 0.5000001 does not read as 0.5. */
static void add_ulps(double ulps, strbuf *out) {
  double step = ulps < 1 ? 1e4 : ulps < 100 ? 1e2 : 1;
  double shown = ulps > 0 ? ceil(ulps * step - 1e-9) / step : 0;
  if (!isfinite(ulps))
    strbuf_adds(out, "inf");
  else if (ulps >= 1e6)
    strbuf_addf(out, "%.1e", ulps);
  else
    strbuf_addf(out, "%.5g", ulps < 0.5000001 ? ulps > 0.4999 ? 0.5 : shown : shown);
}

static void add_cell(const accuracy_row *row, strbuf *out, uint32_t *seen) {
  strbuf_auto cell = STRBUF_INIT;
  if (!row) {
    strbuf_adds(&cell, "");
  } else if (row->outcome != OUTCOME_DONE) {
    strbuf_adds(&cell, "-");
  } else if (row->asked) {
    uint32_t these = accuracy_remarks_of(row->m);
    *seen |= these;
    if (row->m->numbers) add_ulps(row->m->worst.ulps, &cell);
    for (int i = 0; i < ACCURACY_REMARKS; i++)
      if (these >> i & 1) strbuf_addc(&cell, accuracy_remarks[i].letter);
  }
  strbuf_addf(out, "%*s", CELL_WIDTH, strbuf_str(&cell));
}

static const accuracy_row *find(const accuracy *a, const char *op, const char *type,
                                bool constants) {
  for (size_t i = 0; i < a->count; i++)
    if (strcmp(a->rows[i].f->op, op) == 0 && strcmp(a->rows[i].type.name, type) == 0 &&
        a->rows[i].constants == constants)
      return &a->rows[i];
  return NULL;
}

/* "f8E4M3B11FNUZ" has 13 letters; a column has 9. */
static void add_heading(const char *type, strbuf *out) {
  const char *shown = strncmp(type, "complex<", 8) == 0 ? type + 7 : type;
  strbuf_auto name = STRBUF_INIT;
  if (shown != type) strbuf_adds(&name, "c");
  strbuf_add(&name, shown, strlen(shown) < 8 ? strlen(shown) : 8);
  strbuf_addf(out, "%*s", CELL_WIDTH, strbuf_str(&name));
}

static void add_table(const accuracy *a, const accuracy_type *types, size_t n, bool constants,
                      strbuf *out, uint32_t *seen) {
  const char *last = "";
  strbuf_addf(out, "%-*s", OP_WIDTH, constants ? "worst ULP, constants" : "worst ULP, arguments");
  for (size_t k = 0; k < n; k++) add_heading(types[k].name, out);
  strbuf_addc(out, '\n');
  for (size_t i = 0; i < a->count; i++) {
    const char *op = a->rows[i].f->op;
    bool any = false;
    if (strcmp(op, last) == 0) continue;
    for (size_t k = 0; k < n; k++) any |= find(a, op, types[k].name, constants) != NULL;
    if (!any) continue;
    last = op;
    strbuf_addf(out, "%-*s", OP_WIDTH, op);
    for (size_t k = 0; k < n; k++) add_cell(find(a, op, types[k].name, constants), out, seen);
    strbuf_addc(out, '\n');
  }
  strbuf_addc(out, '\n');
}

static void add_tables(const accuracy *a, bool constants, strbuf *out, uint32_t *seen) {
  accuracy_type all[ACCURACY_TYPES], used[ACCURACY_TYPES];
  size_t n = 0, count = accuracy_types(all);
  for (size_t k = 0; k < count; k++) {
    bool any = false;
    for (size_t i = 0; i < a->count; i++)
      any |= a->rows[i].constants == constants && strcmp(a->rows[i].type.name, all[k].name) == 0;
    if (any) used[n++] = all[k];
  }
  for (size_t at = 0; at < n; at += CELLS_PER_LINE)
    add_table(a, used + at, n - at < CELLS_PER_LINE ? n - at : CELLS_PER_LINE, constants, out,
              seen);
}

/* --- Row by row --- */

static void add_element(const accuracy_row *row, const char *what, const measure_element *e,
                        strbuf *out) {
  strbuf_addf(out, "    %s: ", what);
  for (int i = 0; i < row->f->arity; i++) {
    strbuf_adds(out, i ? " and " : "");
    measure_number_text(row->type.form, e->in[i], out);
  }
  strbuf_adds(out, " gives ");
  measure_number_text(row->type.form, e->got, out);
  strbuf_adds(out, ", right is ");
  measure_number_text(row->type.form, e->nearest, out);
  strbuf_addc(out, '\n');
}

static void add_pairs(const accuracy_row *row, const char *what, const measure_examples *x,
                      strbuf *out) {
  for (uint64_t i = 0; i < x->count && i < 1; i++) {
    const measure_element *e = &x->first[i];
    strbuf_addf(out, "    %s, %" PRIu64 " pairs: ", what, x->count);
    measure_number_text(row->type.form, e->in[0], out);
    strbuf_adds(out, " and ");
    measure_number_text(row->type.form, e->in[1], out);
    strbuf_adds(out, " give ");
    measure_number_text(row->type.form, e->nearest, out);
    strbuf_adds(out, " and ");
    measure_number_text(row->type.form, e->got, out);
    strbuf_addc(out, '\n');
  }
}

static void add_row(const accuracy_row *row, strbuf *out) {
  const measure *m = row->m;
  strbuf_addf(out, "%s %s%s: ", row->f->op, row->type.name, row->constants ? ", constants" : "");
  if (row->outcome != OUTCOME_DONE) {
    const char *said = row->message ? row->message : "";
    strbuf_addf(out, "not evaluated: %.*s\n", (int)strcspn(said, "\n"), said);
    return;
  }
  strbuf_addf(out, "%" PRIu64 " elements, ", m->elements);
  if (m->numbers) {
    add_ulps(m->worst.ulps, out);
    strbuf_addf(out, " ULP at worst, %.3f in the mean, %.3f %% correctly rounded\n",
                m->sum / (double)m->numbers, 100.0 * (double)m->rounded / (double)m->numbers);
    add_element(row, "worst", &m->worst, out);
    measure_likeness l = measure_like(m);
    strbuf_addf(out,
                "    for information: PCC %.9g, cosine %.9g, largest absolute difference %.3g\n",
                l.pcc, l.cosine, l.apart);
  } else {
    strbuf_adds(out, "no number among the results\n");
  }
  if (row->type.form.complex && m->numbers) {
    strbuf_adds(out, "    the worst error of one part is ");
    add_ulps(m->part_worst, out);
    strbuf_adds(out, " ULP of that part\n");
  }
  if (m->special_wrong.count) {
    strbuf_addf(out, "    %" PRIu64 " of %" PRIu64 " special values are wrong\n",
                m->special_wrong.count, m->special);
    add_element(row, "special value", &m->special_wrong.first[0], out);
  }
  if (m->zero_signs.count) add_element(row, "sign of zero", &m->zero_signs.first[0], out);
  add_pairs(row, "not monotone", &m->disorder, out);
  add_pairs(row, "not symmetric", &m->asymmetry, out);
  if (m->flushed_operands || m->flushed_results)
    strbuf_addf(out,
                "    of %" PRIu64 " elements with subnormal numbers, %" PRIu64
                " took an operand and %" PRIu64 " a result as zero\n",
                m->subnormal, m->flushed_operands, m->flushed_results);
}

void accuracy_text(const accuracy *a, bool details, strbuf *out) {
  uint32_t seen = 0;
  size_t refused = 0;
  for (int constants = 0; constants < 2; constants++) add_tables(a, constants, out, &seen);
  for (int i = 0; i < ACCURACY_REMARKS; i++)
    if (seen >> i & 1)
      strbuf_addf(out, "%c  %s\n", accuracy_remarks[i].letter, accuracy_remarks[i].meaning);
  for (size_t i = 0; i < a->count; i++) refused += a->rows[i].outcome != OUTCOME_DONE;
  if (refused) strbuf_addf(out, "-  not evaluated (%zu; --full says why)\n", refused);
  if (!details) return;
  for (size_t i = 0; i < a->count; i++) {
    strbuf_addc(out, '\n');
    add_row(&a->rows[i], out);
  }
  strbuf_adds(
      out,
      "\nPCC, cosine and the largest absolute difference hide errors: one large element "
      "outweighs\nall small ones, and a function that is wrong near zero still correlates.\n");
}

json_t *accuracy_json(const accuracy *a) {
  json_t *rows = json_array();
  for (size_t i = 0; i < a->count; i++) {
    const accuracy_row *row = &a->rows[i];
    auto_free char *message = row->message ? clean_copy(row->message) : NULL;
    json_t *j = json_pack("{s:s, s:s, s:s, s:I, s:I, s:b}", "op", row->f->op, "type",
                          row->type.name, "context", row->constants ? "constants" : "arguments",
                          "blocks", (json_int_t)row->blocks, "blocks_asked", (json_int_t)row->asked,
                          "evaluated", row->outcome == OUTCOME_DONE);
    if (row->outcome != OUTCOME_DONE)
      json_object_set_new(j, "message", json_string(message ? message : ""));
    else
      json_object_set_new(j, "measure", measure_json(row->m, row->f, row->type.form));
    json_array_append_new(rows, j);
  }
  return rows;
}
