/* SPDX-License-Identifier: Apache-2.0 */
/* Regions that are functions of scalars (of reduce, map, sort, scatter and the like), applied by
 * the machine, op by op. */
#ifndef HLO_CTS_INTERPRETER_REGION_H
#define HLO_CTS_INTERPRETER_REGION_H

#include "eval.h"

typedef struct region {
  proc *p;
  insn *i;
  block_plan *block;
  size_t arg_count, result_count;
  const num_kind *args, *results;
} region;

/* Opens region k of the instruction, which has so many scalars in and out. False with a diagnostic
 * when the interpreter has no such elements. */
bool ev_region_open(proc *p, insn *i, uint32_t k, size_t arg_count, size_t result_count, region *r);

/* results[q][lane] = region(args...[lane]), elements of the kinds above. A result may be the same
 * array as an argument. */
bool ev_region_apply(const region *r, size_t lane, const void *const *args, void *const *results);

#endif
