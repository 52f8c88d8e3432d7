/* SPDX-License-Identifier: Apache-2.0 */
/* A chain is a run of elementwise ops in one block. It is evaluated tile by tile, so the values
 * between two of its ops stay in the cache. Only values that are used after the chain become
 * tensors.
 *
 * A chain uses the kernels of single ops, so it gives the same bits. Everything that can fail is
 * checked before the chain starts. If a check fails, or there is no memory for its results beside
 * its operands, the ops are evaluated one by one and give their own diagnostics. */
#ifndef HLO_CTS_INTERPRETER_CHAIN_H
#define HLO_CTS_INTERPRETER_CHAIN_H

#include "kern.h"

#define CHAIN_MOST 256    /* instructions of a chain */
#define CHAIN_RANK 6      /* of a broadcast, after dimensions that can be merged are merged */
#define CHAIN_TILE 1024   /* elements of a tile; fewer if they do not fit into */
#define CHAIN_BYTES 98304 /* the buffers of a chain, which stay in the second cache */

typedef enum chain_kind {
  CHAIN_TENSOR,   /* of a slot, as many elements as the chain has */
  CHAIN_ONE,      /* of a slot, one element */
  CHAIN_CONSTANT, /* one element, known */
  CHAIN_VIEW,     /* of a slot, broadcast */
  CHAIN_STEP,     /* what a step makes */
} chain_kind;

typedef struct chain_view {
  uint32_t rank;
  int64_t dims[CHAIN_RANK], strides[CHAIN_RANK]; /* in elements */
} chain_view;

typedef struct chain_reg {
  chain_kind kind;
  num_kind num;
  uint32_t slot;               /* where it comes from; of a step: where it goes */
  size_t count;                /* elements in the slot */
  chain_view *view;            /* CHAIN_VIEW */
  uint8_t bits[NUM_MAX_BYTES]; /* CHAIN_CONSTANT */
  const ir_type *type;         /* CHAIN_STEP: of the tensor that leaves */
  bool leaves;
  bool buffered; /* it has a tile of its own; else it is in a tensor */
  size_t before; /* buffered: bytes per element of all tiles before its own */
} chain_reg;

typedef struct chain_step {
  kern k; /* fn is NULL: fills the tile of a view */
  uint32_t in[3], out;
} chain_step;

struct chain {
  uint32_t length; /* instructions */
  size_t elements, tile;
  size_t bytes; /* per element of all tiles */
  chain_reg *regs;
  chain_step *steps;
  uint32_t *frees;  /* slots that nobody needs afterwards */
  uint32_t *before; /* instructions that are evaluated first: constants that leave the chain */
  uint32_t reg_count, step_count, free_count, before_count;
};

/* Finds the chains of a block: block->insns[k].chain of the first instruction of each. */
void ev_chains_find(proc *p, block_plan *block);
/* Evaluates the chain that begins at the current instruction and sets *status to EVAL_OK or
 * EVAL_FAIL. Returns false and does nothing if the ops must be evaluated one by one. */
bool ev_chain_run(proc *p, const chain *c, eval_status *status);

#endif
