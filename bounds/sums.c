/* SPDX-License-Identifier: Apache-2.0 */
#include "sums.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* --- Operands --- */

static double number_of(bound b, sum_kind kind) {
  double middle = b.lo / 2 + b.hi / 2;
  if (b.lo == b.hi) middle = b.lo;
  switch (kind) {
    case SUM_CENTER: return middle;
    case SUM_SIZE: return fabs(middle);
    case SUM_REACH: return fmax(fabs(b.lo), fabs(b.hi));
    case SUM_LOW: return b.lo;
    case SUM_HIGH: return b.hi;
    default: return 1;
  }
}

interp_value *bd_sum_operand(walk *w, const bounded *b, sum_kind kind) {
  const ir_type *f64 = ir_type_float(w->c, &ir_float_formats[IR_F64]);
  size_t parts = bounds_parts(ir_type_element(interp_type(b->value)));
  if (!parts) return NULL;
  size_t n = b->count / parts;
  auto_free double *data = malloc((n + 1) * sizeof *data);
  for (size_t i = 0; data && i < n; i++) {
    bound x = bounds_of(b, i * parts);
    data[i] = number_of(x, kind);
    if (parts == 2 && kind != SUM_ONES)
      data[i] = hypot(number_of(x, SUM_REACH), number_of(bounds_of(b, i * parts + 1), SUM_REACH));
    if (x.kind == BOUND_OPEN) return NULL;
  }
  return data ? bd_tensor_like(w, b->value, f64, data) : NULL;
}

static int lowest_bit(double x) {
  int e;
  double m = frexp(x, &e);
  int64_t bits = (int64_t)ldexp(m, 53);
  return e - 53 + __builtin_ctzll((uint64_t)(bits < 0 ? -bits : bits));
}

int bd_grid(const bounded *b) {
  int grid = INT_MAX;
  for (size_t i = 0; i < b->count; i++) {
    bound x = bounds_of(b, i);
    if (x.kind != BOUND_EXACT || !isfinite(x.lo)) return INT_MIN;
    if (x.lo == 0) continue;
    int e = lowest_bit(x.lo);
    if (e < grid) grid = e;
  }
  return grid == INT_MAX ? 0 : grid;
}

/* --- The bound --- */

static double growth(double roundings, double unit) { return expm1(roundings * log1p(unit)); }

bound bd_sum_bound(const ir_float_format *f, const sum *s, int grid, double value,
                   const char **why) {
  double unit = bd_unit(f), least = bd_ulp(f, 0);
  if (bd_is_positive(f) && !(s->reach > 0)) {
    *why = BD_POSITIVE_WHY;
    return bd_open();
  }
  /* Every partial sum is a multiple of 2^grid and has few enough digits: no order rounds. */
  if (grid > INT_MIN && ldexp(1, grid) >= least && ldexp(1, grid) > 0 &&
      s->reach <= ldexp(1, grid + f->mantissa_bits + 1) && s->reach <= bd_largest(f)) {
    if (value != 0) return (bound){value, value, BOUND_EXACT};
    return (bound){0, 0, BOUND_WITHIN};
  }
  double error = growth(s->terms + 1, unit) * s->reach + s->terms * least;
  if (bd_is_positive(f))
    error += 2 * least; /* the zero before the first term is the least number */
  double far = s->reach + error;
  if (!(far <= bd_largest(f))) {
    *why = "a sum may overflow in some order";
    return bd_open();
  }
  /* The centre was itself added in f64. */
  error += growth(s->terms + 3, 0x1p-53) * s->reach + s->terms * 0x1p-1074;
  double reach = (s->reach - s->size) * (1 + 0x1p-40) + growth(s->terms + 3, 0x1p-53) * s->reach;
  if (reach < 0) reach = 0;
  double half = (reach + error) * (1 + 0x1p-40);
  span e = bd_outwards((span){s->center - half, s->center + half});
  if (bd_is_positive(f)) e.lo = fmax(e.lo, least); /* no sum of positive numbers is smaller */
  span r = {bd_round(f, e.lo), bd_round(f, e.hi)};
  if (r.lo != r.lo || r.hi != r.hi) {
    *why = "a sum may overflow in some order";
    return bd_open();
  }
  e = bd_hull(e, r);
  return (bound){e.lo, e.hi, BOUND_WITHIN};
}

/* --- Contractions --- */

/* The contraction of two such operands; NULL if there is none. */
static interp_value *contracted(walk *w, const frame *f, const ir_op *op, sum_kind kind) {
  interp_value **in = ARENA_ARRAY(ir_arena(w->c), interp_value *, op->operand_count + 1),
               *out = NULL;
  const ir_type *f64 = ir_type_float(w->c, &ir_float_formats[IR_F64]);
  bool ok = true;
  for (uint32_t k = 0; k < op->operand_count; k++) {
    const bounded *b = bd_get(f, op->operands[k].value);
    in[k] = k < 2 ? bd_sum_operand(w, b, kind) : interp_retain(b->value);
    ok = ok && in[k];
  }
  if (!ok || !bd_twin(w, op, 3, f64, in, &out)) out = NULL;
  for (uint32_t k = 0; k < op->operand_count; k++) interp_release(in[k]);
  return out;
}

typedef struct contraction {
  const double *data[SUM_LOW];
  const ir_op *op;
  layout l;
  const ir_float_format *accumulator; /* what the sum has before it is rounded to the result */
  int grid;
  bool exact;    /* the operands are */
  bool infinite; /* they are complex, with an infinity or NaN: its products are open (elementwise.c)
                  */
  const char *why;
} contraction;

/* Elements that are complex: around the interpreter's value, whose own error is as large. */
static bound complex_bound(contraction *x, const sum *s, double value) {
  double u = bd_unit(x->l.format);
  double reach = 3 * growth(s->terms + 2, u) * s->reach + 2 * s->terms * bd_ulp(x->l.format, 0);
  if (!x->exact || !(s->reach <= bd_largest(x->l.format) / 4)) {
    x->why = "complex sums of uncertain or large operands";
    return bd_open();
  }
  return (bound){value - reach, value + reach, BOUND_WITHIN};
}

static bound contract_one(contraction *x, size_t i, double value) {
  size_t element = i / x->l.parts;
  sum s = {x->data[SUM_CENTER][element], x->data[SUM_SIZE][element], x->data[SUM_REACH][element],
           x->data[SUM_ONES][element]};
  if (!isfinite(s.reach) || !isfinite(s.center)) {
    if (x->exact && x->grid == INT_MIN && !isfinite(value) && !x->infinite)
      return (bound){value, value, BOUND_EXACT};
    x->why = "a sum of infinities";
    return bd_open();
  }
  if (x->l.parts == 2) return complex_bound(x, &s, value);
  if (x->accumulator == x->l.format) return bd_sum_bound(x->l.format, &s, x->grid, value, &x->why);
  bound b = bd_sum_bound(x->accumulator, &s, INT_MIN, value, &x->why);
  span r = {bd_round(x->l.format, b.lo), bd_round(x->l.format, b.hi)};
  if (b.kind != BOUND_OPEN && isfinite(r.lo) && isfinite(r.hi)) {
    r = bd_hull((span){b.lo, b.hi}, r);
    return (bound){r.lo, r.hi, BOUND_WITHIN};
  }
  x->why = "a sum may overflow";
  return bd_open();
}

/* The float format of a parameter of an algorithm. */
static const ir_float_format *format_in(const ir_attr *a, const char *name) {
  const ir_attrdef *d = a->defined.def;
  for (unsigned i = 0; i < d->param_count; i++)
    if (strcmp(d->params[i].name, name) == 0 &&
        ir_type_is(a->defined.params[i].type, IR_TYPE_FLOAT))
      return a->defined.params[i].type->format;
  return NULL;
}

static int64_t number_in(const ir_attr *a, const char *name) {
  const ir_attrdef *d = a->defined.def;
  for (unsigned i = 0; i < d->param_count; i++)
    if (strcmp(d->params[i].name, name) == 0) return a->defined.params[i].i;
  return 0;
}

static const ir_float_format *format_of(const ir_value *v) {
  const ir_type *t = ir_type_element(v->type);
  return ir_type_is(t, IR_TYPE_FLOAT) ? t->format : NULL;
}

/* The accumulation type of an algorithm that takes the operands as they are, one product each, and
 * keeps at least what the result has; without an algorithm, the type of the result. NULL: another
 * algorithm. */
static const ir_float_format *accumulator_of(const ir_op *op, const ir_float_format *result) {
  const ir_attr *a = ir_op_get(op, "algorithm");
  if (!a) return result;
  if (!ir_attr_is(a, IR_ATTR_DEFINED) || number_in(a, "lhsComponentCount") != 1 ||
      number_in(a, "rhsComponentCount") != 1 || number_in(a, "numPrimitiveOperations") != 1)
    return NULL;
  const ir_float_format *kept = format_in(a, "accumulationType");
  bool same = format_in(a, "lhsPrecisionType") == format_of(op->operands[0].value) &&
              format_in(a, "rhsPrecisionType") == format_of(op->operands[1].value);
  return same && kept && kept->mantissa_bits >= result->mantissa_bits &&
                 kept->exponent_bits >= result->exponent_bits
             ? kept
             : NULL;
}

static bool has_infinity_or_nan(const bounded *b) {
  for (size_t i = 0; i < b->count; i++)
    if (!isfinite(bounds_of(b, i).lo)) return true;
  return false;
}

bool bd_rule_contract(walk *w, frame *f, const ir_op *op, const bounded **results) {
  if (!bd_reference(w, f, op, results)) return false;
  const bounded *r = results[0];
  contraction x = {.op = op, .exact = bd_all_exact(f, op)};
  if (!bd_layout(ir_type_element(interp_type(r->value)), &x.l) || !x.l.format) {
    if (!x.exact) results[0] = bd_opened(w, r, "sums of uncertain integers", op);
    return true;
  }
  x.accumulator = accumulator_of(op, x.l.format);
  if (op->operand_count < 2 || !x.accumulator) {
    results[0] = bd_opened(w, r, "an algorithm has its own accuracy", op);
    return true;
  }
  x.infinite = x.l.parts == 2 && (has_infinity_or_nan(bd_get(f, op->operands[0].value)) ||
                                  has_infinity_or_nan(bd_get(f, op->operands[1].value)));
  int a = bd_grid(bd_get(f, op->operands[0].value)), b = bd_grid(bd_get(f, op->operands[1].value));
  x.grid = a == INT_MIN || b == INT_MIN || x.l.parts == 2 ? INT_MIN : a + b;
  interp_value *twins[SUM_LOW] = {0};
  bool ok = true;
  for (int k = 0; ok && k < SUM_LOW; k++) {
    size_t size;
    ok = (twins[k] = contracted(w, f, op, (sum_kind)k)) != NULL;
    if (ok) x.data[k] = interp_data(twins[k], &size);
  }
  bound *out = ARENA_ARRAY(ir_arena(w->c), bound, r->count + 1);
  size_t size;
  const void *data = interp_data(r->value, &size);
  for (size_t i = 0; ok && i < r->count; i++)
    out[i] = contract_one(&x, i, bd_number(&x.l, data, i));
  for (int k = 0; k < SUM_LOW; k++) interp_release(twins[k]);
  results[0] = ok ? bd_with(w, interp_retain(r->value), out, r->count, x.why, op)
                  : bd_opened(w, r, "an operand is open", op);
  return true;
}

/* --- Transforms and solvers --- */

static double longest(const ir_type *t) {
  int64_t n = 1;
  for (size_t d = 0; d < t->shaped.rank; d++)
    if (t->shaped.dims[d] > n) n = t->shaped.dims[d];
  return (double)n;
}

static double largest(const bounded *b) {
  layout l;
  size_t size;
  double most = 0;
  const void *data = interp_data(b->value, &size);
  if (!bd_layout(ir_type_element(interp_type(b->value)), &l)) return 0;
  for (size_t i = 0; i < b->count; i++) most = fmax(most, fabs(bd_number(&l, data, i)));
  return most;
}

/* The size of the sums behind a result of batch_norm_inference or batch_norm_training. The output
 * is the offset and what is scaled, which may cancel. The mean of a training is a sum of operands,
 * and the variance may be the difference of the mean square and the squared mean; both may cancel,
 * and the error of the variance goes on to the output. */
static double behind(const frame *f, const ir_op *op, uint32_t k, const bounded *const *results) {
  bool training = ir_op_is(op, OP_STABLEHLO_BATCH_NORM_TRAINING);
  if (!training && !ir_op_is(op, OP_STABLEHLO_BATCH_NORM_INFERENCE)) return 0;
  double x = largest(bd_get(f, op->operands[0].value)), least = INFINITY;
  if (!training) x = fmax(x, largest(bd_get(f, op->operands[3].value))); /* the mean */
  if (k) return k == 1 ? x : x * x;
  const ir_attr *a = ir_op_get(op, "epsilon");
  const bounded *variance = training ? results[2] : bd_get(f, op->operands[4].value);
  layout l;
  size_t size;
  if (!a || a->kind != IR_ATTR_FLOAT ||
      !bd_layout(ir_type_element(interp_type(variance->value)), &l))
    return 0;
  const void *data = interp_data(variance->value, &size);
  for (size_t i = 0; i < variance->count; i++) least = fmin(least, bd_number(&l, data, i));
  double v = least + ir_float_decode(a->flt.type->format, a->flt.bits[0]),
         scale = largest(bd_get(f, op->operands[1].value)),
         offset = largest(bd_get(f, op->operands[2].value));
  return offset + scale * x / sqrt(v) * (training ? 1 + x * x / v : 1);
}

static bool holds_nan(const layout *l, const void *data, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (isnan(bd_number(l, data, i))) return true;
  return false;
}

/* c n epsilon times the largest value, as the suite allows, or times the sums behind it; n: of the
 * longest dimension of the operand. */
static const bounded *scaled(walk *w, const ir_op *op, const bounded *r, double most) {
  const vs_accuracy *row = &vs_op_of(op->name->def)->accuracy;
  const ir_type *t = interp_type(r->value);
  layout l;
  if (!bd_layout(ir_type_element(t), &l) || !l.format) return r;
  size_t size;
  const void *data = interp_data(r->value, &size);
  double c = row->bound ? row->most : 16;
  most = fmax(most, largest(r));
  /* An inverse that is multiplied, as implementations have it, takes a NaN to all results. */
  if (ir_op_is(op, OP_STABLEHLO_TRIANGULAR_SOLVE) && holds_nan(&l, data, r->count)) most = INFINITY;
  double reach = c * ldexp(most, -(int)l.format->mantissa_bits);
  if (row->bound != VS_BOUND_LARGEST)
    reach *= fmax(longest(t), longest(op->operands[0].value->type));
  bound *out = ARENA_ARRAY(ir_arena(w->c), bound, r->count + 1);
  for (size_t i = 0; i < r->count; i++) {
    double x = bd_number(&l, data, i);
    out[i] =
        isfinite(x) && isfinite(reach) ? (bound){x - reach, x + reach, BOUND_WITHIN} : bd_open();
  }
  return bd_with(w, interp_retain(r->value), out, r->count, "a result is not finite", op);
}

/* Whether a matrix of n rows is its conjugate transpose. */
static bool is_hermitian(const layout *l, const void *data, size_t at, size_t n) {
  size_t parts = l->parts;
  for (size_t i = 0; i < n; i++)
    for (size_t k = 0; k <= i; k++)
      for (size_t p = 0; p < parts; p++) {
        double x = bd_number(l, data, (at + i * n + k) * parts + p),
               y = bd_number(l, data, (at + k * n + i) * parts + p);
        if (x != (p ? -y : y)) return false;
      }
  return true;
}

/* Without a matrix that is Hermitian and positive definite the op is not defined; one that is none
 * has no root of finite numbers. */
static const bounded *of_definite(walk *w, const bounded *a, const bounded *r, const ir_op *op) {
  const ir_type *t = interp_type(r->value);
  layout l;
  size_t size, n = t->shaped.rank ? (size_t)t->shaped.dims[t->shaped.rank - 1] : 0;
  if (!n || a->parts || !bd_layout(ir_type_element(t), &l) || !l.format) return r;
  const void *in = interp_data(a->value, &size), *out = interp_data(r->value, &size);
  bound *b = ARENA_ARRAY(ir_arena(w->c), bound, r->count + 1);
  bool undefined = false;
  for (size_t at = 0; at + n * n <= r->count / l.parts; at += n * n) {
    bool ok = is_hermitian(&l, in, at, n);
    for (size_t i = at * l.parts; i < (at + n * n) * l.parts; i++)
      ok = ok && isfinite(bd_number(&l, out, i));
    for (size_t i = at * l.parts; i < (at + n * n) * l.parts; i++)
      b[i] = ok ? bounds_of(r, i) : bd_open();
    undefined = undefined || !ok;
  }
  return undefined ? bd_with(w, interp_retain(r->value), b, r->count,
                             "a matrix is not Hermitian and positive definite", op)
                   : r;
}

bool bd_rule_scaled(walk *w, frame *f, const ir_op *op, const bounded **results) {
  double most[4] = {0};
  if (!bd_rule_fixed(w, f, op, results)) return false;
  for (uint32_t k = 0; k < op->result_count && k < 4; k++) most[k] = behind(f, op, k, results);
  for (uint32_t k = 0; k < op->result_count; k++)
    if (!results[k]->open) results[k] = scaled(w, op, results[k], k < 4 ? most[k] : 0);
  if (ir_op_is(op, OP_STABLEHLO_CHOLESKY))
    results[0] = of_definite(w, bd_get(f, op->operands[0].value), results[0], op);
  return true;
}
