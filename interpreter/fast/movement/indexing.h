/* SPDX-License-Identifier: Apache-2.0 */
/* Functions that both gather and scatter use. */
#ifndef HLO_CTS_INTERPRETER_INDEXING_H
#define HLO_CTS_INTERPRETER_INDEXING_H

#include "eval.h"
#include "values/index.h"

#define INDEX_LINE 256

/* n <= INDEX_LINE elements of a tensor of indices: from, from + step, … */
typedef struct index_line {
  const interp_value *indices;
  int64_t from, step;
  size_t n;
  bool more; /* the offsets have the part of other indices already; else they are not read */
} index_line;

/* offsets[e] = what is there + stride * index e, brought into 0 … most. */
void ev_index_clamp(const index_line *l, int64_t most, int64_t stride, int64_t *offsets);
/* The same if the index is in 0 … size - 1 and the offset was not negative; else -1. */
void ev_index_check(const index_line *l, int64_t size, int64_t stride, int64_t *offsets);

#endif
