/* SPDX-License-Identifier: Apache-2.0 */
/* Ops that apply a computation of two scalars in an order that is free. */
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "sums.h"

/* Where the operands of such an op are. */
typedef struct fold_row {
  uint16_t op;
  uint8_t operands;    /* of the form with one input */
  uint8_t data, terms; /* bits of operands: those of the element type; those that are added up */
  int8_t init;
  uint8_t region;
} fold_row;
static const fold_row fold_rows[] = {
    {OP_STABLEHLO_REDUCE, 2, 3, 1, 1, 0},
    {OP_STABLEHLO_REDUCE_WINDOW, 2, 3, 1, 1, 0},
    {OP_STABLEHLO_SCATTER, 3, 5, 5, -1, 0},
    {OP_STABLEHLO_SELECT_AND_SCATTER, 3, 7, 2, 2, 1},
};

typedef struct fold {
  walk *w;
  frame *f;
  const ir_op *op;
  const fold_row *row;
  const bounded *r;
  layout l;
  uint32_t data, init; /* operands: what is folded; UINT32_MAX: there is no initial value */
  uint16_t body;
  bool exact;
  const char *why;
} fold;

static const fold_row *row_of(const ir_op *op) {
  const fold_row *row = fold_rows;
  while (!ir_op_is(op, row->op)) row++;
  return row;
}

static const bounded *operand(const fold *x, uint32_t k) {
  return bd_get(x->f, x->op->operands[k].value);
}

/* --- The initial value --- */

/* Whether a maximum, or a minimum, of any of the elements is the same with a number. */
static bool is_outside(const fold *x, double v) {
  const bounded *b = operand(x, x->data);
  bool low = x->body == OP_STABLEHLO_MAXIMUM;
  for (size_t i = 0; i < b->count; i++) {
    bound e = bounds_of(b, i);
    double end = low ? e.lo : e.hi;
    if (end != end && e.kind != BOUND_OPEN) continue; /* a NaN stays one */
    bool equal = v == end && !signbit(v) == !signbit(end) && fabs(v) < 0x1p53;
    if (!(low ? v < end : v > end) && !equal) return false;
  }
  return true;
}

/* Whether all bits of an integer are set. */
static bool has_all_bits(const bounded *b) {
  const ir_type *t = ir_type_element(interp_type(b->value));
  size_t size;
  const uint8_t *data = interp_data(b->value, &size);
  double v = bounds_of(b, 0).lo;
  if (!ir_type_is(t, IR_TYPE_INTEGER)) return false;
  if (v == -1 || (t->integer.width < 53 && v == ldexp(1, (int)t->integer.width) - 1)) return true;
  for (size_t i = 0; i < size; i++)
    if (data[i] != 0xff) return false;
  return true;
}

/* Whether it changes nothing, however often it is taken. */
static bool is_identity(const fold *x) {
  if (x->init == UINT32_MAX) return true;
  const bounded *b = operand(x, x->init);
  bound v = bounds_of(b, 0);
  if (v.kind != BOUND_EXACT) return false;
  switch (x->body) {
    case OP_STABLEHLO_ADD:
    case OP_STABLEHLO_OR:
    case OP_STABLEHLO_XOR: return v.lo == 0;
    case OP_STABLEHLO_MULTIPLY: return v.lo == 1;
    case OP_STABLEHLO_AND: return has_all_bits(b);
    case OP_STABLEHLO_MAXIMUM:
    case OP_STABLEHLO_MINIMUM: return is_outside(x, v.lo);
    default: return false;
  }
}

/* --- Twins --- */

static interp_value *evaluated(fold *x, sum_kind kind) {
  interp_value *in[3] = {0}, *out = NULL;
  const ir_type *f64 = ir_type_float(x->w->c, &ir_float_formats[IR_F64]);
  bool ok = true;
  for (uint32_t k = 0; k < x->row->operands; k++) {
    sum_kind own = x->row->terms >> k & 1 || kind >= SUM_LOW ? kind : SUM_CENTER;
    in[k] = x->row->data >> k & 1 ? bd_sum_operand(x->w, operand(x, k), own)
                                  : interp_retain(operand(x, k)->value);
    ok = ok && in[k];
  }
  if (!ok || !bd_twin(x->w, x->op, x->row->data, f64, in, &out)) out = NULL;
  for (uint32_t k = 0; k < 3; k++) interp_release(in[k]);
  return out;
}

static const bounded *opened(fold *x, const char *why) { return bd_opened(x->w, x->r, why, x->op); }

static const bounded *summed(fold *x) {
  interp_value *twins[SUM_LOW] = {0};
  const double *data[SUM_LOW];
  bool ok = true;
  size_t size;
  int grid = INT_MAX;
  for (uint32_t k = 0; k < x->row->operands; k++) {
    int own = x->row->terms >> k & 1 ? bd_grid(operand(x, k)) : INT_MAX;
    if (own < grid) grid = own;
  }
  for (int k = 0; ok && k < SUM_LOW; k++) {
    ok = (twins[k] = evaluated(x, (sum_kind)k)) != NULL;
    if (ok) data[k] = interp_data(twins[k], &size);
  }
  bound *out = ARENA_ARRAY(ir_arena(x->w->c), bound, x->r->count + 1);
  const void *values = interp_data(x->r->value, &size);
  for (size_t i = 0; ok && i < x->r->count; i++) {
    sum s = {data[SUM_CENTER][i], data[SUM_SIZE][i], data[SUM_REACH][i], data[SUM_ONES][i]};
    double value = bd_number(&x->l, values, i);
    if (isfinite(s.reach) && isfinite(s.center))
      out[i] = bd_sum_bound(x->l.format, &s, grid, value, &x->why);
    else if (x->exact && !isfinite(value) && !isfinite(s.center))
      out[i] = (bound){value, value, BOUND_EXACT};
    else
      out[i] = bd_open();
  }
  for (int k = 0; k < SUM_LOW; k++) interp_release(twins[k]);
  if (!ok) return opened(x, "an operand is open");
  return bd_with(x->w, interp_retain(x->r->value), out, x->r->count,
                 x->why ? x->why : "a sum of infinities", x->op);
}

/* Maxima, minima and sorted elements rise with each operand. */
static const bounded *monotone(fold *x) {
  interp_value *low = evaluated(x, SUM_LOW), *high = evaluated(x, SUM_HIGH);
  size_t size;
  const double *lo = low ? interp_data(low, &size) : NULL,
               *hi = high ? interp_data(high, &size) : NULL;
  bound *out = ARENA_ARRAY(ir_arena(x->w->c), bound, x->r->count + 1);
  bool ok = lo && hi;
  for (size_t i = 0; ok && i < x->r->count; i++) {
    out[i] = (bound){lo[i], hi[i], BOUND_WITHIN};
    if (lo[i] != lo[i] || hi[i] != hi[i]) out[i] = bd_open();
  }
  interp_release(low);
  interp_release(high);
  if (!ok) return opened(x, "an operand is open");
  return bd_with(x->w, interp_retain(x->r->value), out, x->r->count, "an element may be a NaN",
                 x->op);
}

/* A product of exact factors, none of which lets a partial product leave the normal range. */
static const bounded *multiplied(fold *x) {
  double positive = 0, negative = 0, n = 0;
  bool whole = true;
  int top = (1 << (x->l.format->exponent_bits - 1)) - 2;
  if (!x->exact || x->row->init < 0) return opened(x, "products of uncertain factors");
  const bounded *b = operand(x, 0);
  for (size_t i = 0; i < b->count; i++) {
    double v = fabs(bounds_of(b, i).lo), e = v > 0 ? log2(v) : -INFINITY;
    if (!isfinite(v)) return opened(x, "products of infinities or NaNs");
    whole = whole && trunc(v) == v;
    if (e > 0) positive += e;
    if (e < 0) negative += e;
    n++;
  }
  if (whole && positive < x->l.format->mantissa_bits) return x->r;
  if (!(positive < top && negative > -top))
    return opened(x, "a product may overflow or underflow in some order");
  size_t size;
  const void *values = interp_data(x->r->value, &size);
  bound *out = ARENA_ARRAY(ir_arena(x->w->c), bound, x->r->count + 1);
  for (size_t i = 0; i < x->r->count; i++) {
    double value = bd_number(&x->l, values, i);
    double reach = 2.1 * expm1((n + 1) * log1p(bd_unit(x->l.format))) * fabs(value);
    out[i] = (bound){value - reach, value + reach, BOUND_WITHIN};
  }
  return bd_with(x->w, interp_retain(x->r->value), out, x->r->count, NULL, x->op);
}

/* --- The rule --- */

static bool is_extremum(uint16_t body) {
  return body == OP_STABLEHLO_MAXIMUM || body == OP_STABLEHLO_MINIMUM;
}

#define FOREIGN                                                                                 \
  "the initial value is not an identity of the computation, and may be taken never or several " \
  "times"

/* An extremum with an initial value that may be taken or not: one that is another number is an
 * element in either case. */
static const bounded *extremum_of_foreign(fold *x) {
  bound init = bounds_of(operand(x, x->init), 0);
  bound *out = ARENA_ARRAY(ir_arena(x->w->c), bound, x->r->count + 1);
  for (size_t i = 0; i < x->r->count; i++) {
    out[i] = bounds_of(x->r, i);
    bool nan = out[i].lo != out[i].lo && init.lo != init.lo;
    if (nan || out[i].lo == init.lo) out[i] = bd_open();
  }
  return bd_with(x->w, interp_retain(x->r->value), out, x->r->count, FOREIGN, x->op);
}

static const bounded *folded(fold *x) {
  if (!is_identity(x)) {
    bool may =
        x->exact && is_extremum(x->body) && bounds_of(operand(x, x->init), 0).kind == BOUND_EXACT;
    return may ? extremum_of_foreign(x) : opened(x, FOREIGN);
  }
  if (x->exact && (!x->l.format || is_extremum(x->body))) return x->r;
  if (!x->l.format) return opened(x, "uncertain integers");
  for (uint32_t k = 0; k < x->row->operands; k++)
    if (!(x->row->terms >> k & 1) && operand(x, k)->parts) return opened(x, "uncertain places");
  if (is_extremum(x->body)) return monotone(x);
  if (x->body == OP_STABLEHLO_ADD) return summed(x);
  return x->body == OP_STABLEHLO_MULTIPLY ? multiplied(x) : opened(x, "another computation");
}

/* A scatter whose updates replace elements: it moves them, if no element is hit twice. */
static bool replaces(const ir_op *op) {
  const ir_block *b = op->regions[0].first;
  return ir_op_is(op, OP_STABLEHLO_SCATTER) && op->operand_count == 3 && b && b->op_count == 1 &&
         b->last->operand_count == 1 && b->last->operands[0].value == b->args[1];
}

/* Whether an op of integers gives the same in every order. */
static bool is_free(uint16_t body) {
  switch (body) {
    case OP_STABLEHLO_ADD:
    case OP_STABLEHLO_MULTIPLY:
    case OP_STABLEHLO_AND:
    case OP_STABLEHLO_OR:
    case OP_STABLEHLO_XOR: return true;
    default: return is_extremum(body);
  }
}

/* The op that alone combines element k of two tuples of n elements; VS_NO_ID: another computation.
 */
static uint16_t part_of_body(const ir_op *op, uint32_t k, uint32_t n) {
  const ir_block *b = op->region_count ? op->regions[0].first : NULL;
  if (!b || b->next || b->arg_count != 2 * n || !b->last || b->last->operand_count != n)
    return VS_NO_ID;
  const ir_value *v = b->last->operands[k].value;
  if (v->is_argument || v->op->block != b || v->op->operand_count != 2) return VS_NO_ID;
  const ir_value *x = v->op->operands[0].value, *y = v->op->operands[1].value;
  bool both = (x == b->args[k] && y == b->args[n + k]) || (x == b->args[n + k] && y == b->args[k]);
  return both ? ir_op_id(v->op) : VS_NO_ID;
}

/* A reduction of several exact operands, each by itself; the results are exact. */
static bool fold_apart(fold *x, const bounded **results) {
  uint32_t n = x->op->result_count;
  if (x->row->operands != 2 || x->op->operand_count != 2 * n) return false;
  for (uint32_t k = 0; k < n; k++) {
    fold one = *x;
    one.r = results[k];
    one.data = k;
    one.init = n + k;
    one.body = part_of_body(x->op, k, n);
    if (!is_free(one.body) || !bd_layout(ir_type_element(interp_type(one.r->value)), &one.l) ||
        one.l.parts != 1)
      return false;
    results[k] = one.l.format && !is_extremum(one.body)
                     ? opened(&one, "sums and products of several operands")
                     : folded(&one);
  }
  return true;
}

bool bd_rule_fold(walk *w, frame *f, const ir_op *op, const bounded **results) {
  fold x = {.w = w, .f = f, .op = op, .row = row_of(op)};
  x.init = x.row->init < 0 ? UINT32_MAX : (uint32_t)x.row->init;
  x.data = x.row->init == 2; /* the sources of select_and_scatter */
  if (!bd_reference(w, f, op, results)) return false;
  bool unique = false;
  x.exact = bd_all_exact(f, op);
  if (ir_attr_is_bool(ir_op_get(op, "unique_indices"), &unique) && unique && x.exact &&
      replaces(op))
    return true;
  x.body = bd_body_of(op, x.row->region);
  x.r = results[0];
  bool known = op->operand_count == x.row->operands && is_free(x.body) &&
               bd_layout(ir_type_element(interp_type(x.r->value)), &x.l) && x.l.parts == 1;
  if (known) {
    results[0] = folded(&x);
    return true;
  }
  if (x.exact && (bd_hits_once(w, f, op) || bd_selects(w, f, op))) return true;
  if (x.exact && fold_apart(&x, results)) return true;
  for (uint32_t k = 0; k < op->result_count; k++)
    results[k] = bd_opened(
        w, results[k], "the order is free, and the computation is not known to be associative", op);
  return true;
}

/* --- sort --- */

/* Whether the comparator asks which of its first two arguments is less, and nothing else. */
static bool compares_keys(const ir_op *op) {
  const ir_block *b = op->regions[0].first;
  const ir_op *one = b->first;
  if (b->op_count != 2 || !ir_op_is(one, OP_STABLEHLO_COMPARE)) return false;
  const char *direction = bd_enum_case(one, "comparison_direction");
  if (strcmp(direction, "LT") != 0 && strcmp(direction, "GT") != 0) return false;
  const ir_value *x = one->operands[0].value, *y = one->operands[1].value;
  return (x == b->args[0] && y == b->args[1]) || (x == b->args[1] && y == b->args[0]);
}

/* Whether no two keys are equal, and none is a NaN. */
static bool distinct(const bounded *b) {
  if (b->count > 4096) return false;
  for (size_t i = 0; i < b->count; i++)
    for (size_t k = 0; k <= i; k++)
      if (bounds_of(b, i).lo != bounds_of(b, i).lo ||
          (k < i && bounds_of(b, i).lo == bounds_of(b, k).lo))
        return false;
  return true;
}

static bool orders_all(ir_op *op, void *user) {
  (void)user;
  return !ir_op_is(op, OP_STABLEHLO_COMPARE) ||
         !ir_type_is(ir_type_element(op->operands[0].value->type), IR_TYPE_FLOAT) ||
         strcmp(bd_enum_case(op, "compare_type"), "TOTALORDER") == 0;
}

static bool has_nan(const frame *f, const ir_op *op) {
  for (uint32_t k = 0; k < op->operand_count; k++) {
    const bounded *b = bd_get(f, op->operands[k].value);
    for (size_t i = 0; i < b->count; i++)
      if (bounds_of(b, i).lo != bounds_of(b, i).lo) return true;
  }
  return false;
}

bool bd_rule_sort(walk *w, frame *f, const ir_op *op, const bounded **results) {
  static const fold_row row = {OP_STABLEHLO_SORT, 1, 1, 1, -1, 0};
  if (!bd_reference(w, f, op, results)) return false;
  bool stable = false, exact = bd_all_exact(f, op);
  const bounded *keys = bd_get(f, op->operands[0].value);
  if (!ir_attr_is_bool(ir_op_get(op, "is_stable"), &stable)) stable = false;
  /* A NaN that is not ordered leaves no sorted order; that of a twin may stand elsewhere. */
  bool total = ir_walk((ir_op *)(uintptr_t)op, orders_all, NULL);
  if (!(total && exact) && has_nan(f, op)) {
    for (uint32_t k = 0; k < op->result_count; k++)
      results[k] = bd_opened(w, results[k], "the comparison does not order a NaN", op);
    return true;
  }
  if (!compares_keys(op) && !(exact && bd_orders_strictly(w, f, op))) {
    for (uint32_t k = 0; k < op->result_count; k++)
      results[k] = bd_opened(w, results[k], "the comparison is no strict weak order", op);
    return true;
  }
  if (exact && (stable || (compares_keys(op) && distinct(keys)))) return true;
  fold x = {.w = w, .f = f, .op = op, .row = &row, .r = results[0], .exact = exact};
  bool one = op->operand_count == 1 && compares_keys(op) &&
             bd_layout(ir_type_element(interp_type(keys->value)), &x.l) && x.l.parts == 1;
  if (one && exact && total) return true; /* equal keys have the same bits */
  if (one && x.l.format) {
    results[0] = monotone(&x);
    return true;
  }
  for (uint32_t k = 0; k < op->result_count; k++)
    results[k] = bd_opened(w, results[k], "the order of equal or uncertain keys is free", op);
  return true;
}
