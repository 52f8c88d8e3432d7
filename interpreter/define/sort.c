/* SPDX-License-Identifier: Apache-2.0 */
/* sort: slices along one dimension, stably, by a comparator. */
#include <string.h>

#include "reduce.h"

bool ev_frame_sort(definition *d) {
  region compare;
  for (uint32_t q = 0; q < d->i->in_count; q++)
    if (!ev_takes_shape(d, q, value_dims(d->in[0]), value_rank(d->in[0]))) return false;
  return ev_region_open(d->p, d->i, 0, 2 * (size_t)d->i->in_count, 1, &compare);
}

/* By insertion: halving finds the first element that the new one is less than; it goes before. */
bool ev_define_sort(definition *d) {
  int64_t dimension, last = -1, rank = (int64_t)value_rank(d->in[0]);
  uint32_t n = d->i->in_count;
  region b;
  if (!ev_int(d->p, d->i, "dimension", &last, &dimension)) return false;
  if (dimension < 0) dimension += rank;
  uint8_t less = 0;
  auto_free const void **args = ev_scratch(d->p, d->i, 2 * (size_t)n, sizeof *args);
  bool ok = args && ev_region_open(d->p, d->i, 0, 2 * (size_t)n, 1, &b);
  for (uint32_t q = 0; q < n; q++) memcpy(d->out[q]->data, d->in[q]->data, d->in[q]->size);
  int64_t *index = zero_row(d, 0), *one = row(d, 1), *other = row(d, 2);
  for (size_t e = 0; ok && e < d->in[0]->count; e++) {
    memcpy(one, index, (size_t)rank * sizeof *one);
    memcpy(other, index, (size_t)rank * sizeof *other);
    int64_t place = 0;
    for (int64_t end = index[dimension]; ok && place < end;) {
      other[dimension] = place + (end - place) / 2;
      for (uint32_t q = 0; q < n; q++) {
        args[2 * q] = ev_define_at(d->out[q], one);
        args[2 * q + 1] = ev_define_at(d->out[q], other);
      }
      ok = ev_region_apply(&b, 0, args, (void *[]){&less});
      if (less)
        end = other[dimension];
      else
        place = other[dimension] + 1;
    }
    for (int64_t k = index[dimension]; ok && k > place; k--) {
      one[dimension] = k;
      other[dimension] = k - 1;
      for (uint32_t q = 0; q < n; q++) {
        element t;
        memcpy(t, ev_define_at(d->out[q], one), bytes_of(d->out[q]));
        memcpy(ev_define_at(d->out[q], one), ev_define_at(d->out[q], other), bytes_of(d->out[q]));
        memcpy(ev_define_at(d->out[q], other), t, bytes_of(d->out[q]));
      }
    }
    ev_nd_next(index, value_dims(d->in[0]), (size_t)rank);
  }
  return ok;
}
