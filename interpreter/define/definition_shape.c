/* Ops that move elements: each says, for an index of the result, which element of which operand
 * stands there. Dynamic forms differ from static ones in where the numbers come from alone. */
#include <string.h>

#include "definitions.h"
#include "fast/indexing.h"

/* result[result_index] = operand[operand_index]. NULL: failed. */
typedef const uint8_t *(*source_fn)(definition *d, const int64_t *result_index, void *user);
static bool by_source(definition *d, source_fn source, void *user) {
  interp_value *r = d->out[0];
  int64_t *index = zero_row(d, 0);
  for (size_t e = 0; e < r->count; e++) {
    const uint8_t *from = source(d, index, user);
    if (!from) return false;
    memcpy(r->data + e * bytes_of(r), from, bytes_of(r));
    ev_nd_next(index, value_dims(r), value_rank(r));
  }
  return true;
}

/* An operand that holds a list: row k of the room. */
static ints list_operand(definition *d, size_t operand, size_t k) {
  const interp_value *v = d->in[operand];
  int64_t *list = row(d, k);
  for (size_t e = 0; e < v->count && e < d->width; e++) list[e] = ev_index_at(v, e);
  return (ints){list, v->count, true};
}

/* --- iota ------------------------------------------------------------------------------------- */

bool ev_define_iota(definition *d) {
  int64_t dimension, *index = zero_row(d, 0);
  interp_value *r = d->out[0];
  if (!ev_int(d->p, d->i, "iota_dimension", NULL, &dimension)) return false;
  for (size_t e = 0; e < r->count; e++) {
    ev_kern_convert(NUM_I64, (num_kind)r->num, &index[dimension], r->data + e * bytes_of(r), 1);
    ev_nd_next(index, value_dims(r), value_rank(r));
  }
  return true;
}

/* --- Permuting and repeating ------------------------------------------------------------------ */

static const uint8_t *transpose_source(definition *d, const int64_t *result_index, void *user) {
  const ints *permutation = user;
  int64_t *index = row(d, 1);
  for (size_t k = 0; k < permutation->n; k++) index[permutation->v[k]] = result_index[k];
  return ev_define_at(d->in[0], index);
}
bool ev_define_transpose(definition *d) {
  ints permutation;
  return ev_ints(d->p, d->i, "permutation", true, &permutation) &&
         by_source(d, transpose_source, &permutation);
}

static const uint8_t *broadcast_source(definition *d, const int64_t *result_index, void *user) {
  const ints *dims = user;
  int64_t *index = row(d, 1);
  for (size_t k = 0; k < dims->n; k++)
    index[k] = value_dims(d->in[0])[k] == 1 ? 0 : result_index[dims->v[k]];
  return ev_define_at(d->in[0], index);
}
bool ev_define_broadcast_in_dim(definition *d) {
  ints dims;
  return ev_ints(d->p, d->i, "broadcast_dimensions", true, &dims) &&
         by_source(d, broadcast_source, &dims);
}

/* The operand's dimensions are the last ones of the result. */
static const uint8_t *suffix_source(definition *d, const int64_t *result_index, void *user) {
  (void)user;
  return ev_define_at(d->in[0], result_index + value_rank(d->out[0]) - value_rank(d->in[0]));
}
bool ev_define_broadcast(definition *d) { return by_source(d, suffix_source, NULL); }

static const uint8_t *reverse_source(definition *d, const int64_t *result_index, void *user) {
  const ints *dims = user;
  int64_t *index = row(d, 1);
  for (size_t k = 0; k < value_rank(d->in[0]); k++)
    index[k] = ev_ints_has(*dims, (int64_t)k) ? value_dims(d->in[0])[k] - result_index[k] - 1
                                              : result_index[k];
  return ev_define_at(d->in[0], index);
}
bool ev_define_reverse(definition *d) {
  ints dims;
  return ev_ints(d->p, d->i, "dimensions", true, &dims) && by_source(d, reverse_source, &dims);
}

/* --- Slices ----------------------------------------------------------------------------------- */

typedef struct starts {
  ints first, stride; /* stride: 1 when absent */
} starts;
static const uint8_t *slice_source(definition *d, const int64_t *result_index, void *user) {
  const starts *s = user;
  int64_t *index = row(d, 1);
  for (size_t k = 0; k < value_rank(d->in[0]); k++)
    index[k] = s->first.v[k] + result_index[k] * item(s->stride, k, 1);
  return ev_define_at(d->in[0], index);
}
bool ev_define_slice(definition *d) {
  starts s;
  return ev_ints(d->p, d->i, "start_indices", true, &s.first) &&
         ev_ints(d->p, d->i, "strides", true, &s.stride) && by_source(d, slice_source, &s);
}
bool ev_define_real_dynamic_slice(definition *d) {
  starts s = {list_operand(d, 1, 2), list_operand(d, 3, 3)};
  return by_source(d, slice_source, &s);
}
/* The first entries along a dimension. */
bool ev_define_set_dimension_size(definition *d) {
  starts s = {.first = {zero_row(d, 2), value_rank(d->in[0]), true}};
  return by_source(d, slice_source, &s);
}

/* clamp(0, start_indices, shape(operand) - sizes). */
static starts clamped_starts(definition *d, size_t first, const interp_value *sizes) {
  int64_t *start = row(d, 2);
  for (size_t k = 0; k < value_rank(d->in[0]); k++) {
    int64_t most = value_dims(d->in[0])[k] - value_dims(sizes)[k];
    int64_t at = ev_index_at(d->in[first + k], 0);
    start[k] = at < 0 ? 0 : at > most ? most : at;
  }
  return (starts){.first = {start, value_rank(d->in[0]), true}};
}
bool ev_define_dynamic_slice(definition *d) {
  starts s = clamped_starts(d, 1, d->out[0]);
  return by_source(d, slice_source, &s);
}

static const uint8_t *update_source(definition *d, const int64_t *result_index, void *user) {
  const starts *s = user;
  int64_t *index = row(d, 1);
  for (size_t k = 0; k < value_rank(d->in[0]); k++) {
    index[k] = result_index[k] - s->first.v[k];
    if (index[k] < 0 || index[k] >= value_dims(d->in[1])[k])
      return ev_define_at(d->in[0], result_index);
  }
  return ev_define_at(d->in[1], index);
}
bool ev_define_dynamic_update_slice(definition *d) {
  starts s = clamped_starts(d, 2, d->in[1]);
  return by_source(d, update_source, &s);
}

/* --- Joining and padding ---------------------------------------------------------------------- */

static const uint8_t *concatenate_source(definition *d, const int64_t *result_index, void *user) {
  int64_t dimension = *(int64_t *)user, *index = row(d, 1);
  uint32_t k = 0;
  memcpy(index, result_index, value_rank(d->out[0]) * sizeof *index);
  while (index[dimension] >= value_dims(d->in[k])[dimension])
    index[dimension] -= value_dims(d->in[k++])[dimension];
  return ev_define_at(d->in[k], index);
}
bool ev_define_concatenate(definition *d) {
  int64_t dimension;
  return ev_int(d->p, d->i, "dimension", NULL, &dimension) &&
         by_source(d, concatenate_source, &dimension);
}

const uint8_t *ev_define_padded(const interp_value *v, const uint8_t *fill, const int64_t *index,
                                const int64_t *low, const int64_t *interior, int64_t *from) {
  for (size_t k = 0; k < value_rank(v); k++) {
    int64_t x = index[k] - low[k];
    uint64_t at = (uint64_t)x, step = (uint64_t)interior[k] + 1;
    if (x < 0 || at % step != 0 || at / step >= (uint64_t)value_dims(v)[k]) return fill;
    from[k] = (int64_t)(at / step);
  }
  return ev_define_at(v, from);
}
typedef struct padding {
  ints low, interior;
} padding;
static const uint8_t *pad_source(definition *d, const int64_t *result_index, void *user) {
  const padding *pad = user;
  return ev_define_padded(d->in[0], d->in[1]->data, result_index, pad->low.v, pad->interior.v,
                          row(d, 1));
}
bool ev_define_pad(definition *d) {
  padding pad;
  return ev_ints(d->p, d->i, "edge_padding_low", true, &pad.low) &&
         ev_ints(d->p, d->i, "interior_padding", true, &pad.interior) &&
         by_source(d, pad_source, &pad);
}
bool ev_define_dynamic_pad(definition *d) {
  padding pad = {list_operand(d, 2, 2), list_operand(d, 4, 3)};
  return by_source(d, pad_source, &pad);
}

/* --- Picking ---------------------------------------------------------------------------------- */

static int64_t clamped(const interp_value *indices, const int64_t *at, int64_t most) {
  __int128 v = ev_define_wide((num_kind)indices->num, ev_define_at(indices, at));
  return v < 0 ? 0 : v > most ? most : (int64_t)v;
}

static const uint8_t *inside(definition *d, const interp_value *v, const int64_t *index) {
  for (size_t k = 0; k < value_rank(v); k++)
    if (index[k] < 0 || index[k] >= value_dims(v)[k]) {
      ev_error(d->p, d->i, DIAG_INTERP_CONSTRAINT, "an element is outside the operand");
      return NULL;
    }
  return ev_define_at(v, index);
}

typedef struct gather_numbers {
  ints offset_dims, collapsed, operand_batching, indices_batching, start_index_map, sizes;
  int64_t vector_dim;
} gather_numbers;

static const uint8_t *gather_source(definition *d, const int64_t *result_index, void *user) {
  const gather_numbers *g = user;
  const interp_value *operand = d->in[0], *indices = d->in[1];
  size_t rank = value_rank(operand), index_rank = value_rank(indices), batches = 0;
  int64_t *at = row(d, 1), *batch = row(d, 2), *index = zero_row(d, 3);
  for (size_t k = 0; k < value_rank(d->out[0]); k++) /* batch_index: what is no offset_dim */
    if (!ev_ints_has(g->offset_dims, (int64_t)k)) batch[batches++] = result_index[k];
  for (size_t k = 0, b = 0; k < index_rank; k++)
    at[k] = (int64_t)k == g->vector_dim ? 0 : batch[b++];
  for (size_t k = 0; k < g->start_index_map.n; k++) { /* full_start_index */
    int64_t to = g->start_index_map.v[k];
    if ((size_t)g->vector_dim < index_rank) at[g->vector_dim] = (int64_t)k;
    index[to] = clamped(indices, at, value_dims(operand)[to] - g->sizes.v[to]);
  }
  for (size_t k = 0; k < g->operand_batching.n; k++) { /* full_batching_index */
    int64_t from = g->indices_batching.v[k];
    index[g->operand_batching.v[k]] += batch[from < g->vector_dim ? from : from - 1];
  }
  for (size_t k = 0, o = 0; k < rank; k++) /* full_offset_index */
    if (!ev_ints_has(g->collapsed, (int64_t)k) && !ev_ints_has(g->operand_batching, (int64_t)k))
      index[k] += result_index[g->offset_dims.v[o++]];
  return inside(d, operand, index);
}
static bool gather_numbers_of(definition *d, gather_numbers *g) {
  const ir_attr *a = ev_attr(d->p, d->i, "dimension_numbers");
  return ev_param_ints(d->p, d->i, a, "offsetDims", &g->offset_dims) &&
         ev_param_ints(d->p, d->i, a, "collapsedSliceDims", &g->collapsed) &&
         ev_param_ints(d->p, d->i, a, "operandBatchingDims", &g->operand_batching) &&
         ev_param_ints(d->p, d->i, a, "startIndicesBatchingDims", &g->indices_batching) &&
         ev_param_ints(d->p, d->i, a, "startIndexMap", &g->start_index_map) &&
         ev_param_int(d->p, d->i, a, "indexVectorDim", &g->vector_dim);
}
bool ev_define_gather(definition *d) {
  gather_numbers g;
  return gather_numbers_of(d, &g) && ev_ints(d->p, d->i, "slice_sizes", true, &g.sizes) &&
         by_source(d, gather_source, &g);
}
bool ev_define_dynamic_gather(definition *d) {
  gather_numbers g = {.sizes = list_operand(d, 2, 4)};
  return gather_numbers_of(d, &g) && by_source(d, gather_source, &g);
}

/* result[b..., x..., k..., y...] = operand[b..., x..., index[b..., k...], y...]. */
typedef struct selection {
  int64_t dim, batch;
} selection;
static const uint8_t *select_source(definition *d, const int64_t *result_index, void *user) {
  const selection *s = user;
  const interp_value *operand = d->in[0], *indices = d->in[1];
  int64_t *index = row(d, 1), *at = row(d, 2), picks = (int64_t)value_rank(indices) - s->batch;
  for (int64_t k = 0; k < s->batch; k++) at[k] = result_index[k];
  for (int64_t k = 0; k < picks; k++) at[s->batch + k] = result_index[s->dim + k];
  for (int64_t k = 0; k < (int64_t)value_rank(operand); k++)
    if (k != s->dim) index[k] = result_index[k < s->dim ? k : k + picks - 1];
  index[s->dim] = clamped(indices, at, value_dims(operand)[s->dim] - 1);
  return ev_define_at(operand, index);
}
bool ev_define_torch_index_select(definition *d) {
  selection s;
  if (!ev_int(d->p, d->i, "dim", NULL, &s.dim) || !ev_int(d->p, d->i, "batch_dims", NULL, &s.batch))
    return false;
  if (s.dim < 0) s.dim += (int64_t)value_rank(d->in[0]);
  if (s.batch < 0) s.batch += (int64_t)value_rank(d->in[1]);
  return by_source(d, select_source, &s);
}
