/* SPDX-License-Identifier: Apache-2.0 */
/* Loops over f32, f64, bf16 and f16, which the compiler makes vectors of. */
#include "kern.h"

#include <string.h>

/* --- 16 bits as f32 --- */

static inline float from_bf16(uint16_t x) { return ev_num_bits_float((uint32_t)x << 16); }
/* To nearest, ties to even; no NaN. */
static inline uint16_t to_bf16(float x) {
  uint32_t u = ev_num_float_bits(x);
  return (uint16_t)((u + 0x7fff + (u >> 16 & 1)) >> 16);
}
/* The exponent moves by multiplication, which makes subnormal numbers normal; infinities and NaNs
 * keep all bits of theirs. */
static inline float from_f16(uint16_t x) {
  uint32_t magnitude = x & 0x7fffu, sign = (uint32_t)(x & 0x8000u) << 16;
  float scaled = ev_num_bits_float(magnitude << 13) * 0x1p112f;
  uint32_t special = magnitude >= 0x7c00 ? UINT32_C(0x7f800000) : 0;
  return ev_num_bits_float(ev_num_float_bits(scaled) | special | sign);
}
/* To nearest, ties to even; no NaN. Below 2^-14 a sum with 1/2 has the subnormal number in its low
 * bits, rounded by the addition: 2^-24 is the last bit of both. */
static inline uint16_t to_f16(float x) {
  uint32_t u = ev_num_float_bits(x);
  int32_t magnitude = (int32_t)(u & 0x7fffffff);
  uint32_t rounded = (uint32_t)magnitude + 0xfff + (u >> 13 & 1) - (112u << 23);
  int32_t normal = (int32_t)(rounded >> 13);
  int32_t small =
      (int32_t)ev_num_float_bits(ev_num_bits_float((uint32_t)magnitude) + 0.5f) - 0x3f000000;
  int32_t r = magnitude < 0x38800000 ? small : magnitude < 0x477ff000 ? normal : 0x7c00;
  return (uint16_t)(u >> 16 & 0x8000) | (uint16_t)r;
}

/* --- Two floats --- */

/* Results that are computed aside: chunks that are done again because of a NaN, and results in the
 * place of an operand. */
#define FLOAT2(name, T, suffix, expression)                                                \
  static void name##_##suffix(const kern *k, const void *const *in, void *out, size_t n) { \
    T aside[KERN_CHUNK];                                                                   \
    bool in_place = out == in[0] || out == in[1];                                          \
    (void)k;                                                                               \
    for (size_t e = 0; e < n; e += KERN_CHUNK) {                                           \
      const T *a = (const T *)in[0] + e, *b = (const T *)in[1] + e;                        \
      T *restrict r = in_place ? aside : (T *)out + e;                                     \
      size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;                                  \
      int nan = 0;                                                                         \
      for (size_t c = 0; c < m; c++) {                                                     \
        T x = a[c], y = b[c];                                                              \
        r[c] = expression;                                                                 \
        nan |= r[c] != r[c];                                                               \
      }                                                                                    \
      if (nan)                                                                             \
        for (size_t c = 0; c < m; c++)                                                     \
          if (r[c] != r[c]) r[c] = (T)ev_num_nan((double)a[c], (double)b[c]);              \
      if (in_place) memcpy((T *)out + e, r, m * sizeof(T));                                \
    }                                                                                      \
  }

/* In f32, rounded once more. For +, -, *, / that gives what one rounding gives where f32 has at
 * least 2 p + 2 bits: 24 is enough for the 8 of bf16 and for the 11 of f16 (Figueroa, as in
 * arith.c). Where f32 itself is subnormal, which bf16 can reach: sums of bf16 are exact there;
 * products have 16 bits, and those that f32 cuts lie below half of the smallest bf16; a quotient
 * differs from the middle of two bf16 by 2^-142 at least, and f32 rounds by 2^-150. */
#define SMALL2(name, suffix, expression)                                                   \
  static void name##_##suffix(const kern *k, const void *const *in, void *out, size_t n) { \
    uint16_t r[KERN_CHUNK];                                                                \
    for (size_t e = 0; e < n; e += KERN_CHUNK) {                                           \
      const uint16_t *a = (const uint16_t *)in[0] + e, *b = (const uint16_t *)in[1] + e;   \
      size_t m = n - e < KERN_CHUNK ? n - e : KERN_CHUNK;                                  \
      int nan = 0;                                                                         \
      for (size_t c = 0; c < m; c++) {                                                     \
        float x = from_##suffix(a[c]), y = from_##suffix(b[c]), z = expression;            \
        r[c] = to_##suffix(z);                                                             \
        nan |= z != z;                                                                     \
      }                                                                                    \
      const void *both[] = {a, b};                                                         \
      if (nan) ev_kern_float(k, both, r, m);                                               \
      memcpy((uint16_t *)out + e, r, m * sizeof *r);                                       \
    }                                                                                      \
  }

#define FLOATS2(name, expression)       \
  FLOAT2(name, float, f32, expression)  \
  FLOAT2(name, double, f64, expression) \
  SMALL2(name, bf16, expression)        \
  SMALL2(name, f16, expression)
FLOATS2(add, x + y)
FLOATS2(subtract, x - y)
FLOATS2(multiply, x *y)
FLOATS2(divide, x / y)
/* x and y are equal, or neither is a zero of the other sign: the larger one; two zeros: their sum
 * is +0 unless both are -0. A NaN operand comes out as a NaN. */
FLOATS2(maximum, x == y ? (x == 0 ? x + y : x) : x > y ? x : y > x ? y : x + y)
FLOATS2(minimum, x == y ? (x == 0 ? -(-x - y) : x) : x < y ? x : y < x ? y : x + y)

/* --- Conversions: false when a NaN is among the numbers, whose bits ev_num_encode knows --- */

#define FROM_SMALL(suffix)                                           \
  static bool widen_##suffix(const void *in, void *out, size_t n) {  \
    const uint16_t *x = in;                                          \
    float *y = out;                                                  \
    int nan = 0;                                                     \
    for (size_t e = 0; e < n; e++) {                                 \
      y[e] = from_##suffix(x[e]);                                    \
      nan |= y[e] != y[e];                                           \
    }                                                                \
    return !nan;                                                     \
  }                                                                  \
  static bool narrow_##suffix(const void *in, void *out, size_t n) { \
    const float *x = in;                                             \
    uint16_t *y = out;                                               \
    int nan = 0;                                                     \
    for (size_t e = 0; e < n; e++) {                                 \
      y[e] = to_##suffix(x[e]);                                      \
      nan |= x[e] != x[e];                                           \
    }                                                                \
    return !nan;                                                     \
  }
FROM_SMALL(bf16)
FROM_SMALL(f16)

#define FLOATS_OF(op, name) [OP_STABLEHLO_##op] = {name##_f32, name##_f64, name##_bf16, name##_f16}
static const struct {
  kern_fn f32, f64, bf16, f16;
} rows[] = {
    FLOATS_OF(ADD, add),       FLOATS_OF(SUBTRACT, subtract), FLOATS_OF(MULTIPLY, multiply),
    FLOATS_OF(DIVIDE, divide), FLOATS_OF(MAXIMUM, maximum),   FLOATS_OF(MINIMUM, minimum),
};

kern_fn ev_float_loop(uint16_t op, num_kind k) {
  if (op >= sizeof rows / sizeof *rows) return NULL;
  return k == NUM_F32    ? rows[op].f32
         : k == NUM_F64  ? rows[op].f64
         : k == NUM_BF16 ? rows[op].bf16
         : k == NUM_F16  ? rows[op].f16
                         : NULL;
}

bool ev_float_convert(num_kind from, num_kind to, const void *in, void *out, size_t n) {
  if (from == NUM_BF16 && to == NUM_F32) return widen_bf16(in, out, n);
  if (from == NUM_F16 && to == NUM_F32) return widen_f16(in, out, n);
  if (from == NUM_F32 && to == NUM_BF16) return narrow_bf16(in, out, n);
  if (from == NUM_F32 && to == NUM_F16) return narrow_f16(in, out, n);
  return false;
}
