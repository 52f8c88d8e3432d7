/* SPDX-License-Identifier: Apache-2.0 */
/* The kernels of dot_tile.h, for each level of level.h. */
#include "dot_tile.h"

#include <string.h>
#ifdef __x86_64__
#include <immintrin.h>
#endif

/* STEP(acc, a's element in all lanes, b) for each depth. `m` is a constant wherever this is
 * inlined. KEEP: the largest magnitudes of the sums after each block of features, too. They stay in
 * memory, as the sums need the registers. STARTS: the panel starts with a row of sums. */
#define TILE(name, T, V, STEP, KEEP, STARTS)                                                   \
  static inline LEVEL_TARGET __attribute__((always_inline)) void LEVEL(name##_of)(             \
      size_t m, const dot_tile *t) {                                                           \
    enum { WIDTH = LEVEL_BYTES / sizeof(T) };                                                  \
    V acc[LEVEL_ROWS][2];                                                                      \
    for (size_t r = 0; r < m; r++) acc[r][0] = acc[r][1] = (V){0};                             \
    const T *b = t->panel;                                                                     \
    if (KEEP) memset(t->largest, 0, m * sizeof *acc);                                          \
    if (STARTS) {                                                                              \
      for (size_t r = 0; r < m; r++) memcpy(acc[r], b, sizeof acc[r]);                         \
      b += 2 * WIDTH;                                                                          \
    }                                                                                          \
    for (size_t tap = 0; tap < t->taps; tap++) {                                               \
      const T *a[LEVEL_ROWS];                                                                  \
      for (size_t r = 0; r < m; r++) a[r] = t->from[tap * m + r];                              \
      for (size_t f = 0, end = t->features; f < t->features; end = t->features) {              \
        if (KEEP && end - f > t->rounding->block) end = f + t->rounding->block;                \
        for (; f < end; f++, b += t->stride) {                                                 \
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

#define ROWS_OF(prefix, pairs, bytes, rows, MORE)                     \
  {                                                                   \
    [DOT_F32] = {4, 2 * (bytes) / 4, rows, prefix##dot_f32},          \
    [DOT_F64] = {8, 2 * (bytes) / 8, rows, prefix##dot_f64},          \
    [DOT_U32] = {4, 2 * (bytes) / 4, rows, prefix##dot_u32},          \
    [DOT_U64] = {8, 2 * (bytes) / 8, rows, prefix##dot_u64},          \
    [DOT_PAIRS] = {4, 2 * (bytes) / 4, rows, pairs},                  \
    [DOT_WIDE] = {4, 2 * (bytes) / 4, rows, prefix##dot_wide},        \
    [DOT_SMALL] = {4, 2 * (bytes) / 4, rows, prefix##dot_small}, MORE \
  }

#define LEVEL(name) base_##name
#define LEVEL_TARGET LEVEL_BASE_TARGET
#define LEVEL_BYTES 16
#define LEVEL_ROWS 4
#define MULTIPLY_SUBTRACT(x, y, z) ((x) * (y) - (z))
#define ROUND_SUM base_round_by_sums
#define LARGER(x, y) ((base_f32)(((base_i32)(x) & ((x) > (y))) | ((base_i32)(y) & ~((x) > (y)))))
#define PAIRS(x, y)                                                                    \
  ((base_u32)((base_i32)((x) << 16) >> 16) * (base_u32)((base_i32)((y) << 16) >> 16) + \
   (base_u32)((base_i32)(x) >> 16) * (base_u32)((base_i32)(y) >> 16))
#include "dot_kernels.inc"

#ifdef __x86_64__
#define LEVEL(name) avx2_##name
#define LEVEL_TARGET LEVEL_AVX2_TARGET
#define LEVEL_BYTES 32
#define LEVEL_ROWS 4
#define MULTIPLY_SUBTRACT(x, y, z) \
  ((avx2_f32)_mm256_fmsub_ps((__m256)(x), (__m256)(y), (__m256)(z)))
#define ROUND_SUM avx2_round_by_sums
#define LARGER(x, y) ((avx2_f32)_mm256_max_ps((__m256)(x), (__m256)(y)))
#define PAIRS(x, y) ((avx2_u32)_mm256_madd_epi16((__m256i)(x), (__m256i)(y)))
#include "dot_kernels.inc"

#define LEVEL(name) avx512_##name
#define LEVEL_TARGET LEVEL_AVX512_TARGET
#define LEVEL_BYTES 64
#define LEVEL_ROWS 8
#define MULTIPLY_SUBTRACT(x, y, z) \
  ((avx512_f32)_mm512_fmsub_ps((__m512)(x), (__m512)(y), (__m512)(z)))
#define ROUND_SUM avx512_round_fused
#define LARGER(x, y) ((avx512_f32)_mm512_max_ps((__m512)(x), (__m512)(y)))
#define PAIRS(x, y) ((avx512_u32)_mm512_madd_epi16((__m512i)(x), (__m512i)(y)))
#include "dot_kernels.inc"

/* Four products of an unsigned and a signed number of 8 bits, or two of i16, in one operation. */
#define LEVEL(name) vnni_##name
#define LEVEL_TARGET LEVEL_VNNI_TARGET
#define LEVEL_BYTES 64
#define LEVEL_ROWS 8
typedef uint32_t vnni_u32 __attribute__((vector_size(64)));
#define STEP_PAIRS(acc, s, x) \
  acc = (vnni_u32)_mm512_dpwssd_epi32((__m512i)(acc), (__m512i)(s), (__m512i)(x))
#define STEP_QUADS(acc, s, x) \
  acc = (vnni_u32)_mm512_dpbusd_epi32((__m512i)(acc), (__m512i)(s), (__m512i)(x))
TILE(dot_pairs, uint32_t, vnni_u32, STEP_PAIRS, 0, 0)
TILE(dot_quads, uint32_t, vnni_u32, STEP_QUADS, 0, 1)
#undef LEVEL
#undef LEVEL_TARGET

#ifdef LEVEL_HAS_FP16
/* The processor rounds each product and each sum to f16, subnormal ones included. */
#define LEVEL(name) fp16_##name
#define LEVEL_TARGET LEVEL_FP16_TARGET
typedef _Float16 fp16_f16 __attribute__((vector_size(64)));
#define STEP_HALVES(acc, s, x) acc = acc + s * x
TILE(dot_halves, _Float16, fp16_f16, STEP_HALVES, 0, 0)
#endif
#endif

#define NO_MORE
#define QUADS [DOT_QUADS] = {4, 32, 8, vnni_dot_quads},
#define HALVES [DOT_HALVES] = {2, 64, 8, fp16_dot_halves},
const dot_kernel ev_dot_kernels[LEVEL_COUNT][DOT_FAMILIES] = {
    [LEVEL_BASE] = ROWS_OF(base_, base_dot_pairs, 16, 4, NO_MORE),
#ifdef __x86_64__
    [LEVEL_AVX2] = ROWS_OF(avx2_, avx2_dot_pairs, 32, 4, NO_MORE),
    [LEVEL_AVX512] = ROWS_OF(avx512_, avx512_dot_pairs, 64, 8, NO_MORE),
    [LEVEL_VNNI] = ROWS_OF(avx512_, vnni_dot_pairs, 64, 8, QUADS),
#ifdef LEVEL_HAS_FP16
    [LEVEL_FP16] = ROWS_OF(avx512_, vnni_dot_pairs, 64, 8, QUADS HALVES),
#endif
#endif
};
