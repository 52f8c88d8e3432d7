/* SPDX-License-Identifier: Apache-2.0 */
/* Computations on scalars: the regions of reduce, map, sort, scatter and the like.
 *
 * A region made of elementwise ops on scalars is compiled once and then runs on many lanes at a
 * time (reductions vectorize across outputs, never across the order of one reduction). Any other
 * region is evaluated lane by lane by the machine. Both give the same bits.
 */
#ifndef HLO_CTS_INTERPRETER_BODY_H
#define HLO_CTS_INTERPRETER_BODY_H

#include "fast/elementwise/kern.h"
#include "fold.h"
#include "region.h"

#define BODY_LANES 256 /* lanes of one pass */

typedef struct lane_step lane_step;
typedef struct lane_program lane_program;

typedef struct body {
  region r;
  lane_program *program; /* NULL: lane by lane */
  uint8_t **regs;        /* per register: BODY_LANES elements; arguments: set per run */
  void *memory;
} body;

/* Opens region k of the instruction for `arg_count` scalars in and `result_count` out. False with a
 * diagnostic when the region does not have that form. ev_body_close in any case. */
bool ev_body_open(proc *p, insn *i, uint32_t k, size_t arg_count, size_t result_count, body *b);
void ev_body_close(body *b);

/* results[r][lane] = body(args...[lane]). A result may be the same array as an argument. */
bool ev_body_run(body *b, size_t lanes, const void *const *args, void *const *results);

/* acc = body(acc, x[k]) for k = 0 … n-1 in this order; arrays of elements, one accumulator each. */
bool ev_body_fold(body *b, size_t n, void *const *acc, const void *const *x);

/* The same, and after each step the accumulators are stored: trail[q][k]. */
bool ev_body_scan(body *b, size_t n, void *const *acc, const void *const *x, void *const *trail);

/* The kernels of a body that is one op on its two arguments; NULL when there are none. */
const fold_kernel *ev_body_fold_kernel(const body *b);

/* A comparator that compares the keys of two elements of one input: key(x) < key(y), or >. */
typedef struct body_key {
  size_t input;   /* x and y are arguments 2 * input and 2 * input + 1 */
  num_kind num;   /* of keys */
  bool total;     /* floats: in IEEE-754's total order */
  bool downwards; /* the larger key comes first */
  uint32_t steps; /* that make the keys */
  uint32_t reg;   /* where x's key is */
} body_key;
bool ev_body_key(const body *b, body_key *key);
/* The keys of up to BODY_LANES elements of the input. */
bool ev_body_keys(body *b, const body_key *key, size_t lanes, const void *elements, void *keys);

/* A reduction over views: for each output o in row-major order, acc[o] = body(acc[o], element(o,
 * r)) for r in row-major order. The element of input q lies at in[q] + size * (o · out_strides + r
 * · red_strides), strides in elements. */
typedef struct view_fold {
  size_t inputs;
  const uint8_t *const *in;
  uint8_t *const *acc;
  size_t out_rank, red_rank;
  const int64_t *out_dims, *out_strides, *red_dims, *red_strides;
} view_fold;
bool ev_body_fold_views(body *b, const view_fold *v);

#endif
