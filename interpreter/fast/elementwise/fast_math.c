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

#define FUNCTION(prefix, name) \
  { prefix##run_##name, prefix##f32_##name }
#define FUNCTIONS(prefix)                                                                         \
  {                                                                                               \
    [FAST_EXPONENTIAL] = FUNCTION(prefix, exponential),                                           \
    [FAST_EXPONENTIAL_M1] = FUNCTION(prefix, exponential_m1), [FAST_LOG] = FUNCTION(prefix, log), \
    [FAST_LOG_P1] = FUNCTION(prefix, log_p1), [FAST_TANH] = FUNCTION(prefix, tanh),               \
  }
static const struct {
  fast_fn run;
  fast_f32_fn f32;
} functions[LEVEL_VECTORS + 1][FAST_FUNCTIONS] = {
    [LEVEL_BASE] = FUNCTIONS(base_),
#ifdef __x86_64__
    [LEVEL_AVX2] = FUNCTIONS(avx2_),
#endif
};

bool ev_fast_format(num_kind k, fast_format *f) {
  if (!ev_num_is(k, NUM_FLOAT) || k == NUM_F64) return false;
  const ir_float_format *row = ev_num_rows[k].format;
  if (row->specials == IR_FLOAT_E8M0) return false;
  unsigned drop = 52u - row->mantissa_bits;
  uint64_t half = UINT64_C(1) << (drop - 1), doubt = UINT64_C(1) << 13; /* 2^-40 of 2^53 */
  f->mask = (UINT64_C(1) << drop) - 1;
  f->shift = doubt - half;
  f->near = 2 * doubt;
  f->least = ldexp(1.0, 1 - row->bias);
  f->most = ldexp(1.0, (1 << row->exponent_bits) - 2 - row->bias);
  return true;
}

void ev_fast_run(fast_function function, const fast_format *f, double (*libm)(double), double *x,
                 double *y, size_t n) {
  uint64_t undecided[FAST_CHUNK];
  for (size_t k = n; k < FAST_CHUNK && k % 8; k++) x[k] = 1.0; /* the rest of a vector */
  if (!functions[ev_level_vectors()][function].run(x, y, n, f, undecided)) return;
  for (size_t k = 0; k < n; k++)
    if (undecided[k]) y[k] = libm(x[k]);
}

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
  fast_f32_fn run = functions[ev_level_vectors()][function].f32;
  for (size_t at = 0; at < n; at += FAST_MOST_F32)
    run_f32(run, libm, in + at, out + at, n - at < FAST_MOST_F32 ? n - at : FAST_MOST_F32);
}
