/* SPDX-License-Identifier: Apache-2.0 */
/* Loops of and, or, xor, not and shifts. */
#include "kern.h"

#define DEF(K, T, U, B) KERN_INT2(and, K, T, U, B, (U)x &(U)y)
NUM_INTEGER_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B) KERN_INT2(or, K, T, U, B, (U)x | (U)y)
NUM_INTEGER_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B) KERN_INT2(xor, K, T, U, B, (U)x ^ (U)y)
NUM_INTEGER_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B) KERN_INT1(not, K, T, U, B, ~(U)x)
NUM_INTEGER_KINDS(DEF)
#undef DEF

/* The value's own bits, zero-extended: a sign-extended i4 has more. */
static inline uint64_t own(uint64_t x, unsigned bits) { return x & (UINT64_MAX >> (64 - bits)); }
static inline bool too_far(uint64_t amount, unsigned bits) { return own(amount, bits) >= bits; }
#define DEF(K, T, U, B) \
  KERN_INT2(shift_left, K, T, U, B, too_far((uint64_t)y, B) ? (U)0 : (U)x << (y & (B - 1)))
NUM_INTEGER_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B)                \
  KERN_INT2(shift_logical, K, T, U, B, \
            too_far((uint64_t)y, B) ? (U)0 : (U)(own((uint64_t)x, B) >> (y & (B - 1))))
NUM_INTEGER_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B)                          \
  KERN_INT2(shift_arithmetic, K, T, U, B,        \
            (U)(ev_num_extend((uint64_t)x, B) >> \
                (too_far((uint64_t)y, B) ? (B - 1) : (unsigned)(y & (B - 1)))))
NUM_INTEGER_KINDS(DEF)
#undef DEF

#define BOOL2(name, expression)                                                 \
  static void name(const kern *k, const void *const *in, void *out, size_t n) { \
    const uint8_t *a = in[0], *b = in[1];                                       \
    uint8_t *o = out;                                                           \
    (void)k;                                                                    \
    for (size_t e = 0; e < n; e++) o[e] = expression;                           \
  }
BOOL2(and_bool, a[e] & b[e])
BOOL2(or_bool, a[e] | b[e])
BOOL2(xor_bool, a[e] ^ b[e])
static void not_bool(const kern *k, const void *const *in, void *out, size_t n) {
  const uint8_t *a = in[0];
  uint8_t *o = out;
  (void)k;
  for (size_t e = 0; e < n; e++) o[e] = !a[e];
}

#define TABLE(name) static const kern_fn name##_ints[NUM_COUNT] = KERN_INT_TABLE(name);
TABLE(and)
TABLE(or)
TABLE(xor)
TABLE(not )
TABLE(shift_left)
TABLE(shift_arithmetic)
TABLE(shift_logical)

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
