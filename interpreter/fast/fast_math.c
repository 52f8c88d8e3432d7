#include "fast_math.h"

#include <math.h>
#include <string.h>
#ifdef __x86_64__
#include <immintrin.h>
#endif

#define STEPS 16 /* of a factor of two: e^x = 2^(k/16) e^r */
#define LOG2_E 0x1.71547652b82fep+0
#define STEPS_LOG2_E (STEPS * LOG2_E)
#define LN2 0x1.62e42fefa39efp-1
#define LN2_STEP (LN2 / STEPS)
#define SQRT_HALF 0x1.6a09e667f3bcdp-1
#define ROUNDER 0x1.8p52 /* x + ROUNDER has x, rounded to an integer, in its low bits */
/* Of the doubles above, as integers. */
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
#define QUOTIENT(x, y) ((x) / (y))
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
#define QUOTIENT(x, y) ((x) / (y))
#define WIDE(x) _mm256_cvtps_pd((__m128)(x))
#define NARROW(x) ((avx2_f)_mm256_cvtpd_ps((__m256d)(x)))
#define IN_PAIRS
#include "fast_math.inc"
#include "fast_pairs.inc"

/* The bits of 2^(j/16), correctly rounded, less j << 48: with k << 48 added, those of 2^(k/16)
 * where k = j modulo 16. */
static const uint64_t steps[STEPS] = {
    UINT64_C(0x3ff0000000000000), UINT64_C(0x3fefb5586cf9890f), UINT64_C(0x3fef72b83c7d517b),
    UINT64_C(0x3fef387a6e756238), UINT64_C(0x3fef06fe0a31b715), UINT64_C(0x3feedea64c123422),
    UINT64_C(0x3feebfdad5362a27), UINT64_C(0x3feeab07dd485429), UINT64_C(0x3feea09e667f3bcd),
    UINT64_C(0x3feea11473eb0187), UINT64_C(0x3feeace5422aa0db), UINT64_C(0x3feec49182a3f090),
    UINT64_C(0x3feee89f995ad3ad), UINT64_C(0x3fef199bdd85529c), UINT64_C(0x3fef5818dcfba487),
    UINT64_C(0x3fefa4afa2a490da),
};

#define LEVEL(name) avx512_##name
#define LEVEL_TARGET LEVEL_AVX512_TARGET
/* x / y to 2^-42: 1 / y is known to 2^-14, and e = 1 - y * that to the third power below 2^-42. */
static inline LEVEL_TARGET __m512d avx512_quotient(__m512d x, __m512d y) {
  __m512d near = _mm512_rcp14_pd(y), e = _mm512_fnmadd_pd(y, near, _mm512_set1_pd(1));
  __m512d quotient = _mm512_mul_pd(x, near);
  return _mm512_fmadd_pd(quotient, _mm512_fmadd_pd(e, e, e), quotient);
}
#define LEVEL_BYTES 64
#define MULTIPLY_ADD(x, y, z) ((avx512_v)_mm512_fmadd_pd((__m512d)(x), (__m512d)(y), (__m512d)(z)))
#define BOUNDED(x, low, high) \
  ((avx512_v)_mm512_min_pd((__m512d)(ALL(high)), _mm512_max_pd((__m512d)(ALL(low)), (__m512d)(x))))
/* The lowest four bits of k choose. */
#define STEP_OF(k)                                                               \
  ((avx512_vu)_mm512_permutex2var_epi64(_mm512_loadu_si512(steps), (__m512i)(k), \
                                        _mm512_loadu_si512(steps + 8)))
#define QUOTIENT(x, y) avx512_quotient(x, y)
#define WIDE(x) _mm512_cvtps_pd((__m256)(x))
#define NARROW(x) ((avx512_f)_mm512_cvtpd_ps((__m512d)(x)))
#include "fast_math.inc"
#endif

#define FUNCTIONS(prefix, exponential, log, tanh)                                                  \
  {                                                                                                \
    [FAST_EXPONENTIAL] = {prefix##run_exponential, exponential},                                   \
    [FAST_EXPONENTIAL_M1] = {prefix##run_exponential_m1, prefix##f32_exponential_m1},              \
    [FAST_LOG] = {prefix##run_log, log}, [FAST_LOG_P1] = {prefix##run_log_p1, prefix##f32_log_p1}, \
    [FAST_TANH] = {prefix##run_tanh, tanh},                                                        \
  }
static const struct {
  fast_fn run;
  fast_f32_fn f32;
} functions[LEVEL_VECTORS + 1][FAST_FUNCTIONS] = {
    [LEVEL_BASE] = FUNCTIONS(base_, base_f32_exponential, base_f32_log, base_f32_tanh),
#ifdef __x86_64__
    [LEVEL_AVX2] = FUNCTIONS(avx2_, pairs_exponential, pairs_log, pairs_tanh),
    [LEVEL_AVX512] = FUNCTIONS(avx512_, avx512_f32_exponential, avx512_f32_log, avx512_f32_tanh),
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
