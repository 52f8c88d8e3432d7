#include "fold.h"

#include <string.h>

#include "level.h"
#include "versions/ids.h"

/* The order of the kernels. */
#define ROWS(X)                                                                       \
  X(add_f32), X(add_f64), X(multiply_f32), X(multiply_f64), X(add_i32), X(add_i64),   \
      X(maximum_i32), X(maximum_i64), X(minimum_i32), X(minimum_i64), X(maximum_f32), \
      X(maximum_f64), X(minimum_f32), X(minimum_f64)
#define NAME(name) FOLD_##name
enum { ROWS(NAME) };

#define LEVEL(name) base_##name
#define LEVEL_TARGET LEVEL_BASE_TARGET
#include "fold.inc"
#undef LEVEL
#undef LEVEL_TARGET

#ifdef __x86_64__
#define LEVEL(name) avx2_##name
#define LEVEL_TARGET LEVEL_AVX2_TARGET
#include "fold.inc"
#undef LEVEL
#undef LEVEL_TARGET

#define LEVEL(name) avx512_##name
#define LEVEL_TARGET LEVEL_AVX512_TARGET
#include "fold.inc"
#endif

static const fold_kernel *const kernels[LEVEL_COUNT] = {
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
    if (rows[r].op == op && rows[r].num == num) return &kernels[ev_level_now()][rows[r].kernel];
  return NULL;
}
