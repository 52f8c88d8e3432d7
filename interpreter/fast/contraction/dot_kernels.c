/* SPDX-License-Identifier: Apache-2.0 */
/* The kernels of dot_plan.h, for each level of level.h. */
#include "dot_plan.h"

#include <string.h>
#ifdef __x86_64__
#include <immintrin.h>
#endif

/* STEP(acc, a's element in all lanes, b) for each depth. `m` is a constant wherever this is
 * inlined. KEEP: the largest magnitudes of the sums after each block of features, too. They stay in
 * memory, as the sums need the registers. */
#define TILE(name, T, V, STEP, KEEP)                                                           \
  static inline LEVEL_TARGET __attribute__((always_inline)) void LEVEL(name##_of)(             \
      size_t m, const dot_tile *t) {                                                           \
    enum { WIDTH = LEVEL_BYTES / sizeof(T) };                                                  \
    V acc[LEVEL_ROWS][2];                                                                      \
    for (size_t r = 0; r < m; r++) acc[r][0] = acc[r][1] = (V){0};                             \
    const T *b = t->panel;                                                                     \
    if (KEEP) memset(t->largest, 0, m * sizeof *acc);                                          \
    for (size_t tap = 0; tap < t->taps; tap++) {                                               \
      const T *a[LEVEL_ROWS];                                                                  \
      for (size_t r = 0; r < m; r++) a[r] = t->from[tap * m + r];                              \
      for (size_t f = 0, end = t->features; f < t->features; end = t->features) {              \
        if (KEEP && end - f > t->rounding->block) end = f + t->rounding->block;                \
        for (; f < end; f++, b += 2 * WIDTH) {                                                 \
          V x, y;                                                                              \
          memcpy(&x, b, sizeof x);                                                             \
          memcpy(&y, b + WIDTH, sizeof y);                                                     \
          for (size_t r = 0; r < m; r++) {                                                     \
            V s = a[r][f] - (V){0};                                                            \
            STEP(acc[r][0], s, x);                                                             \
            STEP(acc[r][1], s, y);                                                             \
          }                                                                                    \
        }                                                                                      \
        for (size_t r = 0; KEEP && r < m; r++) {                                               \
          KEEP_##KEEP(2 * r * WIDTH, acc[r][0]);                                               \
          KEEP_##KEEP((2 * r + 1) * WIDTH, acc[r][1]);                                         \
        }                                                                                      \
      }                                                                                        \
    }                                                                                          \
    for (size_t r = 0; r < m; r++) memcpy((T *)t->out + r * 2 * WIDTH, acc[r], sizeof acc[r]); \
  }                                                                                            \
  static LEVEL_TARGET void LEVEL(name)(const dot_tile *t) {                                    \
    if (t->rows == LEVEL_ROWS)                                                                 \
      LEVEL(name##_of)(LEVEL_ROWS, t);                                                         \
    else if (t->rows == 4)                                                                     \
      LEVEL(name##_of)(4, t);                                                                  \
    else if (t->rows == 2)                                                                     \
      LEVEL(name##_of)(2, t);                                                                  \
    else                                                                                       \
      LEVEL(name##_of)(1, t);                                                                  \
  }
#define KEEP_0(kept, sum)
#define KEEP_1(kept, sum)                 \
  {                                       \
    float *largest = t->largest + (kept); \
    LEVEL(f32) top;                       \
    memcpy(&top, largest, sizeof top);    \
    top = LARGER(MAGNITUDE(sum), top);    \
    memcpy(largest, &top, sizeof top);    \
  }

#define ROWS_OF(prefix, bytes, MORE)                               \
  {                                                                \
    [DOT_F32] = {4, 2 * (bytes) / 4, 4, prefix##dot_f32},          \
    [DOT_F64] = {8, 2 * (bytes) / 8, 4, prefix##dot_f64},          \
    [DOT_U32] = {4, 2 * (bytes) / 4, 4, prefix##dot_u32},          \
    [DOT_U64] = {8, 2 * (bytes) / 8, 4, prefix##dot_u64},          \
    [DOT_WIDE] = {4, 2 * (bytes) / 4, 4, prefix##dot_wide},        \
    [DOT_SMALL] = {4, 2 * (bytes) / 4, 4, prefix##dot_small}, MORE \
  }

#define LEVEL(name) base_##name
#define LEVEL_TARGET LEVEL_BASE_TARGET
#define LEVEL_BYTES 16
#define LEVEL_ROWS 4
#define MULTIPLY_SUBTRACT(x, y, z) ((x) * (y) - (z))
#define LARGER(x, y) ((base_f32)(((base_i32)(x) & ((x) > (y))) | ((base_i32)(y) & ~((x) > (y)))))
#include "dot_kernels.inc"

#ifdef __x86_64__
#define LEVEL(name) avx2_##name
#define LEVEL_TARGET LEVEL_AVX2_TARGET
#define LEVEL_BYTES 32
#define LEVEL_ROWS 4
#define MULTIPLY_SUBTRACT(x, y, z) \
  ((avx2_f32)_mm256_fmsub_ps((__m256)(x), (__m256)(y), (__m256)(z)))
#define LARGER(x, y) ((avx2_f32)_mm256_max_ps((__m256)(x), (__m256)(y)))
#include "dot_kernels.inc"

#ifdef LEVEL_HAS_FP16
/* The processor rounds each product and each sum to f16, subnormal ones included. */
#define LEVEL(name) fp16_##name
#define LEVEL_TARGET LEVEL_FP16_TARGET
#define LEVEL_BYTES 64
#define LEVEL_ROWS 8
typedef _Float16 fp16_f16 __attribute__((vector_size(64)));
#define STEP_HALVES(acc, s, x) acc = acc + s * x
TILE(dot_halves, _Float16, fp16_f16, STEP_HALVES, 0)
#endif
#endif

#define NO_MORE
#define HALVES [DOT_HALVES] = {2, 64, 8, fp16_dot_halves},
const dot_kernel ev_dot_kernels[LEVEL_COUNT][DOT_FAMILIES] = {
    [LEVEL_BASE] = ROWS_OF(base_, 16, NO_MORE),
#ifdef __x86_64__
    [LEVEL_AVX2] = ROWS_OF(avx2_, 32, NO_MORE),
#ifdef LEVEL_HAS_FP16
    [LEVEL_FP16] = ROWS_OF(avx2_, 32, HALVES),
#endif
#endif
};
