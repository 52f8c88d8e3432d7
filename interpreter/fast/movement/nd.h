/* SPDX-License-Identifier: Apache-2.0 */
/* Strided copies between n-dimensional arrays, and the indices of gather and scatter. */
#ifndef HLO_CTS_INTERPRETER_ND_H
#define HLO_CTS_INTERPRETER_ND_H

#include "values/index.h"

/* Copies an array of `rank` dimensions, none of size 0, whose elements have `size` bytes. Strides
 * are in bytes; 0 repeats an element, negative ones go backwards. The arrays are overwritten. False
 * when out of memory. */
bool ev_nd_copy(size_t rank, int64_t *dims, uint8_t *out, int64_t *out_strides, const uint8_t *in,
                int64_t *in_strides, size_t size);

/* Strides in bytes of a row-major array. */
void ev_nd_strides(const int64_t *dims, size_t rank, size_t size, int64_t *strides);

/* out[k] = in[offsets[k] + shift], offsets in elements. */
void ev_nd_pick(uint8_t *out, const uint8_t *in, const int64_t *offsets, int64_t shift, size_t n,
                size_t size);

/* n copies of one element. */
void ev_nd_fill(uint8_t *out, const uint8_t *element, size_t size, size_t n);

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
