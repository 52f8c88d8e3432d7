/* SPDX-License-Identifier: Apache-2.0 */
/* Loops of and, or, xor, not and shifts. */
#include "kern.h"

KERN_INTS2(and, (U)x &(U)y)
KERN_INTS2(or, (U)x | (U)y)
KERN_INTS2(xor, (U)x ^ (U)y)
KERN_INTS1(not, ~(U)x)

/* The value's own bits, zero-extended: a sign-extended i4 has more. */
static inline uint64_t own(uint64_t x, unsigned bits) { return x & (UINT64_MAX >> (64 - bits)); }
static inline bool too_far(uint64_t amount, unsigned bits) { return own(amount, bits) >= bits; }
KERN_INTS2(shift_left, too_far((uint64_t)y, B) ? (U)0 : (U)x << (y & (B - 1)))
KERN_INTS2(shift_logical,
           too_far((uint64_t)y, B) ? (U)0 : (U)(own((uint64_t)x, B) >> (y & (B - 1))))
KERN_INTS2(shift_arithmetic, (U)(ev_num_extend((uint64_t)x, B) >>
                                 (too_far((uint64_t)y, B) ? (B - 1) : (unsigned)(y & (B - 1)))))

#define BOOLS(name, second, expression)                                         \
  static void name(const kern *k, const void *const *in, void *out, size_t n) { \
    const uint8_t *a = in[0], *b = in[second];                                  \
    uint8_t *o = out;                                                           \
    (void)k, (void)b;                                                           \
    for (size_t e = 0; e < n; e++) o[e] = expression;                           \
  }
BOOLS(and_bool, 1, a[e] & b[e])
BOOLS(or_bool, 1, a[e] | b[e])
BOOLS(xor_bool, 1, a[e] ^ b[e])
BOOLS(not_bool, 0, !a[e])

kern_fn ev_kern_bits(kern *k) {
  num_kind kind = k->e.out;
  if (k->e.in[0] != kind || !ev_num_is(kind, NUM_INTEGER | NUM_BOOL)) return NULL;
  bool one = kind == NUM_I1;
  switch (k->e.op) {
    case OP_STABLEHLO_AND: return one ? and_bool : and_ints[kind];
    case OP_STABLEHLO_OR: return one ? or_bool : or_ints[kind];
    case OP_STABLEHLO_XOR: return one ? xor_bool : xor_ints[kind];
    case OP_STABLEHLO_NOT: return one ? not_bool : not_ints[kind];
    case OP_STABLEHLO_SHIFT_LEFT: return shift_left_ints[kind];
    case OP_STABLEHLO_SHIFT_RIGHT_ARITHMETIC: return shift_arithmetic_ints[kind];
    case OP_STABLEHLO_SHIFT_RIGHT_LOGICAL: return shift_logical_ints[kind];
    default: return NULL;
  }
}
