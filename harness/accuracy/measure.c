/* SPDX-License-Identifier: Apache-2.0 */
#include "measure.h"

#include <math.h>
#include <string.h>

#include "base/bytes.h"

/* --- Elements in memory --- */

static size_t part_bytes(truth_form form) { return (form.format->width + 7u) / 8; }

size_t measure_bytes(truth_form form) { return part_bytes(form) * (form.complex ? 2 : 1); }

void measure_unpack(truth_form form, const uint8_t *data, size_t count, truth_number *out) {
  size_t bytes = part_bytes(form), parts = form.complex ? 2 : 1;
  for (size_t i = 0; i < count; i++) {
    out[i] = (truth_number){0};
    for (size_t p = 0; p < parts; p++, data += bytes)
      out[i].part[p] = bytes_load(data, bytes, BYTES_LITTLE);
  }
}

void measure_pack(truth_form form, const truth_number *in, size_t count, uint8_t *out) {
  size_t bytes = part_bytes(form), parts = form.complex ? 2 : 1;
  for (size_t i = 0; i < count; i++)
    for (size_t p = 0; p < parts; p++, out += bytes)
      bytes_store(out, in[i].part[p], bytes, BYTES_LITTLE);
}

/* --- One element --- */

static void add_example(measure_examples *x, const measure_element *e) {
  if (x->count < MEASURE_EXAMPLES) x->first[x->count] = *e;
  x->count++;
}

static measure_exponent *exponent_of(measure *m, const ir_float_format *f, uint64_t bits) {
  uint64_t e = bits >> f->mantissa_bits, sign = 0;
  if (f->specials != IR_FLOAT_E8M0) {
    sign = bits >> (f->width - 1) & 1;
    e &= (UINT64_C(1) << f->exponent_bits) - 1;
  }
  return &m->exponents[sign][e % MEASURE_EXPONENTS];
}

static void add_likeness(long double *like, truth_form form, const measure_element *e) {
  for (int i = 0; i < (form.complex ? 2 : 1); i++) {
    long double got = ir_float_decode(form.format, e->got.part[i]);
    long double right = ir_float_decode(form.format, e->nearest.part[i]);
    const long double add[LIKE_APART] = {1, got, right, got * got, right * right, got * right};
    for (int k = 0; k < LIKE_APART; k++) like[k] += add[k];
    like[LIKE_APART] = fmaxl(like[LIKE_APART], fabsl(got - right));
  }
}

measure_likeness measure_like(const measure *m) {
  const long double *s = m->like, n = s[LIKE_COUNT];
  long double got = s[LIKE_GOT_GOT] - s[LIKE_GOT] * s[LIKE_GOT] / n;
  long double right = s[LIKE_TRUE_TRUE] - s[LIKE_TRUE] * s[LIKE_TRUE] / n;
  long double both = s[LIKE_GOT_TRUE] - s[LIKE_GOT] * s[LIKE_TRUE] / n;
  return (measure_likeness){
      (double)(both / sqrtl(got) / sqrtl(right)),
      (double)(s[LIKE_GOT_TRUE] / sqrtl(s[LIKE_GOT_GOT]) / sqrtl(s[LIKE_TRUE_TRUE])),
      (double)s[LIKE_APART]};
}

static void add_error(measure *m, truth_form form, const measure_element *e,
                      const truth_verdict *v) {
  measure_exponent *x = exponent_of(m, form.format, e->in[0].part[0]);
  m->numbers++;
  m->rounded += v->rounded;
  m->sum += v->ulps;
  add_likeness(m->like, form, e);
  if (v->part_ulps > m->part_worst) m->part_worst = v->part_ulps;
  x->count++;
  x->sum += v->ulps;
  if (v->ulps > x->worst) x->worst = v->ulps;
  if (m->numbers == 1 || v->ulps > m->worst.ulps) m->worst = *e;
}

static void add_element(measure *m, truth_form form, const measure_element *e,
                        const truth_verdict *v) {
  m->elements++;
  m->subnormal += v->subnormal;
  switch (v->kind) {
    case TRUTH_NUMBER: add_error(m, form, e, v); break;
    case TRUTH_SPECIAL_RIGHT: m->special++; break;
    case TRUTH_SPECIAL_WRONG:
      m->special++;
      add_example(&m->special_wrong, e);
      break;
    case TRUTH_ZERO_SIGN:
      m->special++;
      add_example(&m->zero_signs, e);
      break;
    case TRUTH_OPEN: m->open++; break;
    case TRUTH_FLUSHED_RESULT: m->flushed_results++; break;
    case TRUTH_FLUSHED_OPERAND: m->flushed_operands++; break;
    case TRUTH_KINDS: break;
  }
}

/* --- Neighbours and pairs --- */

static bool number_of(const ir_float_format *f, truth_number n, double *out) {
  *out = ir_float_decode(f, n.part[0]);
  return !isnan(*out);
}

static bool is_open(const truth_function *f, truth_form form, const samples *s,
                    const truth_number *got, size_t i) {
  truth_number in[2] = {s->in[0][i], s->in[1][i]};
  truth_verdict v;
  truth_judge(f, form, in, got[i], &v);
  return v.kind == TRUTH_OPEN;
}

/* Results that the type cannot say are in no order. */
static void add_pair(measure_examples *x, const truth_function *f, truth_form form,
                     const samples *s, const truth_number *got, size_t i, size_t j) {
  measure_element e = {.in = {s->in[0][i], s->in[0][j]}, .got = got[j], .nearest = got[i]};
  if (!is_open(f, form, s, got, i) && !is_open(f, form, s, got, j)) add_example(x, &e);
}

/* Results of rising operands must not fall (or rise, of a falling function). A decreasing function
 * such as rsqrt may jump at zero: the halves of a block are looked at apart. */
static void look_at_order(measure *m, const truth_function *f, truth_form form, const samples *s,
                          const truth_number *got) {
  m->ordered = true;
  for (size_t i = 1; i < s->count; i++) {
    double a, b;
    if (i == s->count / 2 && f->order == ORDER_FALLING) continue;
    if (!number_of(form.format, got[i - 1], &a) || !number_of(form.format, got[i], &b)) continue;
    if (f->order == ORDER_RISING ? a > b : a < b) add_pair(&m->disorder, f, form, s, got, i - 1, i);
  }
}

static void look_at_symmetry(measure *m, const truth_function *f, truth_form form, const samples *s,
                             const truth_number *got) {
  m->symmetric = true;
  for (size_t i = 0; i < s->count / 2; i++) {
    size_t j = s->count - 1 - i;
    double a, b;
    if (!number_of(form.format, got[i], &a) || !number_of(form.format, got[j], &b)) continue;
    if (f->symmetry == SYMMETRY_ODD ? a != -b : a != b)
      add_pair(&m->asymmetry, f, form, s, got, j, i);
  }
}

void measure_block(measure *m, const truth_function *f, truth_form form, const samples *s,
                   const truth_number *got) {
  for (size_t i = 0; i < s->count; i++) {
    measure_element e = {.in = {s->in[0][i], s->in[1][i]}, .got = got[i]};
    truth_verdict v;
    truth_judge(f, form, e.in, e.got, &v);
    e.ulps = v.ulps;
    e.nearest = v.nearest;
    add_element(m, form, &e, &v);
  }
  if (!s->ordered || form.complex) return;
  if (f->order) look_at_order(m, f, form, s, got);
  if (f->symmetry) look_at_symmetry(m, f, form, s, got);
}

/* --- Sums --- */

static void add_examples(measure_examples *x, const measure_examples *from) {
  for (uint64_t i = 0; i < from->count && i < MEASURE_EXAMPLES; i++)
    if (x->count + i < MEASURE_EXAMPLES) x->first[x->count + i] = from->first[i];
  x->count += from->count;
}

void measure_add(measure *m, const measure *from) {
  if (from->numbers && (!m->numbers || from->worst.ulps > m->worst.ulps)) m->worst = from->worst;
  if (from->part_worst > m->part_worst) m->part_worst = from->part_worst;
  m->elements += from->elements;
  m->numbers += from->numbers;
  m->rounded += from->rounded;
  m->sum += from->sum;
  for (int k = 0; k < LIKE_APART; k++) m->like[k] += from->like[k];
  m->like[LIKE_APART] = fmaxl(m->like[LIKE_APART], from->like[LIKE_APART]);
  m->special += from->special;
  m->open += from->open;
  m->subnormal += from->subnormal;
  m->flushed_operands += from->flushed_operands;
  m->flushed_results += from->flushed_results;
  m->ordered |= from->ordered;
  m->symmetric |= from->symmetric;
  add_examples(&m->special_wrong, &from->special_wrong);
  add_examples(&m->zero_signs, &from->zero_signs);
  add_examples(&m->disorder, &from->disorder);
  add_examples(&m->asymmetry, &from->asymmetry);
  for (int sign = 0; sign < 2; sign++)
    for (int e = 0; e < MEASURE_EXPONENTS; e++) {
      measure_exponent *x = &m->exponents[sign][e];
      const measure_exponent *y = &from->exponents[sign][e];
      x->count += y->count;
      x->sum += y->sum;
      if (y->worst > x->worst) x->worst = y->worst;
    }
}
