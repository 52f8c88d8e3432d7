/* SPDX-License-Identifier: Apache-2.0 */
/* The attributes of gather and scatter. */
#ifndef HLO_CTS_INTERPRETER_DEFINE_INDEXING_H
#define HLO_CTS_INTERPRETER_DEFINE_INDEXING_H

#include "reduce.h"

typedef struct gather_numbers {
  ints offset_dims, collapsed, operand_batching, indices_batching, start_index_map, sizes;
  int64_t vector_dim;
} gather_numbers;

/* Slice sizes that are an operand go to `room`, which has a number for each of its elements. */
bool ev_gather_numbers(definition *d, gather_numbers *g, int64_t *room);

typedef struct scatter_numbers {
  ints window, inserted, input_batching, indices_batching, to_operand;
  int64_t vector_dim;
  size_t n; /* inputs */
} scatter_numbers;

bool ev_scatter_numbers(definition *d, scatter_numbers *s);

#endif
