/* The kernels of dot_tile.h, for each level of level.h. */
#include "dot_tile.h"

#include <string.h>
#ifdef __x86_64__
#include <immintrin.h>
#endif

#define ROWS_OF(prefix, bytes, rows)                             \
  {                                                              \
    [DOT_F32] = {4, 2 * (bytes) / 4, rows, prefix##dot_f32},     \
    [DOT_F64] = {8, 2 * (bytes) / 8, rows, prefix##dot_f64},     \
    [DOT_U32] = {4, 2 * (bytes) / 4, rows, prefix##dot_u32},     \
    [DOT_U64] = {8, 2 * (bytes) / 8, rows, prefix##dot_u64},     \
    [DOT_PAIRS] = {4, 2 * (bytes) / 4, rows, prefix##dot_pairs}, \
    [DOT_WIDE] = {4, 2 * (bytes) / 4, rows, prefix##dot_wide},   \
    [DOT_SMALL] = {4, 2 * (bytes) / 4, rows, prefix##dot_small}, \
  }

#define LEVEL(name) base_##name
#define LEVEL_TARGET LEVEL_BASE_TARGET
#define LEVEL_BYTES 16
#define LEVEL_ROWS 4
#define MULTIPLY_ADD(x, y, z) ((x) * (y) + (z))
#define LARGER(x, y) ((base_f32)(((base_i32)(x) & ((x) > (y))) | ((base_i32)(y) & ~((x) > (y)))))
#define PAIRS(x, y)                                                                    \
  ((base_u32)((base_i32)((x) << 16) >> 16) * (base_u32)((base_i32)((y) << 16) >> 16) + \
   (base_u32)((base_i32)(x) >> 16) * (base_u32)((base_i32)(y) >> 16))
#include "dot_kernels.inc"
#undef LEVEL
#undef LEVEL_TARGET
#undef LEVEL_BYTES
#undef LEVEL_ROWS
#undef MULTIPLY_ADD
#undef LARGER
#undef PAIRS

#ifdef __x86_64__
#define LEVEL(name) avx2_##name
#define LEVEL_TARGET LEVEL_AVX2_TARGET
#define LEVEL_BYTES 32
#define LEVEL_ROWS 4
#define MULTIPLY_ADD(x, y, z) ((avx2_f32)_mm256_fmadd_ps((__m256)(x), (__m256)(y), (__m256)(z)))
#define LARGER(x, y) ((avx2_f32)_mm256_max_ps((__m256)(x), (__m256)(y)))
#define PAIRS(x, y) ((avx2_u32)_mm256_madd_epi16((__m256i)(x), (__m256i)(y)))
#include "dot_kernels.inc"
#undef LEVEL
#undef LEVEL_TARGET
#undef LEVEL_BYTES
#undef LEVEL_ROWS
#undef MULTIPLY_ADD
#undef LARGER
#undef PAIRS

#define LEVEL(name) avx512_##name
#define LEVEL_TARGET LEVEL_AVX512_TARGET
#define LEVEL_BYTES 64
#define LEVEL_ROWS 8
#define MULTIPLY_ADD(x, y, z) ((avx512_f32)_mm512_fmadd_ps((__m512)(x), (__m512)(y), (__m512)(z)))
#define LARGER(x, y) ((avx512_f32)_mm512_max_ps((__m512)(x), (__m512)(y)))
#define PAIRS(x, y) ((avx512_u32)_mm512_madd_epi16((__m512i)(x), (__m512i)(y)))
#include "dot_kernels.inc"
#endif

const dot_kernel ev_dot_kernels[LEVEL_COUNT][DOT_FAMILIES] = {
    [LEVEL_BASE] = ROWS_OF(base_, 16, 4),
#ifdef __x86_64__
    [LEVEL_AVX2] = ROWS_OF(avx2_, 32, 4),
    [LEVEL_AVX512] = ROWS_OF(avx512_, 64, 8),
#endif
};
