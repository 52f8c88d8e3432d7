/* SPDX-License-Identifier: Apache-2.0 */
/* Loops of add, subtract, multiply, divide, remainder, maximum, minimum, abs and negate. */
#include "kern.h"

/* --- Integers --- */

KERN_INTS2(add, (U)x + (U)y)
KERN_INTS2(subtract, (U)x - (U)y)
KERN_INTS2(multiply, (U)x *(U)y)
/* The quotient of the lowest number and -1 has no room: it wraps. */
#define IS_MINUS_1(y) ((T)-1 < (T)1 && (y) == (T)-1)
KERN_INTS2(divide, y == 0 ? (U)-1 : IS_MINUS_1(y) ? (U)0 - (U)x : (U)(x / y))
KERN_INTS2(remainder, y == 0 ? (U)x : IS_MINUS_1(y) ? (U)0 : (U)(x % y))
KERN_INTS2(maximum, (U)(x > y ? x : y))
KERN_INTS2(minimum, (U)(x < y ? x : y))
KERN_INTS1(negate, (U)0 - (U)x)

/* --- Floats: the sign alone --- */

#define SIGN1(name, T, suffix, expression)                                                 \
  static void name##_##suffix(const kern *k, const void *const *in, void *out, size_t n) { \
    const T *a = in[0];                                                                    \
    T *o = out;                                                                            \
    (void)k;                                                                               \
    for (size_t e = 0; e < n; e++) o[e] = a[e] expression;                                 \
  }
SIGN1(abs, uint16_t, 16, &(UINT16_MAX >> 1))
SIGN1(negate, uint16_t, 16, ^(uint16_t)(1u << 15))
SIGN1(abs, uint32_t, f32, &(UINT32_MAX >> 1))
SIGN1(abs, uint64_t, f64, &(UINT64_MAX >> 1))
SIGN1(negate, uint32_t, f32, ^(UINT32_C(1) << 31))
SIGN1(negate, uint64_t, f64, ^(UINT64_C(1) << 63))

static kern_fn sign_kernel(num_kind k, kern_fn of_16, kern_fn f32, kern_fn f64) {
  return k == NUM_F32 ? f32 : k == NUM_F64 ? f64 : k == NUM_BF16 || k == NUM_F16 ? of_16 : NULL;
}

/* --- Choosing --- */

static const kern_fn *const int_loops[] = {
    [OP_STABLEHLO_ADD] = add_ints,
    [OP_STABLEHLO_SUBTRACT] = subtract_ints,
    [OP_STABLEHLO_MULTIPLY] = multiply_ints,
    [OP_STABLEHLO_DIVIDE] = divide_ints,
    [OP_STABLEHLO_REMAINDER] = remainder_ints,
    [OP_STABLEHLO_MAXIMUM] = maximum_ints,
    [OP_STABLEHLO_MINIMUM] = minimum_ints,
    [OP_STABLEHLO_NEGATE] = negate_ints,
};

kern_fn ev_kern_arith(kern *k) {
  num_kind kind = k->e.out;
  uint16_t op = k->e.op;
  if (k->e.in[0] != kind) return NULL;
  if (op == OP_STABLEHLO_ABS) return sign_kernel(kind, abs_16, abs_f32, abs_f64);
  if (ev_num_is(kind, NUM_INTEGER))
    return op < sizeof int_loops / sizeof *int_loops && int_loops[op] ? int_loops[op][kind] : NULL;
  return op == OP_STABLEHLO_NEGATE ? sign_kernel(kind, negate_16, negate_f32, negate_f64)
                                   : ev_float_loop(op, kind);
}
