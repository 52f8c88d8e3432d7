/* SPDX-License-Identifier: Apache-2.0 */
/* Fast elementary functions of f32. A result is undecided if an error of 2^-40 could change its
 * rounding. The caller must then use libm. */
#ifndef HLO_CTS_INTERPRETER_FAST_MATH_H
#define HLO_CTS_INTERPRETER_FAST_MATH_H

#include <stdbool.h>

#include "fast/level.h"
#include "values/number.h"

typedef enum fast_function {
  FAST_NONE,
  FAST_EXPONENTIAL,
  FAST_EXPONENTIAL_M1,
  FAST_LOG,
  FAST_LOG_P1,
  FAST_TANH,
  FAST_FUNCTIONS,
} fast_function;

#define FAST_MOST_F32 1024 /* elements at a time: what is undecided is computed at once for all */

/* y[k] = f(x[k]), rounded, for k < n; n <= FAST_MOST_F32 is a multiple of 8. undecided[k] where y
 * is not known well enough. False when nothing is undecided. */
typedef bool (*fast_f32_fn)(const float *x, float *y, size_t n, int32_t *undecided);

/* The same for any n, with libm's values for the undecided elements. `out` may be `in`. */
void ev_fast_run_f32(fast_function function, double (*libm)(double), const float *in, float *out,
                     size_t n);

#endif
