/* SPDX-License-Identifier: Apache-2.0 */
/* Elementwise ops: which kinds each takes, integers and booleans.
 *
 * Integers wrap. What the specification leaves to the implementation is chosen as XLA does: x / 0
 * is -1 (all ones), x rem 0 is x, and INT_MIN / -1 wraps to INT_MIN. A shift by the width or more,
 * or by a negative amount, moves all bits out. */
#include "element.h"

#include <string.h>

__int128 ev_element_int(num_kind k, const void *p) {
  int64_t v = ev_num_int(k, p);
  return k == NUM_U64 ? (__int128)(uint64_t)v : v;
}

/* --- Integers: modulo 2^64; ev_num_set_int cuts the result to its width ------------------------
 */

#define INT(name, expression)                                                   \
  static uint64_t int_##name(unsigned bits, __int128 a, __int128 b) {           \
    uint64_t x = (uint64_t)a, y = (uint64_t)b, own = UINT64_MAX >> (64 - bits); \
    (void)x, (void)y, (void)own;                                                \
    return (uint64_t)(expression);                                              \
  }
INT(add, x + y)
INT(subtract, x - y)
INT(multiply, x *y)
INT(divide, b == 0 ? -1 : a / b)
INT(remainder, b == 0 ? a : a % b)
INT(maximum, a > b ? x : y)
INT(minimum, a < b ? x : y)
INT(and, x &y)
INT(or, x | y)
INT(xor, x ^ y)
INT(not, ~x)
INT(negate, 0 - x)
INT(abs, a < 0 ? 0 - x : x)
INT(sign, (a > 0) - (a < 0))
INT(popcnt, __builtin_popcountll(x &own))
INT(shift_left, y >= bits ? 0 : x << y)
INT(shift_right_logical, y >= bits ? 0 : (x & own) >> y)
INT(shift_right_arithmetic, ev_num_extend(x, bits) >> (y >= bits ? 63 : y))

static uint64_t int_count_leading_zeros(unsigned bits, __int128 a, __int128 b) {
  uint64_t zeros = bits;
  (void)b;
  for (uint64_t rest = (uint64_t)a & UINT64_MAX >> (64 - bits); rest; rest >>= 1) zeros--;
  return zeros;
}

/* A negative exponent gives 0, unless the base is 1 or -1. */
static uint64_t int_power(unsigned bits, __int128 a, __int128 b) {
  uint64_t base = (uint64_t)a, r = 1;
  (void)bits;
  if (b < 0 && a != 1 && a != -1) return 0;
  for (__int128 left = b < 0 ? -b : b; left; left >>= 1, base *= base)
    if (left & 1) r *= base;
  return r;
}

static void apply_ints(const element_op *e, const void *const *in, void *out) {
  __int128 a = ev_element_int(e->in[0], in[0]);
  __int128 b = e->arity > 1 ? ev_element_int(e->in[1], in[1]) : 0;
  ev_num_set_int(e->out, out, (int64_t)e->ints(ev_num_rows[e->out].bits, a, b));
}

/* The result keeps its lowest bit alone. `ints` of add is int_or: int_add would make it XOR. */
static void apply_bools(const element_op *e, const void *const *in, void *out) {
  uint8_t a = *(const uint8_t *)in[0], b = e->arity > 1 ? *(const uint8_t *)in[1] : 0;
  *(uint8_t *)out = (uint8_t)e->ints(1, a, b) & 1;
}

/* --- Floats: abs and negate are of the sign alone ----------------------------------------------
 */

/* The sign bit of formats that have one. -0 of FNUZ formats is their NaN, which has no sign. */
static void apply_sign_bit(const element_op *e, const void *const *in, void *out) {
  const ir_float_format *f = ev_num_rows[e->out].format;
  uint64_t bit = f->specials == IR_FLOAT_E8M0 ? 0 : UINT64_C(1) << (f->width - 1);
  uint64_t u = ev_num_bits(e->out, in[0]);
  if (!(f->specials == IR_FLOAT_FNUZ && (u & ~bit) == 0))
    u = e->op == OP_STABLEHLO_NEGATE ? u ^ bit : u & ~bit;
  ev_num_set_bits(e->out, out, u);
}

/* --- Binding ---------------------------------------------------------------------------------- */

#define INTS NUM_INTEGER
#define FLOATS NUM_FLOAT
#define NUMBERS (NUM_INTEGER | NUM_FLOAT | NUM_COMPLEX)

static const struct element_row {
  uint8_t arity, classes; /* no classes: special */
  uint64_t (*ints)(unsigned bits, __int128 a, __int128 b);
} rows[] = {
#define ROW(op, arity, classes, ints) [OP_STABLEHLO_##op] = {arity, classes, ints}
    ROW(ADD, 2, NUMBERS | NUM_BOOL, int_add),
    ROW(SUBTRACT, 2, NUMBERS, int_subtract),
    ROW(MULTIPLY, 2, NUMBERS | NUM_BOOL, int_multiply),
    ROW(DIVIDE, 2, NUMBERS, int_divide),
    ROW(REMAINDER, 2, INTS | FLOATS, int_remainder),
    ROW(MAXIMUM, 2, NUMBERS | NUM_BOOL, int_maximum),
    ROW(MINIMUM, 2, NUMBERS | NUM_BOOL, int_minimum),
    ROW(POWER, 2, NUMBERS, int_power),
    ROW(ATAN2, 2, FLOATS | NUM_COMPLEX, NULL),
    ROW(ABS, 1, NUM_SIGNED | FLOATS, int_abs), /* and of complex numbers */
    ROW(NEGATE, 1, NUMBERS, int_negate),
    ROW(SIGN, 1, NUM_SIGNED | FLOATS | NUM_COMPLEX, int_sign),
    ROW(CEIL, 1, FLOATS, NULL),
    ROW(FLOOR, 1, FLOATS, NULL),
    ROW(ROUND_NEAREST_AFZ, 1, FLOATS, NULL),
    ROW(ROUND_NEAREST_EVEN, 1, FLOATS, NULL),
    ROW(CBRT, 1, FLOATS | NUM_COMPLEX, NULL),
    ROW(COSINE, 1, FLOATS | NUM_COMPLEX, NULL),
    ROW(EXPONENTIAL, 1, FLOATS | NUM_COMPLEX, NULL),
    ROW(EXPONENTIAL_MINUS_ONE, 1, FLOATS | NUM_COMPLEX, NULL),
    ROW(LOG, 1, FLOATS | NUM_COMPLEX, NULL),
    ROW(LOG_PLUS_ONE, 1, FLOATS | NUM_COMPLEX, NULL),
    ROW(LOGISTIC, 1, FLOATS | NUM_COMPLEX, NULL),
    ROW(RSQRT, 1, FLOATS | NUM_COMPLEX, NULL),
    ROW(SINE, 1, FLOATS | NUM_COMPLEX, NULL),
    ROW(SQRT, 1, FLOATS | NUM_COMPLEX, NULL),
    ROW(TAN, 1, FLOATS | NUM_COMPLEX, NULL),
    ROW(TANH, 1, FLOATS | NUM_COMPLEX, NULL),
    ROW(AND, 2, INTS | NUM_BOOL, int_and),
    ROW(OR, 2, INTS | NUM_BOOL, int_or),
    ROW(XOR, 2, INTS | NUM_BOOL, int_xor),
    ROW(NOT, 1, INTS | NUM_BOOL, int_not),
    ROW(COUNT_LEADING_ZEROS, 1, INTS, int_count_leading_zeros),
    ROW(POPCNT, 1, INTS, int_popcnt),
    ROW(SHIFT_LEFT, 2, INTS, int_shift_left),
    ROW(SHIFT_RIGHT_ARITHMETIC, 2, INTS, int_shift_right_arithmetic),
    ROW(SHIFT_RIGHT_LOGICAL, 2, INTS, int_shift_right_logical),
    ROW(COMPARE, 2, 0, NULL),
    ROW(SELECT, 3, 0, NULL),
    ROW(CLAMP, 3, 0, NULL),
    ROW(IS_FINITE, 1, 0, NULL),
    ROW(CONVERT, 1, 0, NULL),
    ROW(REAL, 1, 0, NULL),
    ROW(IMAG, 1, 0, NULL),
    ROW(COMPLEX, 2, 0, NULL),
    ROW(REDUCE_PRECISION, 1, 0, NULL),
#undef ROW
};

static const struct element_row *row_of(uint16_t id) {
  return id < sizeof rows / sizeof *rows && rows[id].arity ? &rows[id] : NULL;
}

unsigned ev_element_arity(uint16_t id) {
  const struct element_row *row = row_of(id);
  return row ? row->arity : 0;
}

/* All operands and the result have one kind. */
static element_fn function_of(const struct element_row *row, element_op *e) {
  for (unsigned a = 0; a < e->arity; a++)
    if (e->in[a] != e->out) return NULL;
  if (!ev_num_is(e->out, row->classes)) return NULL;
  if (ev_num_is(e->out, NUM_INTEGER | NUM_BOOL)) {
    e->ints = row->ints;
    /* The sum of i1 is OR, as the maximum is, and the product AND, as the minimum is. */
    if (e->op == OP_STABLEHLO_ADD && e->out == NUM_I1) e->ints = int_or;
    if (e->out == NUM_I1) return apply_bools;
    return apply_ints;
  }
  bool by_bits = e->op == OP_STABLEHLO_ABS || e->op == OP_STABLEHLO_NEGATE;
  if (by_bits && ev_num_is(e->out, NUM_FLOAT)) return apply_sign_bit;
  return ev_element_function(e);
}

bool ev_element_bind(uint16_t id, const ir_op *op, const num_kind *in, size_t count, num_kind out,
                     element_op *e) {
  const struct element_row *row = row_of(id);
  if (!row || count != row->arity || out == NUM_NONE) return false;
  *e = (element_op){.op = id, .arity = row->arity, .out = out};
  for (size_t a = 0; a < 3; a++) {
    e->in[a] = a < count ? in[a] : NUM_NONE;
    if (a < count && in[a] == NUM_NONE) return false;
  }
  if (!row->classes)
    e->fn = ev_element_special(op, e);
  else if (id == OP_STABLEHLO_ABS && ev_num_is(in[0], NUM_COMPLEX))
    e->fn = out == ev_num_rows[in[0]].part ? ev_element_function(e) : NULL;
  else
    e->fn = function_of(row, e);
  return e->fn != NULL;
}

bool ev_element_bind_same(uint16_t id, num_kind kind, element_op *e) {
  const num_kind in[] = {kind, kind};
  return ev_element_bind(id, NULL, in, ev_element_arity(id), kind, e);
}

void ev_element_set(num_kind k, void *out, int64_t value) {
  ev_element_convert(NUM_I64, k, &value, out);
}
