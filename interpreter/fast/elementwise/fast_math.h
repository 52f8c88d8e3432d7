/* SPDX-License-Identifier: Apache-2.0 */
/* Fast elementary functions, for formats with at most 25 bits of precision. A result is undecided
 * if an error of 2^-40 could change its rounding, or if it is not a normal number of the format.
 * The caller must then use libm. */
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

#define FAST_CHUNK 256     /* elements at a time */
#define FAST_MOST_F32 1024 /* the same of f32: what is undecided is computed at once for all */

typedef struct fast_format {
  uint64_t mask,
      shift;     /* of the bits that rounding drops; brings the middle of two numbers to `near` */
  uint64_t near; /* half of the width of what is undecided */
  double least, most; /* normal numbers of the format, a little inside */
} fast_format;

/* y[k] = f(x[k]) for k < n <= FAST_CHUNK, to be rounded to the format; undecided[k] where y is not
 * known well enough. x and y have room for FAST_CHUNK. False when nothing is undecided. */
typedef bool (*fast_fn)(const double *x, double *y, size_t n, const fast_format *f,
                        uint64_t *undecided);

/* The same for f32, rounded; n <= FAST_MOST_F32 is a multiple of 8. */
typedef bool (*fast_f32_fn)(const float *x, float *y, size_t n, int32_t *undecided);

/* Whether there is a fast way for results of this kind. */
bool ev_fast_format(num_kind k, fast_format *f);
/* The same, with libm's values for the undecided elements. */
void ev_fast_run(fast_function function, const fast_format *f, double (*libm)(double), double *x,
                 double *y, size_t n);
/* The same for any number of f32, rounded. `out` may be `in`. */
void ev_fast_run_f32(fast_function function, double (*libm)(double), const float *in, float *out,
                     size_t n);

#endif
