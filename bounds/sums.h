/* SPDX-License-Identifier: Apache-2.0 */
/* Bounds of sums that may be added in any order. */
#ifndef HLO_CTS_BOUNDS_SUMS_H
#define HLO_CTS_BOUNDS_SUMS_H

#include "rules.h"

/* The tensors of f64 on which a twin of an op is evaluated, of one operand. */
typedef enum sum_kind {
  SUM_CENTER, /* the middle of each interval */
  SUM_SIZE,   /* its absolute value */
  SUM_REACH,  /* the largest absolute value in the interval */
  SUM_ONES,   /* counts the terms */
  SUM_LOW,    /* the ends of the interval */
  SUM_HIGH,
  SUM_KINDS
} sum_kind;

/* NULL: a part of the operand is open, or not a number. Complex elements have one number each,
 * their absolute value. */
interp_value *bd_sum_operand(walk *w, const bounded *b, sum_kind kind);

/* The sums of all terms, for each element of the result. */
typedef struct sum {
  double center, size, reach, terms;
} sum;

/* The bound of a sum of `terms` products of `factors` numbers each, in format `f`: a product of n
 * rounded factors is off by (1 + u)^n - 1 at most (Higham, Accuracy and Stability of Numerical
 * Algorithms, section 3.1). `grid` is an exponent: every term is a multiple of 2^grid. */
bound bd_sum_bound(const ir_float_format *f, const sum *s, int grid, double value,
                   const char **why);
/* The largest e such that every number of the value is a multiple of 2^e; INT_MIN: not all of them
 * are exact and finite. */
int bd_grid(const bounded *b);

#endif
