/* SPDX-License-Identifier: Apache-2.0 */
/* The attributes of gather. */
#ifndef HLO_CTS_INTERPRETER_DEFINE_GATHER_H
#define HLO_CTS_INTERPRETER_DEFINE_GATHER_H

#include "behaviors.h"
#include "definition.h"

typedef struct gather_numbers {
  ints offset_dims, collapsed, operand_batching, indices_batching, start_index_map, sizes;
  int64_t vector_dim;
} gather_numbers;

/* Slice sizes that are an operand go to `room`, which has a number for each of its elements. */
bool ev_gather_numbers(definition *d, gather_numbers *g, int64_t *room);

#endif
