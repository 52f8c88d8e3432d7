/* Elementwise ops, one element at a time. */
#include <string.h>

#include "definitions.h"

__int128 ev_define_wide(num_kind k, const uint8_t *e) {
  int64_t v = ev_num_int(k, e);
  return k == NUM_U64 ? (__int128)(uint64_t)v : v;
}

static bool float_op(uint16_t op, double a, double b, double *r) {
  switch (op) {
    case OP_STABLEHLO_ADD: *r = a + b; break;
    case OP_STABLEHLO_SUBTRACT: *r = a - b; break;
    case OP_STABLEHLO_MULTIPLY: *r = a * b; break;
    case OP_STABLEHLO_DIVIDE: *r = a / b; break;
    /* IEEE-754's maximum and minimum: NaNs win, and -0 < +0. */
    case OP_STABLEHLO_MAXIMUM: *r = a != a || b != b ? a + b : a > b ? a : b; break;
    case OP_STABLEHLO_MINIMUM: *r = a != a || b != b ? a + b : a < b ? a : b; break;
    default: return false;
  }
  if (*r != *r) *r = ev_num_nan(a, b);
  if (a == 0 && b == 0 && op == OP_STABLEHLO_MAXIMUM) *r = __builtin_signbit(a) ? b : a;
  if (a == 0 && b == 0 && op == OP_STABLEHLO_MINIMUM) *r = __builtin_signbit(a) ? a : b;
  return true;
}

/* Modulo 2^64; ev_num_set_int cuts to the width. What the specification leaves open is -1 for x / 0
 * and x for x rem 0. */
static bool int_op(uint16_t op, unsigned bits, __int128 a, __int128 b, uint64_t *r) {
  uint64_t mask = UINT64_MAX >> (64 - bits), x = (uint64_t)a, y = (uint64_t)b;
  switch (op) {
    case OP_STABLEHLO_ADD: *r = x + y; break;
    case OP_STABLEHLO_SUBTRACT: *r = x - y; break;
    case OP_STABLEHLO_MULTIPLY: *r = x * y; break;
    case OP_STABLEHLO_DIVIDE: *r = b == 0 ? UINT64_MAX : (uint64_t)(a / b); break;
    case OP_STABLEHLO_REMAINDER: *r = b == 0 ? x : (uint64_t)(a % b); break;
    case OP_STABLEHLO_MAXIMUM: *r = a > b ? x : y; break;
    case OP_STABLEHLO_MINIMUM: *r = a < b ? x : y; break;
    case OP_STABLEHLO_AND: *r = x & y; break;
    case OP_STABLEHLO_OR: *r = x | y; break;
    case OP_STABLEHLO_XOR: *r = x ^ y; break;
    case OP_STABLEHLO_NOT: *r = ~x; break;
    case OP_STABLEHLO_NEGATE: *r = 0 - x; break;
    case OP_STABLEHLO_ABS: *r = a < 0 ? 0 - x : x; break;
    case OP_STABLEHLO_SIGN: *r = (uint64_t)((a > 0) - (a < 0)); break;
    case OP_STABLEHLO_POPCNT: {
      *r = 0;
      for (uint64_t rest = x & mask; rest; rest >>= 1) *r += rest & 1;
      break;
    }
    case OP_STABLEHLO_COUNT_LEADING_ZEROS: {
      *r = bits;
      for (uint64_t rest = x & mask; rest; rest >>= 1) --*r;
      break;
    }
    /* A shift by the width or more, or by less than nothing, moves all bits out. */
    case OP_STABLEHLO_SHIFT_LEFT: *r = y >= bits ? 0 : x << y; break;
    case OP_STABLEHLO_SHIFT_RIGHT_LOGICAL: *r = y >= bits ? 0 : (x & mask) >> y; break;
    case OP_STABLEHLO_SHIFT_RIGHT_ARITHMETIC: {
      int64_t s = ev_num_extend(x, bits);
      *r = (uint64_t)(s >> (y >= bits ? 63 : y));
      break;
    }
    default: return false;
  }
  return true;
}

static bool ordered(const char *direction, bool less, bool equal, bool more) {
  if (strcmp(direction, "EQ") == 0) return equal;
  if (strcmp(direction, "NE") == 0) return !equal;
  if (strcmp(direction, "GE") == 0) return more || equal;
  if (strcmp(direction, "GT") == 0) return more;
  if (strcmp(direction, "LE") == 0) return less || equal;
  return less;
}

/* One element. False: the kernel, given one element, is the definition. */
static bool define_element(definition *d, const kern *k, const void *const *e, uint8_t *out) {
  uint16_t op = ir_op_id(d->i->op);
  num_kind from = k->in[0], to = k->out;
  const uint8_t *a = e[0], *b = k->arity > 1 ? e[1] : e[0];
  double r;
  uint64_t u;
  if (op == OP_STABLEHLO_SELECT) {
    memcpy(out, *a ? e[1] : e[2], ev_num_rows[to].bytes);
    return true;
  }
  if (op == OP_STABLEHLO_CONVERT) {
    if (from == to) /* exact, so a signalling NaN stays one, too */
      memcpy(out, a, ev_num_rows[to].bytes);
    else if (ev_num_is(from, NUM_FLOAT) && ev_num_is(to, NUM_FLOAT))
      ev_num_set_float(to, out, ev_num_float(from, a));
    else if (ev_num_is(from, NUM_INTEGER) && ev_num_is(to, NUM_FLOAT))
      ev_num_set_float(to, out, ev_num_round_int(to, ev_num_int(from, a), from == NUM_U64));
    else if (ev_num_is(from, NUM_INTEGER | NUM_BOOL) && ev_num_is(to, NUM_INTEGER))
      ev_num_set_int(to, out, (int64_t)ev_define_wide(from, a));
    else
      return false;
    return true;
  }
  if (op == OP_STABLEHLO_COMPARE) {
    const char *type = ev_enum(d->p, d->i, "compare_type");
    const char *direction = ev_enum(d->p, d->i, "comparison_direction");
    if (!type || !direction || strcmp(type, "TOTALORDER") == 0) return false;
    if (ev_num_is(from, NUM_FLOAT)) {
      double x = ev_num_float(from, a), y = ev_num_float(from, b);
      *out = ordered(direction, x<y, x == y, x> y);
    } else if (ev_num_is(from, NUM_INTEGER | NUM_BOOL)) {
      __int128 x = ev_define_wide(from, a), y = ev_define_wide(from, b);
      *out = ordered(direction, x<y, x == y, x> y);
    } else {
      return false;
    }
    return true;
  }
  if (from != to || k->arity > 2) return false;
  if (ev_num_is(to, NUM_FLOAT)) {
    if (!float_op(op, ev_num_float(to, a), ev_num_float(to, b), &r)) return false;
    ev_num_set_float(to, out, r);
    return true;
  }
  if (!ev_num_is(to, NUM_INTEGER) ||
      !int_op(op, ev_num_rows[to].bits, ev_define_wide(to, a), ev_define_wide(to, b), &u))
    return false;
  ev_num_set_int(to, out, (int64_t)u);
  return true;
}

bool ev_define_elementwise(definition *d) {
  const kern *k = d->i->cache;
  interp_value *r = d->out[0];
  for (size_t e = 0; e < r->count; e++) {
    const void *in[3];
    for (uint32_t a = 0; a < d->i->in_count; a++) /* a scalar stands for all elements */
      in[a] = d->in[a]->data + (value_rank(d->in[a]) ? e * bytes_of(d->in[a]) : 0);
    uint8_t *out = r->data + e * bytes_of(r);
    if (!define_element(d, k, in, out)) k->fn(k, in, out, 1);
  }
  return true;
}
