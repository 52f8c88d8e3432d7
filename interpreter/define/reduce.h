/* SPDX-License-Identifier: Apache-2.0 */
/* Ops that apply a computation to accumulators and elements; windows. */
#ifndef HLO_CTS_INTERPRETER_DEFINE_REDUCE_H
#define HLO_CTS_INTERPRETER_DEFINE_REDUCE_H

#include "behaviors.h"
#include "definition.h"

typedef uint8_t element[NUM_MAX_BYTES];

/* A region acc = f(acc, x), and room for the values that it is applied to. */
typedef struct computation {
  region r;
  size_t n; /* results; arguments are acc, then x */
  element *acc, *x;
  const void **args;
  void **results;
  void *memory;
} computation;

/* Region k, for 2n scalars in and n out. False with a diagnostic: there is nothing to close. */
bool ev_open_computation(definition *d, uint32_t k, size_t n, computation *c);
void ev_close_computation(computation *c);
/* acc = f(acc, x); acc[q] and x[q] have the kinds of the region's arguments. */
bool ev_compute(computation *c);

/* The attributes of an op on windows, and the sizes that follow; lists of `rank` numbers.
 */
typedef struct windows {
  size_t rank;
  int64_t *size, *stride, *base, *dilation; /* base: elements between two of the operand */
  int64_t *low, *high, *padded, *results;   /* results: how many windows there are */
} windows;
/* False with a diagnostic; ev_windows_free in any case. */
bool ev_read_windows(proc *p, insn *i, const interp_value *in, windows *w);
void ev_windows_free(windows *w);
/* Attribute 'padding', [rank, 2]; absent: none. */
bool ev_read_padding(proc *p, insn *i, size_t rank, int64_t *low, int64_t *high);

#endif
