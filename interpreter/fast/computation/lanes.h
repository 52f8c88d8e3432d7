/* SPDX-License-Identifier: Apache-2.0 */
/* Blocks of elementwise ops on scalars, compiled: registers and steps. */
#ifndef HLO_CTS_INTERPRETER_LANES_H
#define HLO_CTS_INTERPRETER_LANES_H

#include "body.h"

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

#endif
