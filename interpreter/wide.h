/* Kernels that exist for each level of level.h: the arithmetic of f32, f64, bf16 and f16, and what
 * goes with it in long chains. The same bits at each level. */
#ifndef HLO_CTS_INTERPRETER_WIDE_H
#define HLO_CTS_INTERPRETER_WIDE_H

#include "kern.h"
#include "level.h"

#define WIDE_FLOATS(X, name) X(name##_f32) X(name##_f64) X(name##_bf16) X(name##_f16)
#define WIDE_KERNELS(X)    \
  WIDE_FLOATS(X, add)      \
  WIDE_FLOATS(X, subtract) \
  WIDE_FLOATS(X, multiply) \
  WIDE_FLOATS(X, divide)   \
  WIDE_FLOATS(X, maximum)  \
  WIDE_FLOATS(X, minimum)  \
  X(compare_f32)           \
  X(compare_f64)           \
  X(select_uint8_t)        \
  X(select_uint16_t)       \
  X(select_uint32_t)       \
  X(select_uint64_t)

typedef enum wide_kernel {
  WIDE_NONE,
#define WIDE_ROW(name) WIDE_##name,
  WIDE_KERNELS(WIDE_ROW)
#undef WIDE_ROW
      WIDE_COUNT,
} wide_kernel;

/* The kernel at the level of now. */
kern_fn ev_wide(wide_kernel k);
/* Between f32 and a format of 16 bits; false when it is no such pair, or when a NaN is among the
 * numbers, whose bits number.c knows. `out` is not `in`. */
bool ev_wide_convert(num_kind from, num_kind to, const void *in, void *out, size_t n);
/* 1 / (1 + y) in f32, each operation rounded; false when a NaN came out: its bits are for
 * number.c. */
bool ev_wide_one_over_one_plus(const float *y, float *out, size_t n);

#endif
