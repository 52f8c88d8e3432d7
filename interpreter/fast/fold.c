#include "fold.h"

#include <string.h>
#ifdef __x86_64__
#include <immintrin.h>
#endif

#include "level.h"
#include "versions/ids.h"

/* The order of the kernels. */
#define ROWS(X)                                                                       \
  X(add_f32), X(add_f64), X(multiply_f32), X(multiply_f64), X(add_i32), X(add_i64),   \
      X(maximum_i32), X(maximum_i64), X(minimum_i32), X(minimum_i64), X(maximum_f32), \
      X(maximum_f64), X(minimum_f32), X(minimum_f64)
#define FOLD_NAME(name) FOLD_##name
enum { ROWS(FOLD_NAME) };

/* See sum.inc. */
#define SUM_STEP 256 /* terms that are rounded at once */
/* Of a block. If one had more terms, more blocks would be added one by one. */
#define SUM_TERMS LEVEL_BYTES
#define SUM_BLOCKS (SUM_STEP / SUM_TERMS)
#define SUM_AHEAD 4096 /* bytes that are prefetched before they are needed */
#define SUM_PAUSE 15

#define LEVEL(name) base_##name
#define LEVEL_TARGET LEVEL_BASE_TARGET
#define LEVEL_BYTES 16
#define LANES_f32(v) (((v)[0] + (v)[1]) + ((v)[2] + (v)[3]))
#define LANES_f64(v) ((v)[0] + (v)[1])
#include "fold.inc"

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
/* Four columns of eight rows: row r lies in the lower half of a vector, row r + 4 in the upper. */
static inline LEVEL_AVX2_TARGET __m256 add_four_columns(__m256 acc, const float *const *rows,
                                                        size_t k) {
  __m256 v[4];
  for (size_t r = 0; r < 4; r++)
    v[r] = _mm256_insertf128_ps(_mm256_castps128_ps256(_mm_loadu_ps(rows[r] + k)),
                                _mm_loadu_ps(rows[r + 4] + k), 1);
  __m256 a = _mm256_unpacklo_ps(v[0], v[1]), b = _mm256_unpackhi_ps(v[0], v[1]);
  __m256 c = _mm256_unpacklo_ps(v[2], v[3]), d = _mm256_unpackhi_ps(v[2], v[3]);
  acc += _mm256_shuffle_ps(a, c, 0x44);
  acc += _mm256_shuffle_ps(a, c, 0xee);
  acc += _mm256_shuffle_ps(b, d, 0x44);
  return acc + _mm256_shuffle_ps(b, d, 0xee);
}
static LEVEL_AVX2_TARGET void add_columns(float acc[FOLD_ROWS], const float *const rows[FOLD_ROWS],
                                          size_t n) {
  __m256 a = _mm256_loadu_ps(acc);
  for (size_t k = 0; k < n; k += 4) a = add_four_columns(a, rows, k);
  _mm256_storeu_ps(acc, a);
}
#define ADD_COLUMNS(acc, rows, n) add_columns(acc, rows, n)
#include "fold.inc"

#define LEVEL(name) avx512_##name
#define LEVEL_TARGET LEVEL_AVX512_TARGET
#define LEVEL_BYTES 64
#define LANES_f32(v) _mm512_reduce_add_ps((__m512)(v))
#define LANES_f64(v) _mm512_reduce_add_pd((__m512d)(v))
#include "fold.inc"
#undef ADD_COLUMNS
#endif

static const fold_kernel *const kernels[LEVEL_VECTORS + 1] = {
    [LEVEL_BASE] = base_kernels,
#ifdef __x86_64__
    [LEVEL_AVX2] = avx2_kernels,
    [LEVEL_AVX512] = avx512_kernels,
#endif
};

static const struct {
  uint16_t op;
  num_kind num;
  int kernel;
} rows[] = {
    {OP_STABLEHLO_ADD, NUM_F32, FOLD_add_f32},
    {OP_STABLEHLO_ADD, NUM_F64, FOLD_add_f64},
    {OP_STABLEHLO_ADD, NUM_I32, FOLD_add_i32},
    {OP_STABLEHLO_ADD, NUM_U32, FOLD_add_i32},
    {OP_STABLEHLO_ADD, NUM_I64, FOLD_add_i64},
    {OP_STABLEHLO_ADD, NUM_U64, FOLD_add_i64},
    {OP_STABLEHLO_MULTIPLY, NUM_F32, FOLD_multiply_f32},
    {OP_STABLEHLO_MULTIPLY, NUM_F64, FOLD_multiply_f64},
    {OP_STABLEHLO_MAXIMUM, NUM_F32, FOLD_maximum_f32},
    {OP_STABLEHLO_MAXIMUM, NUM_F64, FOLD_maximum_f64},
    {OP_STABLEHLO_MAXIMUM, NUM_I32, FOLD_maximum_i32},
    {OP_STABLEHLO_MAXIMUM, NUM_I64, FOLD_maximum_i64},
    {OP_STABLEHLO_MINIMUM, NUM_F32, FOLD_minimum_f32},
    {OP_STABLEHLO_MINIMUM, NUM_F64, FOLD_minimum_f64},
    {OP_STABLEHLO_MINIMUM, NUM_I32, FOLD_minimum_i32},
    {OP_STABLEHLO_MINIMUM, NUM_I64, FOLD_minimum_i64},
};

const fold_kernel *ev_fold_kernel(uint16_t op, num_kind num) {
  for (size_t r = 0; r < sizeof rows / sizeof *rows; r++)
    if (rows[r].op == op && rows[r].num == num) return &kernels[ev_level_vectors()][rows[r].kernel];
  return NULL;
}
