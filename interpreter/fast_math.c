#include "fast_math.h"

#include <math.h>
#include <string.h>
#ifdef __x86_64__
#include <immintrin.h>
#endif

#define LOG2_E 0x1.71547652b82fep+0
#define LN2 0x1.62e42fefa39efp-1
#define LN2_HIGH 0x1.62e42feep-1 /* 32 bits */
#define LN2_LOW 0x1.a39ef35793c76p-33
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
#include "fast_math.inc"
#undef LEVEL
#undef LEVEL_TARGET
#undef LEVEL_BYTES
#undef MULTIPLY_ADD

#ifdef __x86_64__
#define LEVEL(name) avx2_##name
#define LEVEL_TARGET LEVEL_AVX2_TARGET
#define LEVEL_BYTES 32
#define MULTIPLY_ADD(x, y, z) ((avx2_v)_mm256_fmadd_pd((__m256d)(x), (__m256d)(y), (__m256d)(z)))
#include "fast_math.inc"
#undef LEVEL
#undef LEVEL_TARGET
#undef LEVEL_BYTES
#undef MULTIPLY_ADD

#define LEVEL(name) avx512_##name
#define LEVEL_TARGET LEVEL_AVX512_TARGET
#define LEVEL_BYTES 64
#define MULTIPLY_ADD(x, y, z) ((avx512_v)_mm512_fmadd_pd((__m512d)(x), (__m512d)(y), (__m512d)(z)))
#include "fast_math.inc"
#endif

#define FUNCTIONS(prefix)                                                             \
  {                                                                                   \
    [FAST_EXPONENTIAL] = prefix##run_exponential,                                     \
    [FAST_EXPONENTIAL_M1] = prefix##run_exponential_m1, [FAST_LOG] = prefix##run_log, \
    [FAST_LOG_P1] = prefix##run_log_p1, [FAST_TANH] = prefix##run_tanh,               \
  }
static const fast_fn functions[LEVEL_COUNT][FAST_FUNCTIONS] = {
    [LEVEL_BASE] = FUNCTIONS(base_),
#ifdef __x86_64__
    [LEVEL_AVX2] = FUNCTIONS(avx2_),
    [LEVEL_AVX512] = FUNCTIONS(avx512_),
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
  if (!functions[ev_level_now()][function](x, y, n, f, undecided)) return;
  for (size_t k = 0; k < n; k++)
    if (undecided[k]) y[k] = libm(x[k]);
}
