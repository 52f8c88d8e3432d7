/* SPDX-License-Identifier: Apache-2.0 */
/* Reductions by one op on floats and integers, many results side by side. */
#ifndef HLO_CTS_INTERPRETER_FOLD_H
#define HLO_CTS_INTERPRETER_FOLD_H

#include <stdbool.h>

#include "values/number.h"

#define FOLD_ROWS 8

/* If a result is a NaN, its bits are arbitrary, and the caller computes this result again. */
typedef struct fold_kernel {
  /* acc[k] = acc[k] op x[k] */
  void (*columns)(void *acc, const void *x, size_t n);
  /* acc[r] = acc[r] op rows[r][k] for k = 0 … n-1 in this order, FOLD_ROWS of them or one */
  void (*rows)(void *acc, const void *const *rows, size_t n);
  void (*row)(void *acc, const void *const *rows, size_t n);
  /* acc[at[k]] = acc[at[k]] op x[k] where at[k] is not negative, in this order. Stops before the
   * first NaN that would come out; how many were done. */
  size_t (*scatter)(void *acc, const int64_t *at, const void *x, size_t n);
} fold_kernel;

/* NULL when there is none for the op. */
const fold_kernel *ev_fold_kernel(uint16_t op, num_kind num);

#endif
