/* SPDX-License-Identifier: Apache-2.0 */
/* The attributes of scatter. */
#ifndef HLO_CTS_INTERPRETER_DEFINE_SCATTER_H
#define HLO_CTS_INTERPRETER_DEFINE_SCATTER_H

#include "behaviors.h"
#include "reduce.h"

typedef struct scatter_numbers {
  ints window, inserted, input_batching, indices_batching, to_operand;
  int64_t vector_dim;
  size_t n; /* inputs */
} scatter_numbers;

bool ev_scatter_numbers(definition *d, scatter_numbers *s);

#endif
