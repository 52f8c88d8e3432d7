/* SPDX-License-Identifier: Apache-2.0 */
/* Elementwise ops whose operands and result differ in kind: convert, compare, select, clamp,
 * is_finite, real, imag, complex, reduce_precision. */
#include <math.h>
#include <string.h>

#include "element.h"

/* --- convert ---------------------------------------------------------------------------------- */

/* A float as an integer: towards zero, NaN to 0, the nearest bound if it does not fit. */
static int64_t cut(num_kind k, double x) {
  unsigned bits = ev_num_rows[k].bits;
  bool is_signed = ev_num_is(k, NUM_SIGNED);
  double low = is_signed ? -ldexp(1.0, (int)bits - 1) : 0, high = ldexp(1.0, (int)bits - is_signed);
  if (x != x) return 0;
  if (x < low) return is_signed ? (int64_t)(UINT64_MAX << (bits - 1)) : 0;
  if (x >= high) return (int64_t)(UINT64_MAX >> (64 - bits + is_signed));
  return is_signed ? (int64_t)x : (int64_t)(uint64_t)x;
}

/* Complex to real drops the imaginary part, real to complex has an imaginary part of +0. */
static void convert_parts(num_kind from, num_kind to, const uint8_t *in, uint8_t *out) {
  num_kind source = ev_num_rows[from].part, target = ev_num_rows[to].part;
  size_t half = ev_num_rows[target].bytes;
  uint8_t parts[NUM_MAX_BYTES] = {0};
  ev_element_convert(source, target, in, parts);
  if (ev_num_is(from, NUM_COMPLEX) && ev_num_is(to, NUM_COMPLEX))
    ev_element_convert(source, target, in + ev_num_rows[source].bytes, parts + half);
  memcpy(out, parts, ev_num_rows[to].bytes);
}

void ev_element_convert(num_kind from, num_kind to, const void *in, void *out) {
  if (from == to) {
    memmove(out, in, ev_num_rows[to].bytes);
  } else if (ev_num_is(from, NUM_COMPLEX) || ev_num_is(to, NUM_COMPLEX)) {
    convert_parts(from, to, in, out);
  } else if (ev_num_is(from, NUM_FLOAT)) {
    double x = ev_num_float(from, in);
    if (ev_num_is(to, NUM_FLOAT))
      ev_num_set_float(to, out, x);
    else
      ev_num_set_int(to, out, to == NUM_I1 ? x != 0 : cut(to, x));
  } else if (ev_num_is(to, NUM_FLOAT)) {
    int64_t x = ev_num_int(from, in);
    ev_num_set_float(to, out, ev_num_round_int(to, x, !ev_num_is(from, NUM_SIGNED)));
  } else {
    int64_t x = ev_num_int(from, in);
    ev_num_set_int(to, out, to == NUM_I1 ? x != 0 : x);
  }
}

static void apply_convert(const element_op *e, const void *const *in, void *out) {
  ev_element_convert(e->in[0], e->out, in[0], out);
}

/* --- compare ---------------------------------------------------------------------------------- */

/* IEEE-754 totalOrder: -NaN < -inf < … < -0 < +0 < … < inf < NaN, as integers. A format without a
 * sign has the order of its bits. */
int64_t ev_element_total_key(num_kind k, const void *p) {
  if (ev_num_rows[k].format->specials == IR_FLOAT_E8M0) return (int64_t)ev_num_bits(k, p);
  int64_t s = ev_num_extend(ev_num_bits(k, p), ev_num_rows[k].bits);
  return s < 0 ? s ^ (int64_t)(UINT64_MAX >> (65 - ev_num_rows[k].bits)) : s;
}

/* The case name of an enum attribute; "" when absent. */
static const char *case_of(const ir_op *op, const char *name) {
  const ir_attr *a = ir_op_get(op, name);
  if (!a || a->kind != IR_ATTR_DEFINED || a->defined.def->param_count != 1 ||
      a->defined.def->params[0].kind != IR_PARAM_ENUM)
    return "";
  const ir_enumcase *e = ir_enum_by_number(a->defined.def->params[0].enumdef, a->defined.params->u);
  return e ? e->name : "";
}

/* compare C3, which the verifier leaves alone as StableHLO's own tools do. An absent type, and
 * quantized elements, fit. */
bool ev_element_compare_fits(const ir_op *op, num_kind k) {
  static const struct {
    const char *type;
    unsigned classes;
  } fits[] = {
      {"SIGNED", NUM_SIGNED},
      {"UNSIGNED", NUM_UNSIGNED | NUM_BOOL},
      {"FLOAT", NUM_FLOAT | NUM_COMPLEX},
      {"TOTALORDER", NUM_FLOAT},
  };
  const char *type = case_of(op, "compare_type");
  const ir_type *element = ir_type_element(op->operands[0].value->type);
  if (ir_type_is(element, IR_TYPE_QUANTIZED)) return true;
  for (size_t r = 0; r < sizeof fits / sizeof *fits; r++)
    if (strcmp(type, fits[r].type) == 0) return ev_num_is(k, fits[r].classes);
  return true;
}

static bool answer(uint8_t direction, bool less, bool equal, bool more) {
  switch (direction) {
    case DIRECTION_EQ: return equal;
    case DIRECTION_NE: return !equal;
    case DIRECTION_GE: return more || equal;
    case DIRECTION_GT: return more;
    case DIRECTION_LE: return less || equal;
    default: return less;
  }
}

static void apply_compare(const element_op *e, const void *const *in, void *out) {
  num_kind k = e->in[0];
  bool less, equal, more;
  if (e->total) {
    int64_t x = ev_element_total_key(k, in[0]), y = ev_element_total_key(k, in[1]);
    less = x<y, equal = x == y, more = x> y;
  } else if (ev_num_is(k, NUM_FLOAT)) {
    double x = ev_num_float(k, in[0]), y = ev_num_float(k, in[1]);
    less = x<y, equal = x == y, more = x> y;
  } else if (ev_num_is(k, NUM_COMPLEX)) { /* by the real part, then by the imaginary part */
    double complex x, y;
    ev_num_decode_complex(k, in[0], 1, &x);
    ev_num_decode_complex(k, in[1], 1, &y);
    bool same = creal(x) == creal(y);
    less = creal(x) < creal(y) || (same && cimag(x) < cimag(y));
    more = creal(x) > creal(y) || (same && cimag(x) > cimag(y));
    equal = same && cimag(x) == cimag(y);
  } else {
    __int128 x = ev_element_int(k, in[0]), y = ev_element_int(k, in[1]);
    less = x<y, equal = x == y, more = x> y;
  }
  *(uint8_t *)out = answer(e->direction, less, equal, more);
}

static element_fn bind_compare(const ir_op *op, element_op *e) {
  static const char *const names[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};
  const char *direction = case_of(op, "comparison_direction");
  if (e->in[0] != e->in[1] || e->out != NUM_I1) return NULL; /* compare C1, compare C2 */
  e->direction = UINT8_MAX;
  for (uint8_t k = 0; k < 6; k++)
    if (strcmp(direction, names[k]) == 0) e->direction = k;
  e->total = strcmp(case_of(op, "compare_type"), "TOTALORDER") == 0;
  bool fits =
      ev_element_compare_fits(op, e->in[0]) && (!e->total || ev_num_is(e->in[0], NUM_FLOAT));
  return e->direction != UINT8_MAX && fits ? apply_compare : NULL;
}

/* --- select, clamp, is_finite ----------------------------------------------------------------- */

static void apply_select(const element_op *e, const void *const *in, void *out) {
  memmove(out, *(const uint8_t *)in[0] ? in[1] : in[2], ev_num_rows[e->out].bytes);
}

/* minimum(maximum(operand, min), max). */
static void apply_clamp(const element_op *e, const void *const *in, void *out) {
  element_op maximum, minimum;
  uint8_t low[NUM_MAX_BYTES];
  if (!ev_element_bind_same(OP_STABLEHLO_MAXIMUM, e->out, &maximum) ||
      !ev_element_bind_same(OP_STABLEHLO_MINIMUM, e->out, &minimum))
    return;
  ev_element_2(&maximum, in[1], in[0], low);
  ev_element_2(&minimum, low, in[2], out);
}

static void apply_is_finite(const element_op *e, const void *const *in, void *out) {
  *(uint8_t *)out = isfinite(ev_num_float(e->in[0], in[0])) != 0;
}

/* --- real, imag, complex ---------------------------------------------------------------------- */

static void apply_real(const element_op *e, const void *const *in, void *out) {
  memmove(out, in[0], ev_num_rows[e->out].bytes);
}
static void apply_imag(const element_op *e, const void *const *in, void *out) {
  size_t size = ev_num_rows[e->out].bytes;
  if (e->in[0] == e->out)
    ev_num_set_float(e->out, out, 0.0);
  else
    memmove(out, (const uint8_t *)in[0] + size, size);
}
static void apply_complex(const element_op *e, const void *const *in, void *out) {
  size_t half = ev_num_rows[e->in[0]].bytes;
  memcpy(out, in[0], half);
  memcpy((uint8_t *)out + half, in[1], half);
}

/* --- reduce_precision ------------------------------------------------------------------------- */

/* Rounds the mantissa to nearest, ties to even. Then sends to infinity or to zero what the smaller
 * exponent range cannot hold (its subnormals too), all on the bits of the element's own format. A
 * NaN stays, unless no mantissa bit is left to tell it from infinity. */
static uint64_t reduce_bits(const ir_float_format *f, uint64_t u, int exponent, int mantissa) {
  int e_bits = f->exponent_bits, m_bits = f->mantissa_bits;
  uint64_t sign = u & UINT64_C(1) << (f->width - 1);
  uint64_t exponents = ((UINT64_C(1) << e_bits) - 1) << m_bits;
  if (ir_float_is_nan(f, u)) return mantissa > 0 ? u : exponents;
  if (mantissa < m_bits) {
    uint64_t unit = UINT64_C(1) << (m_bits - mantissa);
    u += (unit >> 1) - 1 + ((u & unit) != 0);
    u &= ~(unit - 1);
    if (f->width < 64) u &= (UINT64_C(1) << f->width) - 1;
  }
  if (exponent < e_bits) {
    uint64_t bias = (UINT64_C(1) << (e_bits - 1)) - 1,
             reduced = (UINT64_C(1) << (exponent - 1)) - 1;
    uint64_t e = (u & exponents) >> m_bits;
    if (e > bias + reduced) return sign | exponents;
    if (e <= bias - reduced) return sign;
  }
  return u;
}
static void apply_reduce_precision(const element_op *e, const void *const *in, void *out) {
  uint64_t u = ev_num_bits(e->out, in[0]);
  ev_num_set_bits(e->out, out,
                  reduce_bits(ev_num_rows[e->out].format, u, e->exponent, e->mantissa));
}
static element_fn bind_reduce_precision(const ir_op *op, element_op *e) {
  int64_t exponent, mantissa;
  if (e->in[0] != e->out || !ev_num_is(e->out, NUM_FLOAT) ||
      !ir_attr_as_int(ir_op_get(op, "exponent_bits"), &exponent) ||
      !ir_attr_as_int(ir_op_get(op, "mantissa_bits"), &mantissa) || exponent < 1 || mantissa < 0 ||
      exponent > 64 || mantissa > 64) /* reduce_precision C2, reduce_precision C3 */
    return NULL;
  e->exponent = (int32_t)exponent;
  e->mantissa = (int32_t)mantissa;
  return apply_reduce_precision;
}

element_fn ev_element_special(const ir_op *op, element_op *e) {
  num_kind a = e->in[0], b = e->in[1], c = e->in[2], out = e->out;
  bool part = ev_num_is(a, NUM_FLOAT | NUM_COMPLEX) && ev_num_rows[a].part == out;
  switch (e->op) {
    case OP_STABLEHLO_CONVERT: return apply_convert;
    case OP_STABLEHLO_COMPARE: return bind_compare(op, e);
    case OP_STABLEHLO_SELECT: return a == NUM_I1 && b == out && c == out ? apply_select : NULL;
    case OP_STABLEHLO_CLAMP: return a == out && b == out && c == out ? apply_clamp : NULL;
    case OP_STABLEHLO_IS_FINITE:
      return ev_num_is(a, NUM_FLOAT) && out == NUM_I1 ? apply_is_finite : NULL;
    case OP_STABLEHLO_REAL: return part ? apply_real : NULL;
    case OP_STABLEHLO_IMAG: return part ? apply_imag : NULL;
    case OP_STABLEHLO_COMPLEX:
      return ev_num_is(out, NUM_COMPLEX) && a == b && ev_num_rows[out].part == a ? apply_complex
                                                                                 : NULL;
    case OP_STABLEHLO_REDUCE_PRECISION: return bind_reduce_precision(op, e);
    default: return NULL;
  }
}
