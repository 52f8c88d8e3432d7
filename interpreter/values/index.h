/* SPDX-License-Identifier: Apache-2.0 */
/* Walks over the indices of a tensor. */
#ifndef HLO_CTS_INTERPRETER_INDEX_H
#define HLO_CTS_INTERPRETER_INDEX_H

#include "tensor.h"

/* How many elements there are. */
static inline size_t ev_nd_count(const int64_t *dims, size_t rank) {
  size_t n = 1;
  for (size_t d = 0; d < rank; d++) n *= (size_t)dims[d];
  return n;
}

/* The index along dimension d of element e in row-major order. */
static inline size_t ev_index_along(const int64_t *dims, size_t rank, size_t d, size_t e) {
  return e / ev_nd_count(dims + d + 1, rank - d - 1) % (size_t)dims[d];
}

/* The next index in row-major order; false after the last one (index is all zero again). */
static inline bool ev_nd_next(int64_t *index, const int64_t *dims, size_t rank) {
  for (size_t d = rank; d-- > 0;) {
    if (++index[d] < dims[d]) return true;
    index[d] = 0;
  }
  return false;
}

/* Element k of a tensor of indices; a ui64 beyond int64_t is the largest index. */
static inline int64_t ev_index_at(const interp_value *v, size_t k) {
  int64_t at = ev_num_int((num_kind)v->num, v->data + k * ev_num_rows[v->num].bytes);
  return v->num == NUM_U64 && at < 0 ? INT64_MAX : at;
}

#endif
