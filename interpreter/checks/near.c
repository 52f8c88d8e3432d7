/* SPDX-License-Identifier: Apache-2.0 */
/* How near two elements are. Checks of the interpreter and of the harness ask here. */
#include <math.h>
#include <string.h>

#include "eval.h"

/* How many values of the format lie between two finite ones; UINT64_MAX when one is not finite and
 * they differ. NaNs are all alike. Source: expect_close in stablehlo/tests/CheckOps.td. */
static uint64_t ulps_between(const ir_float_format *f, uint64_t a, uint64_t b) {
  if (a == b) return 0;
  bool nan_a = ir_float_is_nan(f, a), nan_b = ir_float_is_nan(f, b);
  if (nan_a || nan_b) return nan_a && nan_b ? 0 : UINT64_MAX;
  if (ir_float_is_inf(f, a) || ir_float_is_inf(f, b)) return UINT64_MAX;
  bool has_sign = f->specials != IR_FLOAT_E8M0;
  uint64_t sign = has_sign ? UINT64_C(1) << (f->width - 1) : 0;
  uint64_t x = a & ~sign, y = b & ~sign;
  if ((a & sign) != (b & sign)) return x + y;
  return x > y ? x - y : y - x;
}

interp_accuracy interp_accuracy_of(const ir_op *op) {
  interp_accuracy none = {0};
  const ir_attr *a = op ? ir_op_get(op, "result_accuracy") : NULL;
  if (!a || !ir_attr_is(a, IR_ATTR_DEFINED) ||
      strcmp(a->defined.def->mnemonic, "result_accuracy") != 0)
    return none;
  const ir_param *p = a->defined.params;
  const ir_enumcase *mode =
      ir_enum_by_number(p[3].attr->defined.def->params[0].enumdef, p[3].attr->defined.params[0].u);
  if (!mode || strcmp(mode->name, "TOLERANCE") != 0) return none;
  return (interp_accuracy){true, p[0].d, p[1].d, (uint64_t)p[2].i};
}

/* As near as an op asks its result to be. `apart` and `size` are of the number, or of the complex
 * number, as a whole. Source: rfcs/20241015-result-accuracy.md of openxla/stablehlo. */
static bool is_accurate(const ir_float_format *f, double apart, double size,
                        const interp_accuracy *own) {
  double epsilon = ldexp(1, -(int)f->mantissa_bits);
  double relative = fmax(own->rtol, (double)own->ulps * epsilon);
  return own->given && isfinite(apart) && apart <= fmax(size * relative, own->atol);
}

static bool within_ulps(uint64_t ulps, const interp_nearness *n) {
  return ulps >= n->least && ulps <= n->most;
}

static bool same_nan(const ir_float_format *f, uint64_t a, uint64_t b, interp_nan how) {
  uint64_t sign = UINT64_C(1) << (f->width - 1);
  switch (how) {
    case INTERP_NAN_ANY: return true;
    case INTERP_NAN_SIGN: return !((a ^ b) & sign);
    case INTERP_NAN_PAYLOAD: return !((a ^ b) & (sign - 1));
    case INTERP_NAN_BITS: break;
  }
  return a == b;
}

static interp_distance float_distance(const ir_float_format *f, uint64_t a, uint64_t b,
                                      const interp_nearness *n) {
  double x = ir_float_decode(f, a), y = ir_float_decode(f, b);
  bool nans = x != x && y != y;
  interp_distance d = {.absolute = a == b || nans || x == y ? 0 : fabs(x - y),
                       .ulps = ulps_between(f, a, b)};
  if (d.absolute != d.absolute) d.absolute = INFINITY;
  bool alike = nans && same_nan(f, a, b, n->nan);
  if (nans && !alike) d = (interp_distance){false, INFINITY, UINT64_MAX};
  bool same = a == b || alike || (x == y && n->zeros_equal);
  switch (n->kind) {
    case INTERP_EQUAL: d.within = same; break;
    case INTERP_ALMOST:
      d.within = same || x == y || (isfinite(x) && isfinite(y) && fabs(x - y) <= n->tolerance);
      break;
    case INTERP_CLOSE:
      d.within = (nans ? same && n->least == 0 : within_ulps(d.ulps, n)) ||
                 (same && n->own.given) || is_accurate(f, d.absolute, fabs(y), &n->own);
      break;
  }
  return d;
}

interp_distance ev_near_distance(num_kind k, const uint8_t *a, const uint8_t *b,
                                 const interp_nearness *n) {
  if (ev_num_is(k, NUM_FLOAT))
    return float_distance(ev_num_rows[k].format, ev_num_bits(k, a), ev_num_bits(k, b), n);
  if (ev_num_is(k, NUM_COMPLEX)) { /* as near as its worse part */
    num_kind part = ev_num_rows[k].part;
    size_t half = ev_num_rows[part].bytes;
    interp_nearness each = *n;
    each.own.given = false;
    interp_distance r = ev_near_distance(part, a, b, &each),
                    i = ev_near_distance(part, a + half, b + half, &each);
    r.within &= i.within;
    if (i.absolute > r.absolute) r.absolute = i.absolute;
    if (i.ulps > r.ulps) r.ulps = i.ulps;
    if (n->kind != INTERP_CLOSE || r.ulps == UINT64_MAX) return r;
    const ir_float_format *f = ev_num_rows[part].format;
    double x = ev_num_float(part, a), y = ev_num_float(part, a + half);
    double u = ev_num_float(part, b), v = ev_num_float(part, b + half);
    r.within |= within_ulps(r.ulps, n) || is_accurate(f, hypot(x - u, y - v), hypot(u, v), &n->own);
    return r;
  }
  int64_t x = ev_num_int(k, a), y = ev_num_int(k, b);
  bool less = k == NUM_U64 ? (uint64_t)x < (uint64_t)y : x < y;
  uint64_t apart = less ? (uint64_t)y - (uint64_t)x : (uint64_t)x - (uint64_t)y;
  return (interp_distance){.within = x == y, .absolute = (double)apart, .ulps = apart};
}

interp_distance interp_compare(const ir_type *element, const void *got, const void *want,
                               const interp_nearness *n) {
  num_kind k = ev_num_of_type(element);
  uint32_t width = ir_type_is(element, IR_TYPE_INTEGER) ? element->integer.width : 8;
  if (width < 8) { /* bits beyond the width say nothing */
    int up = 8 - (int)width;
    uint8_t a = (uint8_t)(*(const uint8_t *)got << up), b = (uint8_t)(*(const uint8_t *)want << up);
    bool is_signed = ev_num_is(k, NUM_SIGNED);
    int8_t x = is_signed ? (int8_t)((int8_t)a >> up) : (int8_t)(a >> up);
    int8_t y = is_signed ? (int8_t)((int8_t)b >> up) : (int8_t)(b >> up);
    return ev_near_distance(k, (const uint8_t *)&x, (const uint8_t *)&y, n);
  }
  if (k != NUM_NONE) return ev_near_distance(k, got, want, n);
  bool same = memcmp(got, want, ir_dense_element_size(element)) == 0;
  return (interp_distance){
      .within = same, .absolute = same ? 0 : INFINITY, .ulps = same ? 0 : UINT64_MAX};
}
