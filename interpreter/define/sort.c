/* sort: slices along one dimension, stably, by a comparator. */
#include <string.h>

#include "reduce.h"

bool ev_frame_sort(definition *d) {
  proc *p = d->p;
  insn *i = d->i;
  const int64_t last = -1;
  int64_t dimension;
  region compare;
  size_t n = i->in_count;
  if (!ev_operands(p, i, 1, SIZE_MAX) || !ev_int(p, i, "dimension", &last, &dimension) ||
      !ev_tensor(p, i, d->in, 0, 0, -1))
    return false;
  int64_t rank = (int64_t)value_rank(d->in[0]);
  CONSTRAINT_OR_RETURN(i->out_count == n, "sort C2", "not one result per input");
  if (dimension < -rank || dimension >= rank)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "dimension %lld is not in [%lld, %lld) [sort C4]",
                    (long long)dimension, (long long)-rank, (long long)rank);
  for (size_t q = 0; q < n; q++) {
    if (!ev_tensor(p, i, d->in, q, 0, -1)) return false;
    CONSTRAINT_OR_RETURN(ev_same_shape(d->in[q], d->in[0]), "sort C3", "inputs differ in shape");
    if (!ev_takes_shape(d, q, value_dims(d->in[0]), (size_t)rank)) return false;
    CONSTRAINT_OR_RETURN(result_kind(d, q) == (num_kind)d->in[q]->num, "sort C2",
                         "element types differ");
  }
  if (!ev_region_open(p, i, 0, 2 * n, 1, &compare)) return false;
  for (size_t q = 0; q < n; q++)
    CONSTRAINT_OR_RETURN(compare.args[2 * q] == (num_kind)d->in[q]->num &&
                             compare.args[2 * q + 1] == (num_kind)d->in[q]->num &&
                             compare.results[0] == NUM_I1,
                         "sort C5", "the comparator has another type");
  return true;
}

/* Each slice by insertion: an element moves before those that it compares less than. */
bool ev_define_sort(definition *d) {
  int64_t dimension, last = -1, rank = (int64_t)value_rank(d->in[0]);
  uint32_t n = d->i->in_count;
  region b;
  if (!ev_int(d->p, d->i, "dimension", &last, &dimension)) return false;
  if (dimension < 0) dimension += rank;
  uint8_t less = 0;
  void *results[] = {&less};
  auto_free const void **args = ev_scratch(d->p, d->i, 2 * (size_t)n, sizeof *args);
  bool ok = args && ev_region_open(d->p, d->i, 0, 2 * (size_t)n, 1, &b);
  const int64_t *dims = value_dims(d->in[0]);
  for (uint32_t q = 0; q < n; q++) memcpy(d->out[q]->data, d->in[q]->data, d->in[q]->size);
  /* Neighbours in a slice. */
  int64_t *index = zero_row(d, 0), *one = row(d, 1), *other = row(d, 2);
  for (size_t e = 0; ok && e < d->in[0]->count; e++) {
    memcpy(one, index, (size_t)rank * sizeof *one);
    memcpy(other, index, (size_t)rank * sizeof *other);
    for (int64_t k = index[dimension]; ok && k > 0; k--) {
      one[dimension] = k;
      other[dimension] = k - 1;
      for (uint32_t q = 0; q < n; q++) {
        args[2 * q] = ev_define_at(d->out[q], one);
        args[2 * q + 1] = ev_define_at(d->out[q], other);
      }
      ok = ev_region_apply(&b, args, results);
      if (!less) break;
      for (uint32_t q = 0; q < n; q++) {
        element t;
        memcpy(t, args[2 * q], bytes_of(d->out[q]));
        memcpy(ev_define_at(d->out[q], one), args[2 * q + 1], bytes_of(d->out[q]));
        memcpy(ev_define_at(d->out[q], other), t, bytes_of(d->out[q]));
      }
    }
    ev_nd_next(index, dims, (size_t)rank);
  }
  return ok;
}
