/* SPDX-License-Identifier: Apache-2.0 */
/* Bounds of elementwise ops, one part of an element at a time. */
#ifndef HLO_CTS_BOUNDS_ELEMENTWISE_H
#define HLO_CTS_BOUNDS_ELEMENTWISE_H

#include "walk.h"

typedef struct cell {
  const ir_op *op;
  bound in[3];
  layout from[3], to;
  size_t arity, part;     /* part of a complex result */
  double parts[3][2];     /* of each operand, also those that belong to the other part */
  bool certain, infinite; /* all of them are exact, one is an infinity or NaN */
  double value;           /* the interpreter's */
  const char *why;        /* set if the bound is open */
} cell;

bound bd_cell_add(cell *x);
bound bd_cell_subtract(cell *x);
bound bd_cell_multiply(cell *x);
bound bd_cell_divide(cell *x);
bound bd_cell_remainder(cell *x);
bound bd_cell_extremum(cell *x);
bound bd_cell_clamp(cell *x);
bound bd_cell_select(cell *x);
bound bd_cell_step(cell *x);
bound bd_cell_reduce_precision(cell *x);
bound bd_cell_negate(cell *x);
bound bd_cell_abs(cell *x);
bound bd_cell_function(cell *x);
bound bd_cell_power(cell *x);
bound bd_cell_atan2(cell *x);
bound bd_cell_compare(cell *x);
bound bd_cell_logic(cell *x);
bound bd_cell_convert(cell *x);
bound bd_cell_part(cell *x);
bound bd_cell_is_finite(cell *x);
bound bd_cell_fixed(cell *x);

/* Applies a rule to every element. */
bool bd_elementwise(walk *w, frame *f, const ir_op *op, cell_fn fn, const bounded **results);

#endif
