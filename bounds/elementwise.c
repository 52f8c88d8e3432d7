/* SPDX-License-Identifier: Apache-2.0 */
#include "elementwise.h"

#include <math.h>
#include <string.h>

#include "rules.h"

#define NAN_WHY "a value in the interval gives a NaN"

static span span_of(bound b) { return (span){b.lo, b.hi}; }
static bool is_nan(span s) { return s.lo != s.lo || s.hi != s.hi; }

static bool all_exact(const cell *x) {
  for (size_t i = 0; i < x->arity; i++)
    if (x->in[i].kind != BOUND_EXACT) return false;
  return true;
}
static bool any_open(const cell *x) {
  for (size_t i = 0; i < x->arity; i++)
    if (x->in[i].kind == BOUND_OPEN) return true;
  return false;
}
static bool any_nan(const cell *x) {
  for (size_t i = 0; i < x->arity; i++)
    if (x->in[i].kind == BOUND_EXACT && x->in[i].lo != x->in[i].lo) return true;
  return false;
}

static bound exact(const cell *x) { return (bound){x->value, x->value, BOUND_EXACT}; }
static bound opened(cell *x, const char *why) {
  x->why = why;
  return bd_open();
}

/* The range of an integer type, as far as a double has all integers in it. */
static bool fits_integer(const layout *l, span e) {
  double top = ldexp(1, (int)l->width - l->is_signed), low = l->is_signed ? -top : 0;
  return e.lo >= low && e.hi < top && fabs(e.lo) <= 0x1p53 && fabs(e.hi) <= 0x1p53;
}

static bool is_lacking(const cell *x, span e) { return bd_is_positive(x->to.format) && e.lo <= 0; }

/* An interval of values that need no rounding. */
static bound exactly(cell *x, span e) {
  if (is_lacking(x, e)) return opened(x, BD_POSITIVE_WHY);
  if (all_exact(x)) return exact(x);
  if (is_nan(e)) return opened(x, NAN_WHY);
  if (!x->to.format && !fits_integer(&x->to, e))
    return opened(x, "integers of an interval may wrap around");
  if (bd_is_point(e) && e.lo != 0) return exact(x);
  return (bound){e.lo, e.hi, BOUND_WITHIN};
}

/* The exact result is in the interval, and is rounded once, or not yet. */
static bound rounded(cell *x, span e) {
  if (!x->to.format) return exactly(x, e);
  if (is_lacking(x, e)) return opened(x, BD_POSITIVE_WHY);
  if (all_exact(x) && (is_nan(e) || x->value != x->value)) return exact(x);
  if (is_nan(e)) return opened(x, NAN_WHY);
  span r = {bd_round(x->to.format, e.lo), bd_round(x->to.format, e.hi)};
  bool same = bd_is_point(e) && r.lo == e.lo;
  if (all_exact(x)) {
    if (same) return exact(x);
    e = bd_hull(e, (span){x->value, x->value});
    return (bound){e.lo, e.hi, BOUND_ROUNDED};
  }
  if (is_nan(r)) return opened(x, NAN_WHY);
  if (same && e.lo != 0) return exact(x);
  e = bd_hull(e, r);
  return (bound){e.lo, e.hi, BOUND_WITHIN};
}

/* --- Functions of limited accuracy --- */

/* How far a result near y may be from the exact y. */
static double slack(const cell *x, double y) {
  interp_accuracy own = interp_accuracy_of(x->op);
  const vs_accuracy *row = &vs_op_of(x->op->name->def)->accuracy;
  double ulps = row->bound == VS_BOUND_ULPS ? row->most : 1;
  /* Narrow types are computed in wider ones. The specification defines logistic by three steps,
   * each of which may be rounded: an error of at most 4 units. */
  if (x->to.format->width < 32) ulps = ir_op_is(x->op, OP_STABLEHLO_LOGISTIC) ? 4 : 1;
  if (!isfinite(y)) return 0;
  double least = ulps * bd_ulp(x->to.format, y);
  if (!own.given) return least;
  double epsilon = ldexp(1, -(int)x->to.format->mantissa_bits);
  double relative = fmax(own.rtol, (double)own.ulps * epsilon) * fabs(y);
  return fmax(relative, own.atol) + bd_ulp(x->to.format, y);
}

/* The least result for an exact y. The next smaller number of f8E8M0FNU is half as large. */
static double lowest(const cell *x, double y) {
  bool halves = bd_is_positive(x->to.format) && !interp_accuracy_of(x->op).given;
  if (halves) return ldexp(y * (1 - 0x1p-49), ir_op_is(x->op, OP_STABLEHLO_LOGISTIC) ? -4 : -1);
  return y - (fabs(y) * 0x1p-49 + slack(x, y));
}

/* The exact result is in the interval, but for the error of libm (below 8 ULPs of f64). */
static bound nearly(cell *x, span e) {
  if (is_lacking(x, e)) return opened(x, BD_POSITIVE_WHY);
  if (all_exact(x) && (x->value != x->value || (bd_is_point(e) && isinf(e.lo)))) return exact(x);
  if (is_nan(e)) return opened(x, NAN_WHY);
  if (isfinite(e.lo)) e.lo = lowest(x, e.lo);
  if (isfinite(e.hi)) e.hi += fabs(e.hi) * 0x1p-49 + slack(x, e.hi);
  span r = {bd_round(x->to.format, e.lo), bd_round(x->to.format, e.hi)};
  if (is_nan(r)) return opened(x, NAN_WHY);
  e = bd_hull(bd_outwards(e), r);
  return (bound){e.lo, e.hi, BOUND_WITHIN};
}

/* A complex function of exact operands: a number of epsilons of the absolute value. */
static bound nearly_complex(cell *x) {
  if (!x->certain) return opened(x, "complex functions have no rule for intervals");
  if (x->infinite) return opened(x, "a complex function of an infinity or a NaN");
  if (!isfinite(x->value)) return exact(x);
  return (bound){NAN, NAN, BOUND_WITHIN}; /* bd_elementwise knows the absolute value */
}

static double logistic(double x) { return 1 / (1 + exp(-x)); }
static double reciprocal_root(double x) { return 1 / sqrt(x); }

typedef enum shape { RISES, FALLS, WAVES, SAWS } shape;
static const struct function {
  uint16_t op;
  shape shape;
  double (*f)(double);
  double from; /* smaller operands have no result */
} functions[] = {
    {OP_STABLEHLO_CBRT, RISES, cbrt, -INFINITY},
    {OP_STABLEHLO_COSINE, WAVES, cos, -INFINITY},
    {OP_STABLEHLO_EXPONENTIAL, RISES, exp, -INFINITY},
    {OP_STABLEHLO_EXPONENTIAL_MINUS_ONE, RISES, expm1, -INFINITY},
    {OP_STABLEHLO_LOG, RISES, log, 0},
    {OP_STABLEHLO_LOG_PLUS_ONE, RISES, log1p, -1},
    {OP_STABLEHLO_LOGISTIC, RISES, logistic, -INFINITY},
    {OP_STABLEHLO_RSQRT, FALLS, reciprocal_root, 0},
    {OP_STABLEHLO_SINE, WAVES, sin, -INFINITY},
    {OP_STABLEHLO_SQRT, RISES, sqrt, 0},
    {OP_STABLEHLO_TAN, SAWS, tan, -INFINITY},
    {OP_STABLEHLO_TANH, RISES, tanh, -INFINITY},
};

/* No slope of sine and cosine is steeper than 1. */
static span wave(double (*f)(double), span a) {
  double half = (a.hi - a.lo) / 2, middle = f(a.lo + half), reach = half * (1 + 0x1p-40);
  reach += fabs(a.hi) * 0x1p-50 + fabs(a.lo) * 0x1p-50;
  if (!(half < 2)) return (span){-1, 1};
  return (span){fmax(middle - reach, -1), fmin(middle + reach, 1)};
}

static span image(const struct function *g, span a) {
  if (bd_is_point(a)) return (span){g->f(a.lo), g->f(a.lo)};
  if (is_nan(a) || a.lo < g->from) return (span){NAN, NAN};
  if (g->shape == FALLS) return (span){g->f(a.hi), g->f(fmax(a.lo, 0.0))};
  if (g->shape == RISES) return (span){g->f(a.lo), g->f(a.hi)};
  if (isinf(a.lo) || isinf(a.hi)) return (span){NAN, NAN};
  if (g->shape == WAVES) return wave(g->f, a);
  /* Within one branch of the tangent the cosine keeps its sign. */
  if (a.hi - a.lo < 1 && cos(a.lo) * cos(a.hi) > 0) return (span){tan(a.lo), tan(a.hi)};
  return (span){-INFINITY, INFINITY};
}

bound bd_cell_function(cell *x) {
  const struct function *g = functions;
  if (x->to.parts == 2 || x->from[0].parts == 2) return nearly_complex(x);
  if (any_nan(x)) return exact(x);
  if (any_open(x)) return bd_open();
  while (!ir_op_is(x->op, g->op)) g++;
  span e = image(g, span_of(x->in[0]));
  /* 1 / (1 + exp(-x)): the exponential may overflow. */
  if (g->f == logistic && 2 * exp(-x->in[0].lo) > bd_largest(x->to.format)) {
    if (isnan(bd_round(x->to.format, INFINITY)))
      return opened(x, "a step overflows to a NaN, if it is rounded to the type");
    e.lo = 0;
  }
  return nearly(x, e);
}

/* For positive bases a power is monotone in each operand, so its extrema are at corners. */
bound bd_cell_power(cell *x) {
  span a = span_of(x->in[0]), b = span_of(x->in[1]);
  if (x->to.parts == 2) return nearly_complex(x);
  if (!x->to.format) return bd_cell_fixed(x);
  if (all_exact(x)) return nearly(x, (span){pow(a.lo, b.lo), pow(a.lo, b.lo)});
  if (any_open(x) || any_nan(x)) return opened(x, NAN_WHY);
  if (!(a.lo > 0) || isinf(a.hi) || isinf(b.lo) || isinf(b.hi))
    return opened(x, "a power of an interval that has numbers below 0");
  span e = {pow(a.lo, b.lo), pow(a.lo, b.lo)};
  e = bd_hull(e, (span){pow(a.lo, b.hi), pow(a.lo, b.hi)});
  e = bd_hull(e, (span){pow(a.hi, b.lo), pow(a.hi, b.lo)});
  return nearly(x, bd_hull(e, (span){pow(a.hi, b.hi), pow(a.hi, b.hi)}));
}

/* The angle of zero and a negative number is pi or -pi: the specification states no sign. The same
 * is open if a^2 + y^2 is negative, since either square root of it may be taken. */
static bound complex_angle(cell *x) {
  const double *y = x->parts[0], *a = x->parts[1];
  bool negative =
      a[0] * a[1] + y[0] * y[1] == 0 && a[0] * a[0] - a[1] * a[1] + y[0] * y[0] - y[1] * y[1] < 0;
  if (x->certain && (negative || (y[0] == 0 && y[1] == 0 && !(a[0] > 0))))
    return opened(x, "atan2 of complex numbers on its branch cut");
  return nearly_complex(x);
}

bound bd_cell_atan2(cell *x) {
  span y = span_of(x->in[0]), a = span_of(x->in[1]);
  if (x->to.parts == 2) return complex_angle(x);
  if (any_nan(x)) return exact(x);
  if (any_open(x)) return bd_open();
  if (all_exact(x)) return nearly(x, (span){atan2(y.lo, a.lo), atan2(y.lo, a.lo)});
  if (!(a.lo > 0) && !(y.lo > 0) && !(y.hi < 0)) return nearly(x, (span){-M_PI, M_PI});
  span e = {atan2(y.lo, a.lo), atan2(y.lo, a.lo)};
  e = bd_hull(e, (span){atan2(y.lo, a.hi), atan2(y.lo, a.hi)});
  e = bd_hull(e, (span){atan2(y.hi, a.lo), atan2(y.hi, a.lo)});
  return nearly(x, bd_hull(e, (span){atan2(y.hi, a.hi), atan2(y.hi, a.hi)}));
}

/* --- IEEE 754's operations --- */

/* Booleans: an interval of 0 and 1. */
static bool is_boolean(const layout *l) { return !l->format && l->width == 1; }

static bound arithmetic(cell *x, span (*f)(span, span)) {
  if (is_boolean(&x->to)) return bd_cell_logic(x);
  if (!x->to.format && all_exact(x)) return exact(x);
  if (x->to.format && any_nan(x)) return exact(x);
  if (any_open(x)) return bd_open();
  return rounded(x, f(span_of(x->in[0]), span_of(x->in[1])));
}
bound bd_cell_add(cell *x) { return arithmetic(x, bd_add); }
bound bd_cell_subtract(cell *x) { return arithmetic(x, bd_subtract); }
bound bd_cell_multiply(cell *x) {
  return x->to.parts == 2 ? nearly_complex(x) : arithmetic(x, bd_multiply);
}

static bound quotient(cell *x) {
  span b = span_of(x->in[1]);
  double least = x->to.is_signed ? -ldexp(1, (int)x->to.width - 1) : NAN;
  if (b.lo <= 0 && b.hi >= 0)
    return opened(x, "an integer is divided by zero, and the specification gives no result");
  if (x->in[0].lo == least && b.lo <= -1 && b.hi >= -1)
    return opened(x, "the quotient is not an integer of the type");
  return bd_cell_fixed(x);
}
bound bd_cell_divide(cell *x) {
  if (x->to.parts == 2) return nearly_complex(x);
  return x->to.format ? arithmetic(x, bd_divide) : quotient(x);
}
bound bd_cell_remainder(cell *x) {
  double rest = fmod(x->in[0].lo, x->in[1].lo);
  if (!x->to.format) return quotient(x);
  return bd_is_positive(x->to.format) && all_exact(x) ? exactly(x, (span){rest, rest})
                                                      : bd_cell_fixed(x);
}

bound bd_cell_negate(cell *x) {
  if (any_open(x)) return bd_open();
  return exactly(x, (span){-x->in[0].hi, -x->in[0].lo});
}

bound bd_cell_abs(cell *x) {
  span a = span_of(x->in[0]);
  if (x->from[0].parts == 2) {
    if (isinf(x->value) && (isnan(x->parts[0][0]) || isnan(x->parts[0][1])))
      return opened(x, "the absolute value of an infinity beside a NaN");
    return x->certain ? nearly(x, (span){x->value, x->value}) : bd_open();
  }
  if (any_open(x)) return bd_open();
  double far = fmax(fabs(a.lo), fabs(a.hi)), near = fmin(fabs(a.lo), fabs(a.hi));
  return exactly(x, (span){a.lo <= 0 && a.hi >= 0 ? 0 : near, far});
}

/* floor, ceil, rounding and sign: they rise by steps. */
bound bd_cell_step(cell *x) {
  static const struct {
    uint16_t op;
    double (*f)(double);
  } steps[] = {{OP_STABLEHLO_CEIL, ceil},
               {OP_STABLEHLO_FLOOR, floor},
               {OP_STABLEHLO_ROUND_NEAREST_AFZ, round},
               {OP_STABLEHLO_ROUND_NEAREST_EVEN, rint}};
  span a = span_of(x->in[0]);
  if (all_exact(x) && x->to.parts == 1 && !bd_is_positive(x->to.format)) return exact(x);
  if (x->to.parts == 2) return nearly_complex(x);
  if (any_nan(x)) return exact(x);
  if (any_open(x)) return bd_open();
  if (ir_op_is(x->op, OP_STABLEHLO_SIGN))
    return exactly(x, (span){(a.lo > 0) - (a.lo < 0), (a.hi > 0) - (a.hi < 0)});
  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
    if (ir_op_is(x->op, steps[i].op)) return rounded(x, (span){steps[i].f(a.lo), steps[i].f(a.hi)});
  return bd_open();
}

/* The distance of numbers next to a that have so many bits of mantissa, with the sign of a. */
static double mantissa_unit(double a, int64_t kept) {
  int e = 0;
  frexp(a, &e);
  return ldexp(a < 0 ? -1 : 1, e - 1 - (int)kept);
}

/* Where the result of reduce_precision depends on how the operand is encoded, the interval of what
 * it may be: a subnormal operand is a normal number of a format with more bits of exponent, and its
 * own bits of mantissa may be cut all the same; with no bit of mantissa, which of two neighbours is
 * even depends on the bias, which is not stated. */
static span reduced(const cell *x, int64_t exponent_bits, int64_t kept) {
  const ir_float_format *f = x->to.format;
  double a = x->in[0].lo, unit = mantissa_unit(a, kept);
  span out = {x->value, x->value};
  if (a == 0 || !isfinite(a) || kept > f->mantissa_bits) return out;
  double rest = a / unit - trunc(a / unit);
  if (kept == 0 && rest == 0.5 && f->width <= 8)
    return bd_hull(out, (span){fmin(unit, 2 * unit), fmax(unit, 2 * unit)});
  double other = rint(a / unit) * unit;
  bool subnormal = exponent_bits > f->exponent_bits && fabs(a) < ldexp(1, 1 - f->bias);
  return subnormal ? bd_hull(out, (span){other, other}) : out;
}

/* Section reduce_precision: what does not fit the range of exponent_bits overflows to infinity. No
 * bias is stated: it is taken from IEEE 754, and a type that has another one, or no infinity, has
 * no such range. */
bound bd_cell_reduce_precision(cell *x) {
  const ir_float_format *f = x->to.format;
  int64_t bits, kept;
  bool plain = !f || (f->specials == IR_FLOAT_IEEE && f->bias == (1 << (f->exponent_bits - 1)) - 1);
  if (!f || bd_is_positive(f) || !all_exact(x) ||
      !ir_attr_as_int(ir_op_get(x->op, "exponent_bits"), &bits) ||
      !ir_attr_as_int(ir_op_get(x->op, "mantissa_bits"), &kept))
    return bd_cell_fixed(x);
  double a = fabs(x->in[0].lo);
  int bias = bits < 16 ? (1 << bits) / 2 - 1 : 0x7fff;
  bool inside = bits == f->exponent_bits && a >= ldexp(1, 1 - bias) && a < ldexp(1, bias);
  if (!plain && a != 0 && bits <= f->exponent_bits && !inside)
    return opened(x, "the range of so few bits of exponent is not stated for this type");
  double unit = mantissa_unit(a, kept);
  if (!plain && isfinite(a) && rint(a / unit) * unit > bd_largest(f))
    return opened(x, "a number is rounded beyond the largest of a type without infinity");
  if (isnan(a) && kept == 0) return opened(x, "a NaN has no bits of mantissa left");
  span e = reduced(x, bits, kept);
  return bd_is_point(e) || is_nan(e) ? exact(x) : (bound){e.lo, e.hi, BOUND_WITHIN};
}

/* --- Choices --- */

bound bd_cell_extremum(cell *x) {
  span a = span_of(x->in[0]), b = span_of(x->in[1]);
  if (x->to.parts == 2 || is_boolean(&x->to)) return bd_cell_fixed(x);
  if (all_exact(x) || any_nan(x)) return exact(x);
  if (any_open(x)) return bd_open();
  bool most = ir_op_is(x->op, OP_STABLEHLO_MAXIMUM);
  return exactly(x, most ? (span){fmax(a.lo, b.lo), fmax(a.hi, b.hi)}
                         : (span){fmin(a.lo, b.lo), fmin(a.hi, b.hi)});
}

bound bd_cell_clamp(cell *x) {
  span low = span_of(x->in[0]), a = span_of(x->in[1]), high = span_of(x->in[2]);
  if (x->to.parts == 2) return bd_cell_fixed(x);
  if (all_exact(x) || any_nan(x)) return exact(x);
  if (any_open(x)) return bd_open();
  return exactly(x, (span){fmin(fmax(a.lo, low.lo), high.lo), fmin(fmax(a.hi, low.hi), high.hi)});
}

static bound either(cell *x, bound a, bound b) {
  if (a.kind == BOUND_OPEN || b.kind == BOUND_OPEN) return bd_open();
  span e = bd_hull(span_of(a), span_of(b));
  if (is_nan(e)) return opened(x, "one of the two values is a NaN");
  return (bound){e.lo, e.hi, BOUND_WITHIN};
}

bound bd_cell_select(cell *x) {
  bound p = x->in[0];
  if (p.lo == p.hi && p.kind == BOUND_EXACT) return x->in[p.lo != 0 ? 1 : 2];
  if (!x->to.format && x->in[1].kind == BOUND_EXACT && x->in[2].kind == BOUND_EXACT &&
      (fabs(x->in[1].lo) > 0x1p53 || fabs(x->in[2].lo) > 0x1p53))
    return opened(x, "an uncertain choice between large integers");
  return either(x, x->in[1], x->in[2]);
}

/* Whether the answer to a question is certain: 1 yes, 0 no, -1 it depends. */
static int less(span a, span b) { return a.hi < b.lo ? 1 : a.lo >= b.hi ? 0 : -1; }
static int equal(span a, span b) {
  if (a.hi < b.lo || b.hi < a.lo) return 0;
  return bd_is_point(a) && bd_is_point(b) ? 1 : -1;
}

bound bd_cell_compare(cell *x) {
  span a = span_of(x->in[0]), b = span_of(x->in[1]);
  if (x->certain) return exact(x);
  if (x->from[0].parts == 2) return opened(x, "complex numbers of intervals are compared");
  if (any_nan(x)) return exact(x);
  if (any_open(x)) return (bound){0, 1, BOUND_WITHIN};
  /* Nothing that is not open can be a NaN. */
  if (x->op->operands[0].value == x->op->operands[1].value) return exact(x);
  const char *d = bd_enum_case(x->op, "comparison_direction");
  int one = less(a, b), other = less(b, a), answer = equal(a, b);
  if (strcmp(d, "LT") == 0 || strcmp(d, "GE") == 0) answer = one;
  if (strcmp(d, "GT") == 0 || strcmp(d, "LE") == 0) answer = other;
  /* Zeros of both signs are two values in the total order. */
  if (ir_op_get(x->op, "compare_type") && a.lo <= 0 && a.hi >= 0 && b.lo <= 0 && b.hi >= 0)
    answer = -1;
  return answer < 0 ? (bound){0, 1, BOUND_WITHIN} : exact(x);
}

/* and, or, xor, not of booleans; addition is or, multiplication and. */
bound bd_cell_logic(cell *x) {
  bound a = x->in[0], b = x->arity > 1 ? x->in[1] : a;
  uint16_t id = ir_op_id(x->op);
  if (all_exact(x)) return exact(x);
  if (!is_boolean(&x->to)) return opened(x, "bits of an uncertain integer");
  for (size_t i = 0; i < x->arity; i++)
    if (x->in[i].kind == BOUND_OPEN) x->in[i] = (bound){0, 1, BOUND_WITHIN};
  a = x->in[0], b = x->arity > 1 ? x->in[1] : a;
  span e = {0, 1};
  if (id == OP_STABLEHLO_AND || id == OP_STABLEHLO_MULTIPLY)
    e = (span){fmin(a.lo, b.lo), fmin(a.hi, b.hi)};
  else if (id == OP_STABLEHLO_OR || id == OP_STABLEHLO_ADD)
    e = (span){fmax(a.lo, b.lo), fmax(a.hi, b.hi)};
  else if (id == OP_STABLEHLO_NOT)
    e = (span){1 - a.hi, 1 - a.lo};
  return bd_is_point(e) ? exact(x) : (bound){e.lo, e.hi, BOUND_WITHIN};
}

/* --- Conversions --- */

static bound to_integer(cell *x) {
  span a = span_of(x->in[0]);
  if (x->in[0].kind == BOUND_OPEN) return bd_open();
  if (is_boolean(&x->to)) {
    if (all_exact(x) || a.lo > 0 || a.hi < 0) return exact(x);
    return (bound){0, 1, BOUND_WITHIN};
  }
  if (!x->from[0].format) return all_exact(x) ? exact(x) : exactly(x, a);
  double top = ldexp(1, (int)x->to.width - x->to.is_signed), low = x->to.is_signed ? -top : 0;
  span e = {trunc(a.lo), trunc(a.hi)};
  if (!(e.lo >= low && e.hi < top))
    return opened(x,
                  "a float that does not fit becomes an integer, and the specification gives no "
                  "result");
  if (bd_is_point(e)) return exact(x);
  return exactly(x, e);
}

bound bd_cell_convert(cell *x) {
  span a = span_of(x->in[0]);
  if (x->part && x->arity == 0) return exact(x); /* the imaginary part of a real number */
  if (!x->to.format) return to_integer(x);
  if (x->in[0].kind == BOUND_OPEN) return bd_open();
  if (any_nan(x)) return exact(x);
  if (!x->from[0].format && fabs(a.hi) + fabs(a.lo) > 0x1p53) a = bd_outwards(a);
  return rounded(x, a);
}

/* real, imag, complex: a part is a copy. */
bound bd_cell_part(cell *x) { return x->arity ? x->in[0] : exact(x); }

bound bd_cell_is_finite(cell *x) {
  const ir_float_format *f = x->from[0].format;
  bound a = x->in[0];
  if (all_exact(x)) return exact(x);
  if (a.kind != BOUND_OPEN && isfinite(bd_round(f, a.lo)) && isfinite(bd_round(f, a.hi)))
    return exact(x);
  return (bound){0, 1, BOUND_WITHIN};
}

/* Exact operands give these bits, and others anything. */
bound bd_cell_fixed(cell *x) {
  return x->certain ? exact(x) : opened(x, "the op has no rule for uncertain operands");
}

/* --- All elements --- */

typedef struct source {
  const bounded *b;
  layout l;
  size_t count; /* elements */
} source;

/* Which part of an operand belongs to part `p` of element `i` of the result; false: none does, as
 * for the imaginary part of a real number. */
static bool part_of(const cell *x, const source *s, size_t k, size_t i, size_t p, size_t *at) {
  size_t element = s->count == 1 ? 0 : i;
  uint16_t id = ir_op_id(x->op);
  if (s->l.parts == 1) {
    *at = element;
    if (id == OP_STABLEHLO_COMPLEX) return k == p;
    return !(p && id == OP_STABLEHLO_CONVERT) && id != OP_STABLEHLO_IMAG;
  }
  *at = 2 * element + (id == OP_STABLEHLO_IMAG ? 1 : p);
  return true;
}

static void read_parts(cell *x, const source *s, size_t k, size_t i) {
  size_t element = s->count == 1 ? 0 : i;
  for (size_t p = 0; p < s->l.parts; p++) {
    bound b = bounds_of(s->b, element * s->l.parts + p);
    x->parts[k][p] = b.lo;
    x->certain = x->certain && b.kind == BOUND_EXACT;
    x->infinite = x->infinite || !isfinite(b.lo);
  }
}

static bound one(cell *x, const source *s, size_t n, size_t i, size_t p, cell_fn fn) {
  x->arity = 0;
  x->part = p;
  x->certain = true;
  x->infinite = false;
  for (size_t k = 0; k < n; k++) {
    read_parts(x, &s[k], k, i);
    size_t at;
    if (!part_of(x, &s[k], k, i, p, &at)) continue;
    x->from[x->arity] = s[k].l;
    x->in[x->arity++] = bounds_of(s[k].b, at);
  }
  return fn(x);
}

/* A complex result whose accuracy is one of its absolute value; z are its parts. Two functions are
 * near 1 before or after their last step, as the reference computes them: e^z - 1, log(1 + z). */
static void around_complex(const cell *x, const double z[2], bound *out) {
  const vs_accuracy *row = &vs_op_of(x->op->name->def)->accuracy;
  double most = row->of_complex ? row->of_complex : 16, size = hypot(z[0], z[1]);
  if (ir_op_is(x->op, OP_STABLEHLO_EXPONENTIAL_MINUS_ONE) ||
      ir_op_is(x->op, OP_STABLEHLO_LOG_PLUS_ONE))
    size += 1;
  double reach = most * ldexp(size, -(int)x->to.format->mantissa_bits);
  for (size_t p = 0; p < 2; p++) {
    if (out[p].kind != BOUND_WITHIN || out[p].lo == out[p].lo) continue;
    double more = reach + bd_ulp(x->to.format, z[p]);
    out[p] = isfinite(reach) ? (bound){z[p] - more, z[p] + more, BOUND_WITHIN} : bd_open();
  }
}

bool bd_elementwise(walk *w, frame *f, const ir_op *op, cell_fn fn, const bounded **results) {
  cell x = {.op = op};
  source s[3];
  if (!bd_reference(w, f, op, results)) return false;
  const bounded *r = results[0];
  const ir_type *t = interp_type(r->value);
  if (op->operand_count > 3 || !bd_layout(ir_type_element(t), &x.to)) {
    results[0] = bd_quantized(w, f, op, r);
    return true;
  }
  for (uint32_t k = 0; k < op->operand_count; k++) {
    s[k].b = bd_get(f, op->operands[k].value);
    s[k].count = (size_t)ir_type_element_count(interp_type(s[k].b->value));
    if (bd_layout(ir_type_element(interp_type(s[k].b->value)), &s[k].l)) continue;
    results[0] = bd_quantized(w, f, op, r);
    return true;
  }
  size_t size, n = (size_t)ir_type_element_count(t), parts = x.to.parts;
  const void *data = interp_data(r->value, &size);
  bound *out = ARENA_ARRAY(ir_arena(w->c), bound, n * parts + 1);
  const char *why = NULL;
  const ir_op *at = op;
  for (size_t i = 0; i < n; i++) {
    double z[2] = {0, 0};
    for (size_t p = 0; p < parts; p++) {
      x.value = z[p] = bd_number(&x.to, data, i * parts + p);
      x.why = NULL;
      out[i * parts + p] = one(&x, s, op->operand_count, i, p, fn);
      if (out[i * parts + p].kind == BOUND_OPEN && !why) why = x.why;
    }
    if (parts == 2) around_complex(&x, z, &out[2 * i]);
  }
  for (uint32_t k = 0; !why && k < op->operand_count; k++) {
    if (!s[k].b->open) continue;
    why = s[k].b->open;
    at = s[k].b->open_at;
  }
  results[0] = bd_with(w, interp_retain(r->value), out, n * parts, why, at);
  return true;
}
