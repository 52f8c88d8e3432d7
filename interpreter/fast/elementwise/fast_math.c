/* SPDX-License-Identifier: Apache-2.0 */
#include "fast_math.h"

#include <math.h>
#include <string.h>
#ifdef __x86_64__
#include <immintrin.h>
#endif

#define LOG2_E 0x1.71547652b82fep+0
#define LN2 0x1.62e42fefa39efp-1
#define SQRT_HALF 0x1.6a09e667f3bcdp-1
#define ROUNDER 0x1.8p52 /* x + ROUNDER has x, rounded to an integer, in its low bits */
/* The doubles above, as integers. */
#define ALL_BITS(x)                                  \
  ((x) == 1.0         ? UINT64_C(0x3ff0000000000000) \
   : (x) == SQRT_HALF ? UINT64_C(0x3fe6a09e667f3bcd) \
                      : UINT64_C(0x4330000000000000) /* 2^52 */)

#define LEVEL(name) base_##name
#define LEVEL_TARGET LEVEL_BASE_TARGET
#define LEVEL_BYTES 16
#define MULTIPLY_ADD(x, y, z) ((x) * (y) + (z))
#define BOUNDED(x, low, high)                                                               \
  PICK((x) < (high) - (V){0}, PICK((x) > (low) - (V){0}, x, PICK((x) == (x), ALL(low), x)), \
       PICK((x) == (x), ALL(high), x))
#define WIDE(x) __builtin_convertvector(x, V)
#define NARROW(x) __builtin_convertvector(x, LEVEL(f))
#include "fast_math.inc"

#ifdef __x86_64__
#define LEVEL(name) avx2_##name
#define LEVEL_TARGET LEVEL_AVX2_TARGET
#define LEVEL_BYTES 32
#define MULTIPLY_ADD(x, y, z) ((avx2_v)_mm256_fmadd_pd((__m256d)(x), (__m256d)(y), (__m256d)(z)))
/* The second operand where one is a NaN. */
#define BOUNDED(x, low, high) \
  ((avx2_v)_mm256_min_pd((__m256d)(ALL(high)), _mm256_max_pd((__m256d)(ALL(low)), (__m256d)(x))))
#define WIDE(x) _mm256_cvtps_pd((__m128)(x))
#define NARROW(x) ((avx2_f)_mm256_cvtpd_ps((__m256d)(x)))
#include "fast_math.inc"
#endif

#define FUNCTIONS(prefix)                                                             \
  {                                                                                   \
    [FAST_EXPONENTIAL] = prefix##f32_exponential,                                     \
    [FAST_EXPONENTIAL_M1] = prefix##f32_exponential_m1, [FAST_LOG] = prefix##f32_log, \
    [FAST_LOG_P1] = prefix##f32_log_p1, [FAST_TANH] = prefix##f32_tanh,               \
  }
static const fast_f32_fn functions[LEVEL_VECTORS + 1][FAST_FUNCTIONS] = {
    [LEVEL_BASE] = FUNCTIONS(base_),
#ifdef __x86_64__
    [LEVEL_AVX2] = FUNCTIONS(avx2_),
#endif
};

/* Reads a copy of the operand if the result would overwrite it, or if the last vector is not whole.
 */
static void run_f32(fast_f32_fn run, double (*libm)(double), const float *in, float *out,
                    size_t n) {
  float copy[FAST_MOST_F32], aside[FAST_MOST_F32], *y = n % 8 ? aside : out;
  int32_t undecided[FAST_MOST_F32];
  const float *x = in;
  size_t whole = (n + 7) & ~(size_t)7;
  if (in == out || n % 8) {
    memcpy(copy, in, n * sizeof *copy);
    for (size_t k = n; k < whole; k++) copy[k] = 1.0f;
    x = copy;
  }
  if (run(x, y, whole, undecided))
    for (size_t k = 0; k < n; k++) {
      double v = undecided[k] ? libm((double)x[k]) : 0;
      if (undecided[k]) ev_num_encode(NUM_F32, &v, 1, y + k);
    }
  if (y != out) memcpy(out, y, n * sizeof *y);
}

void ev_fast_run_f32(fast_function function, double (*libm)(double), const float *in, float *out,
                     size_t n) {
  fast_f32_fn run = functions[ev_level_vectors()][function];
  for (size_t at = 0; at < n; at += FAST_MOST_F32)
    run_f32(run, libm, in + at, out + at, n - at < FAST_MOST_F32 ? n - at : FAST_MOST_F32);
}
