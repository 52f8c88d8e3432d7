/* Logical and bitwise operations, shifts, counts of bits.
 *
 * A shift by the width or more (the amount read as unsigned) gives 0, or the sign for
 * shift_right_arithmetic. */
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
static inline unsigned clz(uint64_t x, unsigned bits) {
  x = own(x, bits);
  return x ? (unsigned)__builtin_clzll(x) - (64 - bits) : bits;
}
#define DEF(K, T, U, B) KERN_INT1(clz, K, T, U, B, (U)clz((uint64_t)x, B))
NUM_INTEGER_KINDS(DEF)
#undef DEF
#define DEF(K, T, U, B) KERN_INT1(popcnt, K, T, U, B, (U)__builtin_popcountll(own((uint64_t)x, B)))
NUM_INTEGER_KINDS(DEF)
#undef DEF

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

#define BIND(name, table, boolean)                                      \
  static const kern_fn table##_ints[NUM_COUNT] = KERN_INT_TABLE(table); \
  bool ev_bind_##name(const ir_op *op, kern *k) {                       \
    (void)op;                                                           \
    if (!ev_kern_same(k)) return false;                                 \
    k->fn = k->out == NUM_I1 ? boolean : table##_ints[k->out];          \
    return k->fn != NULL;                                               \
  }
BIND(and, and, and_bool)
BIND(or, or, or_bool)
BIND(xor, xor, xor_bool)
BIND(not, not, not_bool)
BIND(clz, clz, NULL)
BIND(popcnt, popcnt, NULL)
BIND(shift_left, shift_left, NULL)
BIND(shift_arithmetic, shift_arithmetic, NULL)
BIND(shift_logical, shift_logical, NULL)
