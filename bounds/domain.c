/* SPDX-License-Identifier: Apache-2.0 */
#include "domain.h"

#include <math.h>
#include <string.h>

#include "base/bytes.h"

/* --- Elements --- */

bool bd_layout(const ir_type *element, layout *out) {
  *out = (layout){.parts = 1};
  if (ir_type_is(element, IR_TYPE_COMPLEX)) {
    out->parts = 2;
    element = element->element;
  }
  if (ir_type_is(element, IR_TYPE_FLOAT)) {
    out->format = element->format;
    out->size = ir_dense_element_size(element);
    return element->format->width <= 64;
  }
  out->size = ir_dense_element_size(element);
  if (ir_type_is(element, IR_TYPE_INDEX)) {
    out->width = 64;
    out->is_signed = true;
    return true;
  }
  if (!ir_type_is(element, IR_TYPE_INTEGER) || element->integer.width > 64) return false;
  out->width = element->integer.width;
  out->is_signed = element->integer.sign != IR_UNSIGNED && out->width > 1;
  return true;
}

size_t bounds_parts(const ir_type *element) {
  layout l;
  return bd_layout(element, &l) ? l.parts : 0;
}

uint64_t bd_bits(const layout *l, const void *data, size_t part) {
  uint64_t bits = bytes_load((const uint8_t *)data + part * l->size, l->size, BYTES_HERE);
  if (!l->format && l->width < 64) bits &= (UINT64_C(1) << l->width) - 1;
  return bits;
}

double bd_number(const layout *l, const void *data, size_t part) {
  uint64_t bits = bd_bits(l, data, part);
  if (l->format) return ir_float_decode(l->format, bits);
  if (!l->is_signed) return (double)bits;
  unsigned s = 64 - l->width;
  return (double)((int64_t)(bits << s) >> s);
}

double bounds_number(const ir_type *element, const void *data, size_t part) {
  layout l;
  return bd_layout(element, &l) ? bd_number(&l, data, part) : NAN;
}

double bd_round(const ir_float_format *f, double x) {
  return ir_float_decode(f, ir_float_encode(f, x));
}

double bd_unit(const ir_float_format *f) { return ldexp(1, -(int)f->mantissa_bits - 1); }

bool bd_is_positive(const ir_float_format *f) { return f && f->specials == IR_FLOAT_E8M0; }

static int least_exponent(const ir_float_format *f) {
  return bd_is_positive(f) ? -f->bias : 1 - f->bias;
}

double bd_ulp(const ir_float_format *f, double x) {
  int e = least_exponent(f), own;
  if (x != 0 && isfinite(x)) {
    frexp(x, &own);
    if (own - 1 > e) e = own - 1;
  }
  return ldexp(1, e - (int)f->mantissa_bits);
}

double bd_largest(const ir_float_format *f) {
  int all = (1 << f->exponent_bits) - 1, top = f->specials == IR_FLOAT_IEEE ? all - 1 : all;
  if (f->specials == IR_FLOAT_E8M0) return ldexp(1, all - 1 - f->bias);
  double mantissa = 2 - ldexp(1, -(int)f->mantissa_bits);
  if (f->specials == IR_FLOAT_FN) mantissa -= ldexp(1, -(int)f->mantissa_bits);
  return ldexp(mantissa, top - f->bias);
}

double bd_below(const ir_float_format *f, double x) {
  double half = bd_ulp(f, x) / 2, y = bd_round(f, x - half);
  return y < x ? y : bd_round(f, x - 2 * half);
}

/* --- Arithmetic ------------------------------------------------------------------------------- */

/* The error of each operation is known exactly (Dekker, Knuth; a fused multiply-add gives that of a
 * product), so an exact result stays a point. Where an underflow could hide the error, both ends
 * move. */
static double down(double x) { return nextafter(x, -INFINITY); }
static double up(double x) { return nextafter(x, INFINITY); }

static span around(double x, double error) {
  if (x != x) return (span){x, x};
  if (isinf(x))
    return x > 0 ? (span){HUGE_VAL == x ? 1.7976931348623157e308 : x, x}
                 : (span){x, -1.7976931348623157e308};
  if (error != error) return (span){down(x), up(x)};
  return (span){error < 0 ? down(x) : x, error > 0 ? up(x) : x};
}

static span add_points(double a, double b) {
  double s = a + b, bb = s - a;
  if (isinf(a) || isinf(b)) return (span){s, s};
  return around(s, (a - (s - bb)) + (b - bb));
}
static span multiply_points(double a, double b) {
  double p = a * b;
  if (a == 0 || b == 0 || isinf(a) || isinf(b)) return (span){p, p};
  return around(p, fabs(p) < 0x1p-960 ? NAN : fma(a, b, -p));
}
static span divide_points(double a, double b) {
  double q = a / b;
  if (a == 0 || b == 0 || isinf(a) || isinf(b)) return (span){q, q};
  bool blind = fabs(q) < 0x1p-960 || fabs(a) < 0x1p-900 || fabs(q) > 0x1p1000;
  double rest = fma(-q, b, a);
  return around(q, blind ? NAN : b < 0 ? -rest : rest);
}

span bd_hull(span a, span b) {
  if (a.lo != a.lo || b.lo != b.lo) return (span){NAN, NAN};
  return (span){a.lo < b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi};
}

span bd_outwards(span a) {
  if (a.lo != a.lo || a.hi != a.hi) return (span){NAN, NAN};
  return (span){isinf(a.lo) ? a.lo : down(a.lo), isinf(a.hi) ? a.hi : up(a.hi)};
}

span bd_add(span a, span b) {
  span low = add_points(a.lo, b.lo), high = add_points(a.hi, b.hi);
  /* Infinities of both signs among the operands: the sum may be a NaN. */
  double cross = a.lo + b.hi, other = a.hi + b.lo;
  if (cross != cross || other != other) return (span){NAN, NAN};
  return bd_hull(low, high);
}

span bd_subtract(span a, span b) { return bd_add(a, (span){-b.hi, -b.lo}); }

static span corners(span a, span b, span (*f)(double, double)) {
  span out = f(a.lo, b.lo);
  if (!bd_is_point(b)) out = bd_hull(out, f(a.lo, b.hi));
  if (bd_is_point(a)) return out;
  out = bd_hull(out, f(a.hi, b.lo));
  return bd_is_point(b) ? out : bd_hull(out, f(a.hi, b.hi));
}

static bool holds_zero(span a) { return a.lo <= 0 && a.hi >= 0; }
static bool holds_infinity(span a) { return isinf(a.lo) || isinf(a.hi); }

span bd_multiply(span a, span b) {
  if ((holds_zero(a) && holds_infinity(b)) || (holds_zero(b) && holds_infinity(a)))
    return (span){NAN, NAN};
  return corners(a, b, multiply_points);
}

span bd_divide(span a, span b) {
  if (bd_is_point(a) && bd_is_point(b) && a.lo == a.lo) return divide_points(a.lo, b.lo);
  if (holds_zero(b) || (holds_infinity(a) && holds_infinity(b))) return (span){NAN, NAN};
  return corners(a, b, divide_points);
}

/* --- What a bound allows --- */

static const ir_type *element_of(const bounded *b) {
  return ir_type_element(interp_type(b->value));
}

static const void *data_of(const bounded *b) {
  size_t size;
  return interp_data(b->value, &size);
}

bound bounds_of(const bounded *b, size_t part) {
  layout l;
  if (b->parts) return b->parts[part];
  if (!bd_layout(element_of(b), &l)) return (bound){NAN, NAN, BOUND_EXACT};
  double x = bd_number(&l, data_of(b), part);
  return (bound){x, x, BOUND_EXACT};
}

void bounds_limits(const bounded *b, size_t part, double *lo, double *hi) {
  layout l;
  bound x = bounds_of(b, part);
  bool rounds = bd_layout(element_of(b), &l) && l.format;
  *lo = x.lo;
  *hi = x.hi;
  if (x.kind == BOUND_ROUNDED)
    *lo = *hi = bd_number(&l, data_of(b), part);
  else if (x.kind == BOUND_WITHIN && rounds) {
    *lo = bd_round(l.format, x.lo);
    *hi = bd_round(l.format, x.hi);
  }
}

static bool same_bits(const layout *l, const void *a, const void *b, size_t part) {
  uint64_t x = bd_bits(l, a, part), y = bd_bits(l, b, part);
  if (!l->format || x == y) return x == y;
  return ir_float_is_nan(l->format, x) && ir_float_is_nan(l->format, y);
}

bool bounds_allow(const bounded *b, size_t part, const void *data) {
  layout l;
  if (!bd_layout(element_of(b), &l)) { /* quantized: the bytes of the storage */
    if (bounds_of(b, part).kind == BOUND_OPEN) return true;
    size_t size, n = (size_t)ir_type_element_count(interp_type(b->value));
    const uint8_t *want = interp_data(b->value, &size);
    size_t each = n ? size / n : 0;
    return memcmp(want + part * each, (const uint8_t *)data + part * each, each) == 0;
  }
  bound x = bounds_of(b, part);
  double lo, hi, got = bd_number(&l, data, part);
  if (x.kind == BOUND_OPEN || same_bits(&l, data_of(b), data, part)) return true;
  if (x.kind != BOUND_WITHIN) return false;
  bounds_limits(b, part, &lo, &hi);
  /* A format without infinities rounds what is too large to a NaN. */
  if (got != got) return lo != lo || hi != hi;
  return (lo != lo || got >= lo) && (hi != hi || got <= hi);
}

/* A number that orders the values of a format without a gap. */
static int64_t rank_of(const layout *l, uint64_t bits) {
  if (!l->format) return (int64_t)bits;
  uint64_t sign = UINT64_C(1) << (l->format->width - 1);
  if (l->format->specials == IR_FLOAT_E8M0 || !(bits & sign)) return (int64_t)bits;
  return -(int64_t)(bits & (sign - 1));
}

uint64_t bounds_distance(const bounded *b, size_t part, const void *data) {
  layout l;
  double lo, hi;
  if (bounds_allow(b, part, data)) return 0;
  if (!bd_layout(element_of(b), &l)) return UINT64_MAX;
  double got = bd_number(&l, data, part);
  bounds_limits(b, part, &lo, &hi);
  if (got != got || lo != lo || hi != hi) return UINT64_MAX;
  if (!l.format) {
    double away = got < lo ? lo - got : got - hi;
    return away < 0x1p63 ? (uint64_t)away : UINT64_MAX - 1;
  }
  uint64_t near = ir_float_encode(l.format, got < lo ? lo : hi);
  int64_t x = rank_of(&l, bd_bits(&l, data, part)), y = rank_of(&l, near);
  return x > y ? (uint64_t)x - (uint64_t)y : (uint64_t)y - (uint64_t)x;
}
