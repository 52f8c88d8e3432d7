/* SPDX-License-Identifier: Apache-2.0 */
/* Computations on scalars: the regions of reduce, map, sort, scatter and the like.
 *
 * A region made of elementwise ops on scalars is compiled once and then runs on many lanes at a
 * time (reductions vectorize across outputs, never across the order of one reduction). Any other
 * region is evaluated lane by lane by the machine. Both give the same bits.
 */
#ifndef HLO_CTS_INTERPRETER_BODY_H
#define HLO_CTS_INTERPRETER_BODY_H

#include "define/reduce.h"
#include "fast/elementwise/kern.h"
#include "region.h"

/* --- Reductions by one op on floats and integers, many results side by side (fold.c) --- */

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

/* --- Bodies (body.c) --- */

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

/* Runs the steps of a compiled region on up to BODY_LANES lanes, from register to register. */
void ev_body_steps(body *b, size_t lanes);
/* results[r][lane] = body(args...[lane]). A result may be the same array as an argument. */
bool ev_body_run(body *b, size_t lanes, const void *const *args, void *const *results);

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

/* The registers of the arguments come first. */
typedef enum reg_kind { REG_ARG, REG_STEP, REG_CONSTANT, REG_CAPTURE } reg_kind;

typedef struct lane_reg {
  reg_kind kind;
  num_kind num;
  uint32_t from;               /* argument number, or slot of a captured value */
  uint8_t bits[NUM_MAX_BYTES]; /* of a constant */
} lane_reg;

struct lane_step {
  kern k;
  uint16_t op;         /* UINT16_MAX: a copy */
  uint32_t in[3], out; /* registers */
};

struct lane_program {
  lane_reg *regs;
  lane_step *steps;
  uint32_t *returns; /* registers */
  uint32_t reg_count, step_count, return_count;
};

/* Returns NULL if the block has anything but elementwise ops on scalars. If the block returns
 * several values, none of them is in the register of an argument. */
lane_program *ev_lanes_compile(proc *p, block_plan *b);

/* --- Reductions over windows that overlap: one reuses what the one before has computed (window.c)
 * --- */

/* Windows over padded inputs. Lists have `rank` elements. */
typedef struct window_op {
  const windows *w;
  size_t inputs;
  interp_value *const *in; /* padded with the initial values */
  interp_value *const *init;
  interp_value *const *out; /* filled with the initial values */
} window_op;

typedef enum window_status { WINDOWS_FAILED, WINDOWS_DONE, WINDOWS_OTHER } window_status;

/* Reduces each window into `out`, if this is faster than taking every element of every window and
 * gives the same bits as taking them in order. Otherwise it does nothing and returns WINDOWS_OTHER.
 */
window_status ev_window_slide(proc *p, insn *i, body *b, const window_op *wo);

#endif
