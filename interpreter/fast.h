/* SPDX-License-Identifier: Apache-2.0 */
/* The interface of interpreter/fast/: ways to evaluate that are faster than the
 * definitions and give the same bits. Nothing outside fast/ includes any other header of it, and a
 * build with HLO_CTS_FAST=OFF leaves it out. */
#ifndef HLO_CTS_INTERPRETER_FAST_H
#define HLO_CTS_INTERPRETER_FAST_H

#include "eval.h"

typedef enum fast_status {
  FAST_FAILED = 0, /* a diagnostic was given */
  FAST_DONE = 1,
  FAST_NOT, /* nothing was done: the definition has to do it */
} fast_status;

/* How the results of a definition are made. */
typedef enum fast_place {
  FAST_NEW,      /* in new tensors */
  FAST_OPERAND,  /* result k in the tensor of operand k, if it dies here */
  FAST_ANYWHERE, /* the result in the tensor of any operand with as large elements that dies here */
} fast_place;

typedef struct fast_row {
  uint16_t op;
  fast_place place;
  fast_status (*fill)(definition *d);
  const char *gain; /* the row of hlo-bench that it serves, and how much */
} fast_row;

typedef struct fast_engine {
  const fast_row *(*row_of)(uint16_t op);
  /* Fills in the results by a row. */
  fast_status (*fill)(const fast_row *row, definition *d);
  /* Looks for chains in a block: insn.chain (fast/chain.h). */
  void (*find_chains)(proc *p, block_plan *b);
  /* Evaluates the chain that begins at the current instruction. False: does nothing, and the ops
   * have to be evaluated one by one. */
  bool (*run_chain)(proc *p, const chain *c, eval_status *status);
  /* Runs a loop of scalars. False: does nothing; the machine has to run it. */
  bool (*run_loop)(proc *p, insn *i, interp_value **in, interp_value **out, eval_status *status);
} fast_engine;

/* NULL: the build or the options leave it out. */
const fast_engine *ev_fast(const run *r);

#endif
