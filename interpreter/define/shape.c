/* SPDX-License-Identifier: Apache-2.0 */
/* Operations that move elements: each says, for an index of the result, which element of which
 * operand stands there. Dynamic forms differ from static ones in where the numbers come from alone.
 */
#include "definition.h"

#include <stdlib.h>
#include <string.h>

/* A 1-dimensional integer operand as a list; released with free(). */
static int64_t *operand_list(proc *p, insn *i, interp_value **in, size_t k, size_t *n) {
  int64_t *v = ev_scratch(p, i, in[k]->count, sizeof *v);
  for (size_t e = 0; v && e < in[k]->count; e++) v[e] = ev_int_at(in[k], e);
  *n = in[k]->count;
  return v;
}

/* A shape given at run time: no negative sizes. */
static int64_t *shape_operand(proc *p, insn *i, interp_value **in, size_t k, size_t *n) {
  int64_t *v = operand_list(p, i, in, k, n);
  for (size_t d = 0; v && d < *n; d++) {
    if (v[d] >= 0) continue;
    ev_error(p, i, DIAG_INTERP_CONSTRAINT, "the shape operand holds the negative size %lld",
             (long long)v[d]);
    free(v);
    return NULL;
  }
  return v;
}

/* An operand that holds a list: row k of the room. */
static ints list_operand(definition *d, size_t operand, size_t k) {
  const interp_value *v = d->in[operand];
  int64_t *list = row(d, k);
  for (size_t e = 0; e < v->count && e < d->width; e++) list[e] = ev_index_at(v, e);
  return (ints){list, v->count, true};
}

/* --- constant, get_dimension_size, reshape ---------------------------------------------------- */

eval_status eval_constant(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)in;
  interp_value *kept = i->cache;
  if (kept) {
    out[0] = interp_retain(kept);
    return EVAL_OK;
  }
  const ir_attr *a = ev_attr(p, i, "value");
  if (!ir_attr_is(a, IR_ATTR_DENSE) || !ir_type_is(a->dense.type, IR_TYPE_TENSOR))
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "attribute 'value' is not a dense constant");
  const ir_type *t = ev_declared(p, i, 0, a->dense.type->shaped.dims, a->dense.type->shaped.rank);
  if (!t) return EVAL_FAIL;
  if (ev_storage_kind(t->shaped.element) == NUM_NONE) return ev_no_values(p, i);
  interp_value *v = ev_value_of_attr(p->run->pool, a);
  if (!v) return ev_no_memory(p, i);
  v->type = t; /* a quantized constant holds values of its storage type */
  out[0] = v;
  if (ev_storage_kind(t->shaped.element) != (num_kind)v->num)
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the constant has another type [constant C1]");
  if (ev_run_keep(p->run, v)) i->cache = v;
  return EVAL_OK;
}

eval_status eval_get_dimension_size(proc *p, insn *i, interp_value **in, interp_value **out) {
  int64_t d;
  if (!ev_int(p, i, "dimension", NULL, &d) || !(out[0] = ev_result(p, i, 0, NULL, 0)))
    return EVAL_FAIL;
  ev_num_set_int((num_kind)out[0]->num, out[0]->data, value_dims(in[0])[d]);
  return EVAL_OK;
}

/* The result keeps the operand's element type, except for what quantization per axis changes. */
static bool same_storage(proc *p, const insn *i, const interp_value *v) {
  if (ev_storage_kind(ir_type_element(i->results[0])) == (num_kind)v->num) return true;
  return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the result has another element type");
}
/* Result 0 has this shape, and the elements of operand 0. */
static bool moves(definition *d, const int64_t *dims, size_t rank) {
  return same_storage(d->p, d->i, d->in[0]) && ev_takes_shape(d, 0, dims, rank);
}

static eval_status reshape(proc *p, insn *i, interp_value **in, const int64_t *dims, size_t rank,
                           interp_value **out) {
  size_t count;
  if (!ev_shape_count(dims, rank, 1, &count) || count != in[0]->count)
    return ev_error(
        p, i, DIAG_INTERP_CONSTRAINT,
        "the result's shape has not as many elements as the operand (%zu) [dynamic_reshape C2]",
        in[0]->count);
  const ir_type *t = ev_declared(p, i, 0, dims, rank);
  if (!t || !same_storage(p, i, in[0])) return EVAL_FAIL;
  out[0] = ev_retyped(p, i, &in[0], t);
  return out[0] ? EVAL_OK : EVAL_FAIL;
}

eval_status eval_reshape(proc *p, insn *i, interp_value **in, interp_value **out) {
  const ir_type *t = i->results[0];
  return reshape(p, i, in, t->shaped.dims, t->shaped.rank, out);
}

eval_status eval_dynamic_reshape(proc *p, insn *i, interp_value **in, interp_value **out) {
  size_t rank;
  auto_free int64_t *dims = shape_operand(p, i, in, 1, &rank);
  return dims ? reshape(p, i, in, dims, rank, out) : EVAL_FAIL;
}

/* The same elements in a type that knows more or fewer dimensions, which must be right. */
eval_status eval_tensor_cast(proc *p, insn *i, interp_value **in, interp_value **out) {
  if (!ev_tensor(p, i, in, 0, 0, -1)) return EVAL_FAIL;
  return reshape(p, i, in, value_dims(in[0]), value_rank(in[0]), out);
}

/* --- iota ------------------------------------------------------------------------------------- */

static bool frame_iota(definition *d, const int64_t *dims, size_t rank) {
  return ev_takes_shape(d, 0, dims, rank);
}
bool ev_frame_iota(definition *d) {
  const ir_type *t = ev_ranked_result(d);
  return t && frame_iota(d, t->shaped.dims, t->shaped.rank);
}
bool ev_frame_dynamic_iota(definition *d) {
  size_t rank;
  auto_free int64_t *dims = shape_operand(d->p, d->i, d->in, 0, &rank);
  return dims && frame_iota(d, dims, rank);
}
bool ev_define_iota(definition *d) {
  int64_t dimension, *index = zero_row(d, 0);
  interp_value *r = d->out[0];
  if (!ev_int(d->p, d->i, "iota_dimension", NULL, &dimension)) return false;
  /* Elements repeat from one index of the dimensions in front to the next. */
  size_t period = ev_nd_count(value_dims(r) + dimension, value_rank(r) - (size_t)dimension);
  for (size_t e = 0; e < r->count && e < period; e++) {
    ev_element_set((num_kind)r->num, r->data + e * bytes_of(r), index[dimension]);
    ev_nd_next(index, value_dims(r), value_rank(r));
  }
  for (size_t e = period; e < r->count; e += period)
    memcpy(r->data + e * bytes_of(r), r->data, period * bytes_of(r));
  return true;
}

/* --- transpose, broadcast, reverse ------------------------------------------------------------ */

bool ev_frame_transpose(definition *d) {
  ints permutation;
  size_t rank = value_rank(d->in[0]);
  auto_free int64_t *dims = ev_scratch(d->p, d->i, rank, sizeof *dims);
  if (!dims || !ev_ints(d->p, d->i, "permutation", true, &permutation)) return false;
  for (size_t k = 0; k < rank; k++) dims[k] = value_dims(d->in[0])[permutation.v[k]];
  return moves(d, dims, rank);
}
static const uint8_t *transpose_source(definition *d, const int64_t *result_index, void *user) {
  const ints *permutation = user;
  int64_t *index = row(d, 1);
  for (size_t k = 0; k < permutation->n; k++) index[permutation->v[k]] = result_index[k];
  return ev_define_at(d->in[0], index);
}
bool ev_define_transpose(definition *d) {
  ints permutation;
  return ev_ints(d->p, d->i, "permutation", true, &permutation) &&
         ev_define_by_source(d, transpose_source, &permutation);
}

static bool frame_broadcast(definition *d, const int64_t *dims, size_t rank, ints to) {
  const interp_value *a = d->in[0];
  if (!moves(d, dims, rank)) return false;
  for (size_t k = 0; k < to.n; k++) /* verify/ does not know a shape that is an operand */
    if (value_dims(a)[k] != 1 && value_dims(a)[k] != dims[to.v[k]])
      return ev_error(d->p, d->i, DIAG_INTERP_CONSTRAINT,
                      "dimension %zu of size %lld cannot become %lld [dynamic_broadcast_in_dim C5]",
                      k, (long long)value_dims(a)[k], (long long)dims[to.v[k]]);
  return true;
}
bool ev_frame_broadcast_in_dim(definition *d) {
  ints to;
  const ir_type *t = ev_ranked_result(d);
  return t && ev_ints(d->p, d->i, "broadcast_dimensions", true, &to) &&
         frame_broadcast(d, t->shaped.dims, t->shaped.rank, to);
}
bool ev_frame_dynamic_broadcast_in_dim(definition *d) {
  ints to;
  size_t rank;
  if (!ev_ints(d->p, d->i, "broadcast_dimensions", true, &to)) return false;
  auto_free int64_t *dims = shape_operand(d->p, d->i, d->in, 1, &rank);
  return dims && frame_broadcast(d, dims, rank, to);
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
         ev_define_by_source(d, broadcast_source, &dims);
}

/* `broadcast` puts new major dimensions in front (StablehloOps.td, StableHLO_BroadcastOp). */
bool ev_frame_broadcast(definition *d) {
  ints sizes;
  if (!ev_ints(d->p, d->i, "broadcast_sizes", true, &sizes)) return false;
  size_t inner = value_rank(d->in[0]), rank = inner + sizes.n;
  auto_free int64_t *m = ev_scratch(d->p, d->i, rank + inner, sizeof *m);
  if (!m) return false;
  memcpy(m, sizes.v, sizes.n * sizeof *m);
  memcpy(m + sizes.n, value_dims(d->in[0]), inner * sizeof *m);
  for (size_t k = 0; k < inner; k++) m[rank + k] = (int64_t)(sizes.n + k);
  return frame_broadcast(d, m, rank, (ints){m + rank, inner, true});
}
/* The operand's dimensions are the last ones of the result. */
static const uint8_t *suffix_source(definition *d, const int64_t *result_index, void *user) {
  (void)user;
  return ev_define_at(d->in[0], result_index + value_rank(d->out[0]) - value_rank(d->in[0]));
}
bool ev_define_broadcast(definition *d) { return ev_define_by_source(d, suffix_source, NULL); }

bool ev_frame_reverse(definition *d) {
  return moves(d, value_dims(d->in[0]), value_rank(d->in[0]));
}
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
  return ev_ints(d->p, d->i, "dimensions", true, &dims) &&
         ev_define_by_source(d, reverse_source, &dims);
}

/* --- Slices ----------------------------------------------------------------------------------- */

static bool frame_slice(definition *d, ints start, ints limit, ints step) {
  proc *p = d->p;
  insn *i = d->i;
  const interp_value *a = d->in[0];
  size_t rank = value_rank(a);
  auto_free int64_t *dims = ev_scratch(p, i, rank, sizeof *dims);
  if (!dims) return false;
  for (size_t k = 0; k < rank; k++) {
    if (start.v[k] < 0 || start.v[k] > limit.v[k] || limit.v[k] > value_dims(a)[k])
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "not 0 <= start_indices (%lld) <= limit_indices (%lld) <= %lld in "
                      "dimension %zu",
                      (long long)start.v[k], (long long)limit.v[k], (long long)value_dims(a)[k], k);
    if (step.v[k] <= 0)
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "stride %lld is not positive",
                      (long long)step.v[k]);
    dims[k] = (int64_t)exact_windows((exact_int)limit.v[k] - start.v[k], 1, step.v[k]);
  }
  return moves(d, dims, rank);
}
bool ev_frame_slice(definition *d) {
  ints start, limit, step;
  return ev_ints(d->p, d->i, "start_indices", true, &start) &&
         ev_ints(d->p, d->i, "limit_indices", true, &limit) &&
         ev_ints(d->p, d->i, "strides", true, &step) && frame_slice(d, start, limit, step);
}

/* The frame of an op whose three lists are operands, from `first` on. */
static bool with_operand_lists(definition *d, size_t first,
                               bool (*frame)(definition *d, ints a, ints b, ints c)) {
  size_t n[3] = {0};
  int64_t *v[3] = {NULL};
  bool ok = true;
  for (size_t k = 0; ok && k < 3; k++)
    ok = (v[k] = operand_list(d->p, d->i, d->in, first + k, &n[k])) != NULL;
  ok = ok && frame(d, (ints){v[0], n[0], true}, (ints){v[1], n[1], true}, (ints){v[2], n[2], true});
  for (size_t k = 0; k < 3; k++) free(v[k]);
  return ok;
}
bool ev_frame_real_dynamic_slice(definition *d) { return with_operand_lists(d, 1, frame_slice); }

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
         ev_ints(d->p, d->i, "strides", true, &s.stride) &&
         ev_define_by_source(d, slice_source, &s);
}
bool ev_define_real_dynamic_slice(definition *d) {
  starts s = {list_operand(d, 1, 2), list_operand(d, 3, 3)};
  return ev_define_by_source(d, slice_source, &s);
}

/* The first entries along a dimension (StablehloOps.td, StableHLO_SetDimensionSizeOp). */
bool ev_frame_set_dimension_size(definition *d) {
  proc *p = d->p;
  insn *i = d->i;
  int64_t dimension;
  if (!ev_int(p, i, "dimension", NULL, &dimension)) return false;
  const interp_value *a = d->in[0];
  int64_t n = ev_int_at(d->in[1], 0);
  if (dimension < 0 || (uint64_t)dimension >= value_rank(a) || n < 0 ||
      n > value_dims(a)[dimension])
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "the dimension or its size is out of range");
  auto_free int64_t *dims = ev_scratch(p, i, value_rank(a), sizeof *dims);
  if (!dims) return false;
  memcpy(dims, value_dims(a), value_rank(a) * sizeof *dims);
  dims[dimension] = n;
  return moves(d, dims, value_rank(a));
}
bool ev_define_set_dimension_size(definition *d) {
  starts s = {.first = {zero_row(d, 2), value_rank(d->in[0]), true}};
  return ev_define_by_source(d, slice_source, &s);
}

void ev_clamped_starts(const definition *d, size_t first, const interp_value *sizes,
                       int64_t *start) {
  for (size_t k = 0; k < value_rank(d->in[0]); k++) {
    int64_t most = value_dims(d->in[0])[k] - value_dims(sizes)[k];
    int64_t at = ev_index_at(d->in[first + k], 0);
    start[k] = at < 0 ? 0 : at > most ? most : at;
  }
}
static starts clamped_starts(definition *d, size_t first, const interp_value *sizes) {
  ev_clamped_starts(d, first, sizes, row(d, 2));
  return (starts){.first = {row(d, 2), value_rank(d->in[0]), true}};
}

bool ev_frame_dynamic_slice(definition *d) {
  ints sizes;
  return ev_ints(d->p, d->i, "slice_sizes", true, &sizes) && moves(d, sizes.v, sizes.n);
}
bool ev_define_dynamic_slice(definition *d) {
  starts s = clamped_starts(d, 1, d->out[0]);
  return ev_define_by_source(d, slice_source, &s);
}

bool ev_frame_dynamic_update_slice(definition *d) {
  return moves(d, value_dims(d->in[0]), value_rank(d->in[0]));
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
  return ev_define_by_source(d, update_source, &s);
}

/* --- Joining and padding ---------------------------------------------------------------------- */

bool ev_frame_concatenate(definition *d) {
  proc *p = d->p;
  insn *i = d->i;
  int64_t dimension;
  const interp_value *a = d->in[0];
  size_t rank = value_rank(a);
  auto_free int64_t *dims = ev_scratch(p, i, rank, sizeof *dims);
  if (!dims || !ev_int(p, i, "dimension", NULL, &dimension)) return false;
  memcpy(dims, value_dims(a), rank * sizeof *dims);
  for (uint32_t k = 1; k < i->in_count; k++)
    if (__builtin_add_overflow(dims[dimension], value_dims(d->in[k])[dimension], &dims[dimension]))
      return ev_no_memory(p, i);
  return moves(d, dims, rank);
}
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
         ev_define_by_source(d, concatenate_source, &dimension);
}

bool ev_pad_shape(proc *p, const insn *i, const int64_t *dims, size_t rank, const int64_t *low,
                  const int64_t *high, const int64_t *interior, int64_t *out, const char *row) {
  for (size_t d = 0; d < rank; d++) {
    const int64_t most = INT64_C(1) << 62; /* keeps sums of two of them in range */
    if (interior[d] < 0)
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "interior padding %lld is negative",
                      (long long)interior[d]);
    bool bad = (dims[d] > 1 && interior[d] >= most) || low[d] > most || low[d] < -most ||
               high[d] > most || high[d] < -most;
    /* Interior padding may be any number where there is no next element. */
    int64_t step = dims[d] > 1 && !bad ? interior[d] + 1 : 1;
    exact_int padded = bad ? -1 : exact_padded(low[d], dims[d], step, high[d]);
    if (padded < 0 || !exact_fits(padded, &out[d]))
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "the result would have a negative or too large size in dimension %zu%s", d,
                      row);
  }
  return true;
}

static bool frame_pad(definition *d, ints low, ints high, ints interior) {
  proc *p = d->p;
  insn *i = d->i;
  const interp_value *a = d->in[0];
  size_t rank = value_rank(a);
  auto_free int64_t *dims = ev_scratch(p, i, rank, sizeof *dims);
  return dims &&
         ev_pad_shape(p, i, value_dims(a), rank, low.v, high.v, interior.v, dims,
                      " [dynamic_pad C4]") &&
         moves(d, dims, rank);
}
bool ev_frame_pad(definition *d) {
  ints low, high, interior;
  return ev_ints(d->p, d->i, "edge_padding_low", true, &low) &&
         ev_ints(d->p, d->i, "edge_padding_high", true, &high) &&
         ev_ints(d->p, d->i, "interior_padding", true, &interior) &&
         frame_pad(d, low, high, interior);
}
bool ev_frame_dynamic_pad(definition *d) { return with_operand_lists(d, 2, frame_pad); }

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
         ev_define_by_source(d, pad_source, &pad);
}
bool ev_define_dynamic_pad(definition *d) {
  padding pad = {list_operand(d, 2, 2), list_operand(d, 4, 3)};
  return ev_define_by_source(d, pad_source, &pad);
}
