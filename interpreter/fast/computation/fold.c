/* SPDX-License-Identifier: Apache-2.0 */
#include "body.h"

#include <string.h>
#ifdef __x86_64__
#include <immintrin.h>
#endif

#include "fast/level.h"
#include "versions/ids.h"

/* See sum.inc. */
#define SUM_STEP 256 /* terms that are rounded at once */
/* Terms of a block. With more terms, more blocks would be added one by one. */
#define SUM_TERMS LEVEL_BYTES
#define SUM_BLOCKS (SUM_STEP / SUM_TERMS)
#define SUM_AHEAD 4096 /* bytes that are prefetched before they are needed */
#define SUM_PAUSE 15

#define LEVEL(name) base_##name
#define LEVEL_TARGET LEVEL_BASE_TARGET
#define LEVEL_BYTES 16
#define LANES_f32(v) (((v)[0] + (v)[1]) + ((v)[2] + (v)[3]))
#define LANES_f64(v) ((v)[0] + (v)[1])
#include "sums.inc"

#ifdef __x86_64__
#define LEVEL(name) avx2_##name
#define LEVEL_TARGET LEVEL_AVX2_TARGET
#define LEVEL_BYTES 32
#define LANES_f32(v) avx2_lanes_f32((__m256)(v))
#define LANES_f64(v) avx2_lanes_f64((__m256d)(v))
static inline LEVEL_TARGET float avx2_lanes_f32(__m256 v) {
  __m128 a = _mm256_castps256_ps128(v) + _mm256_extractf128_ps(v, 1);
  a += _mm_movehl_ps(a, a);
  return a[0] + a[1];
}
static inline LEVEL_TARGET double avx2_lanes_f64(__m256d v) {
  __m128d a = _mm256_castpd256_pd128(v) + _mm256_extractf128_pd(v, 1);
  return a[0] + a[1];
}
#include "sums.inc"
#endif

#ifdef __x86_64__
#define SUM_AT_LEVEL(T, suffix)                                                            \
  static void sum_##suffix(T *sum, const T *x, size_t n) {                                 \
    (ev_level_vectors() >= LEVEL_AVX2 ? avx2_sum_##suffix : base_sum_##suffix)(sum, x, n); \
  }
#else
#define SUM_AT_LEVEL(T, suffix) \
  static void sum_##suffix(T *sum, const T *x, size_t n) { base_sum_##suffix(sum, x, n); }
#endif
SUM_AT_LEVEL(float, f32)
SUM_AT_LEVEL(double, f64)

/* x and y stand for the two sides. Sums and products of floats take their terms one by one, in
 * several rows at once; what is exact in any order may also be vectorized along a row. */
#define IN_ORDER(name, T, expression)                                   \
  static void row_##name(void *to, const void *const *rows, size_t n) { \
    const T *in = rows[0];                                              \
    T x;                                                                \
    memcpy(&x, to, sizeof x);                                           \
    for (size_t k = 0; k < n; k++) {                                    \
      T y = in[k];                                                      \
      x = expression;                                                   \
    }                                                                   \
    memcpy(to, &x, sizeof x);                                           \
  }
#define FOLD(name, T, expression)                                                         \
  static void columns_##name(void *to, const void *from, size_t n) {                      \
    T *restrict acc = to;                                                                 \
    const T *restrict in = from;                                                          \
    for (size_t k = 0; k < n; k++) {                                                      \
      T x = acc[k], y = in[k];                                                            \
      acc[k] = expression;                                                                \
    }                                                                                     \
  }                                                                                       \
  static size_t scatter_##name(void *to, const int64_t *at, const void *from, size_t n) { \
    T *acc = to;                                                                          \
    const T *in = from;                                                                   \
    for (size_t k = 0; k < n; k++) {                                                      \
      if (at[k] < 0) continue;                                                            \
      T x = acc[at[k]], y = in[k], r = expression;                                        \
      if (r != r) return k;                                                               \
      acc[at[k]] = r;                                                                     \
    }                                                                                     \
    return n;                                                                             \
  }
#define FOLD_ACROSS(name, T, expression)                                 \
  static void rows_##name(void *to, const void *const *rows, size_t n) { \
    T acc[FOLD_ROWS];                                                    \
    const T *in[FOLD_ROWS];                                              \
    memcpy(acc, to, sizeof acc);                                         \
    for (size_t r = 0; r < FOLD_ROWS; r++) in[r] = rows[r];              \
    for (size_t k = 0; k < n; k++)                                       \
      for (size_t r = 0; r < FOLD_ROWS; r++) {                           \
        T x = acc[r], y = in[r][k];                                      \
        acc[r] = expression;                                             \
      }                                                                  \
    memcpy(to, acc, sizeof acc);                                         \
  }
#define SUM(name, suffix)                                               \
  static void row_##name(void *to, const void *const *rows, size_t n) { \
    sum_##suffix(to, rows[0], n);                                       \
  }
FOLD(add_f32, float, x + y)
SUM(add_f32, f32)
FOLD_ACROSS(add_f32, float, x + y)
FOLD(add_f64, double, x + y)
FOLD_ACROSS(add_f64, double, x + y)
SUM(add_f64, f64)
#define EITHER(name, T, expression) \
  FOLD(name, T, expression) FOLD_ACROSS(name, T, expression) IN_ORDER(name, T, expression)
EITHER(multiply_f32, float, x *y)
EITHER(multiply_f64, double, x *y)
EITHER(add_i32, uint32_t, x + y)
EITHER(add_i64, uint64_t, x + y)
EITHER(maximum_i32, int32_t, x > y ? x : y)
EITHER(maximum_i64, int64_t, x > y ? x : y)
EITHER(minimum_i32, int32_t, x < y ? x : y)
EITHER(minimum_i64, int64_t, x < y ? x : y)

/* The larger or smaller of floats, as integers that order alike: -0 lies below +0. A NaN anywhere
 * becomes one in the result. */
#define KEY(S, bits, MOST) ((bits) < 0 ? (S)((bits) ^ MOST) : (bits))
#define EXTREME(name, S, INF, MOST, TEST)                                                 \
  static void columns_##name(void *to, const void *from, size_t n) {                      \
    S *restrict acc = to;                                                                 \
    const S *restrict in = from;                                                          \
    for (size_t k = 0; k < n; k++) {                                                      \
      S x = acc[k], y = in[k], a = KEY(S, x, MOST), b = KEY(S, y, MOST);                  \
      S best = a TEST b ? x : y;                                                          \
      best = (x & MOST) > INF ? x : best;                                                 \
      acc[k] = (y & MOST) > INF ? y : best;                                               \
    }                                                                                     \
  }                                                                                       \
  static void row_##name(void *to, const void *const *rows, size_t n) {                   \
    const S *in = rows[0];                                                                \
    S x, nan = 0;                                                                         \
    memcpy(&x, to, sizeof x);                                                             \
    S best = KEY(S, x, MOST);                                                             \
    nan = (x & MOST) > INF ? -1 : 0;                                                      \
    for (size_t k = 0; k < n; k++) {                                                      \
      S y = in[k], b = KEY(S, y, MOST);                                                   \
      nan |= (y & MOST) > INF ? -1 : 0;                                                   \
      best = best TEST b ? best : b;                                                      \
    }                                                                                     \
    x = nan ? MOST : KEY(S, best, MOST);                                                  \
    memcpy(to, &x, sizeof x);                                                             \
  }                                                                                       \
  static void rows_##name(void *to, const void *const *rows, size_t n) {                  \
    for (size_t r = 0; r < FOLD_ROWS; r++) row_##name((S *)to + r, rows + r, n);          \
  }                                                                                       \
  static size_t scatter_##name(void *to, const int64_t *at, const void *from, size_t n) { \
    S *acc = to;                                                                          \
    const S *in = from;                                                                   \
    for (size_t k = 0; k < n; k++) {                                                      \
      if (at[k] < 0) continue;                                                            \
      S x = acc[at[k]], y = in[k];                                                        \
      if ((x & MOST) > INF || (y & MOST) > INF) return k;                                 \
      acc[at[k]] = KEY(S, x, MOST) TEST KEY(S, y, MOST) ? x : y;                          \
    }                                                                                     \
    return n;                                                                             \
  }
#define INF32 0x7f800000
#define INF64 INT64_C(0x7ff0000000000000)
EXTREME(maximum_f32, int32_t, INF32, INT32_MAX, >)
EXTREME(minimum_f32, int32_t, INF32, INT32_MAX, <)
EXTREME(maximum_f64, int64_t, INF64, INT64_MAX, >)
EXTREME(minimum_f64, int64_t, INF64, INT64_MAX, <)

static const struct {
  uint16_t op;
  num_kind num;
  fold_kernel kernel;
} rows[] = {
#define ROW(op, num, name)                                                                    \
  {                                                                                           \
    OP_STABLEHLO_##op, NUM_##num, { columns_##name, rows_##name, row_##name, scatter_##name } \
  }
    ROW(ADD, F32, add_f32),           ROW(ADD, F64, add_f64),
    ROW(ADD, I32, add_i32),           ROW(ADD, U32, add_i32),
    ROW(ADD, I64, add_i64),           ROW(ADD, U64, add_i64),
    ROW(MULTIPLY, F32, multiply_f32), ROW(MULTIPLY, F64, multiply_f64),
    ROW(MAXIMUM, F32, maximum_f32),   ROW(MAXIMUM, F64, maximum_f64),
    ROW(MAXIMUM, I32, maximum_i32),   ROW(MAXIMUM, I64, maximum_i64),
    ROW(MINIMUM, F32, minimum_f32),   ROW(MINIMUM, F64, minimum_f64),
    ROW(MINIMUM, I32, minimum_i32),   ROW(MINIMUM, I64, minimum_i64),
#undef ROW
};

const fold_kernel *ev_fold_kernel(uint16_t op, num_kind num) {
  for (size_t r = 0; r < sizeof rows / sizeof *rows; r++)
    if (rows[r].op == op && rows[r].num == num) return &rows[r].kernel;
  return NULL;
}
