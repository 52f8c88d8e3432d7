/* Kernels with a form for each level of level.h: the arithmetic of f32, f64, bf16 and f16, and the
 * other steps of long chains. All forms of a kernel give the same bits. */
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

/* The form of the kernel for the current level. */
kern_fn ev_wide(wide_kernel k);
/* Steps on one value of f32, which stays in registers: it is the left operand of each, or the right
 * one where the op is turned. */
typedef enum wide_op {
  WIDE_PLUS,
  WIDE_MINUS,
  WIDE_MINUS_TURNED,
  WIDE_TIMES,
  WIDE_OVER,
  WIDE_OVER_TURNED,
} wide_op;
typedef enum wide_operand { WIDE_EACH, WIDE_SAME, WIDE_OWN, WIDE_OPERANDS } wide_operand;
typedef struct wide_step {
  wide_op op;
  wide_operand operand; /* an element for each, one for all, the value itself */
  const float *in;
  float *out; /* keeps the value, too; NULL: nobody needs it */
} wide_step;
/* Runs the steps on a value that starts as `first`. Returns how many elements are done. That is
 * fewer than n if the rest is shorter than a vector, or if a result is a NaN. The kernels of single
 * ops then compute the rest, because they know the bits of a NaN. The last step stores no NaN. */
size_t ev_wide_run(const float *first, const wide_step *steps, size_t count, size_t n);

/* Between f32 and a format of 16 bits; false when it is no such pair, or when a NaN is among the
 * numbers, whose bits number.c knows. `out` is not `in`. */
bool ev_wide_convert(num_kind from, num_kind to, const void *in, void *out, size_t n);
/* Computes 1 / (1 + y) in f32 and rounds after each operation. Returns false if a result is a NaN,
 * because number.c decides its bits. */
bool ev_wide_one_over_one_plus(const float *y, float *out, size_t n);

#endif
