/* Operations that move elements: reshape, transpose, broadcast_in_dim, broadcast, iota,
 * concatenate, slice, pad, reverse, their dynamic forms, get_dimension_size. */
#include "shape.h"

#include <stdlib.h>
#include <string.h>

#include "nd.h"

/* Three lists of `rank` integers in one scratch block: a shape and two sets of strides. */
typedef struct walk {
  int64_t *dims, *out, *in;
} walk;
static bool walk_new(proc *p, const insn *i, size_t rank, walk *w) {
  int64_t *m = ev_scratch(p, i, 3 * rank + 1, sizeof *m);
  *w = (walk){m, m ? m + rank : NULL, m ? m + 2 * rank : NULL};
  return m != NULL;
}

static size_t element_size(const interp_value *v) { return ev_num_rows[v->num].bytes; }

static bool list_length(proc *p, const insn *i, const char *what, size_t n, size_t rank) {
  return n == rank || ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                               "%s has %zu elements where %zu are needed", what, n, rank);
}

/* A 1-dimensional integer operand as a list; released with free(). */
static int64_t *operand_list(proc *p, insn *i, interp_value **in, size_t k, size_t *n) {
  if (!ev_tensor(p, i, in, k, NUM_INTEGER, 1)) return NULL;
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

/* --- constant, iota, get_dimension_size --- */

eval_status eval_constant(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)in;
  interp_value *kept = i->cache;
  if (kept) {
    out[0] = interp_retain(kept);
    return EVAL_OK;
  }
  const ir_attr *a = ev_attr(p, i, "value");
  if (!ir_attr_is(a, IR_ATTR_DENSE))
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "attribute 'value' is no dense constant");
  if (i->out_count != 1) return ev_operands(p, i, 1, 0);
  const ir_type *t = a->dense.type, *declared = i->results[0];
  if (!ir_type_is(t, IR_TYPE_TENSOR))
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "the constant is no tensor [constant C1]");
  interp_value *v = ev_result(p, i, 0, t->shaped.dims, t->shaped.rank);
  if (!v) return EVAL_FAIL;
  size_t size = element_size(v);
  num_kind have = ev_num_of_type(t->shaped.element);
  /* A quantized constant holds values of its storage type. */
  if (ev_num_rows[have].bytes != size ||
      (!ir_type_is(ir_type_element(declared), IR_TYPE_QUANTIZED) && have != (num_kind)v->num) ||
      a->dense.size != (a->dense.splat ? size : v->size)) {
    interp_release(v);
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the constant has another type [constant C1]");
  }
  if (a->dense.splat)
    ev_nd_fill(v->data, a->dense.data, size, v->count);
  else if (v->size)
    memcpy(v->data, a->dense.data, v->size);
  ev_num_canonical((num_kind)v->num, v->data, v->count);
  out[0] = v;
  if (ev_run_keep(p->run, v)) i->cache = v;
  return EVAL_OK;
}

#define IOTA(T)                                         \
  {                                                     \
    T *o = (T *)v->data;                                \
    for (size_t a = 0; a < outer; a++)                  \
      for (int64_t k = 0; k < n; k++)                   \
        for (size_t c = 0; c < inner; c++) *o++ = (T)k; \
    break;                                              \
  }

static eval_status iota(proc *p, insn *i, const int64_t *dims, size_t rank, interp_value **out) {
  int64_t dimension;
  if (!ev_int(p, i, "iota_dimension", NULL, &dimension)) return EVAL_FAIL;
  if (dimension < 0 || (uint64_t)dimension >= rank)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "iota_dimension %lld is not in [0, %zu) [iota C1]", (long long)dimension, rank);
  interp_value *v = ev_result(p, i, 0, dims, rank);
  if (!v) return EVAL_FAIL;
  out[0] = v;
  if (v->count == 0) return EVAL_OK;
  size_t outer = 1, inner = 1;
  for (size_t d = 0; d < rank; d++) {
    if (d < (size_t)dimension) outer *= (size_t)dims[d];
    if (d > (size_t)dimension) inner *= (size_t)dims[d];
  }
  int64_t n = dims[dimension];
  switch (v->num) {
    case NUM_I32:
    case NUM_U32: IOTA(uint32_t)
    case NUM_I64:
    case NUM_U64: IOTA(uint64_t)
    case NUM_F64: IOTA(double)
    case NUM_F32: IOTA(float)
    default: {
      size_t size = element_size(v);
      uint8_t *o = v->data;
      for (size_t a = 0; a < outer; a++)
        for (int64_t k = 0; k < n; k++) {
          uint8_t one[NUM_MAX_BYTES];
          ev_kern_convert(NUM_I64, (num_kind)v->num, &k, one, 1);
          ev_nd_fill(o, one, size, inner);
          o += inner * size;
        }
    }
  }
  return EVAL_OK;
}

eval_status eval_iota(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)in;
  const ir_type *t = i->out_count ? i->results[0] : NULL;
  if (!ir_type_is(t, IR_TYPE_TENSOR))
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the result is no tensor");
  return iota(p, i, t->shaped.dims, t->shaped.rank, out);
}

eval_status eval_dynamic_iota(proc *p, insn *i, interp_value **in, interp_value **out) {
  size_t rank;
  auto_free int64_t *dims = shape_operand(p, i, in, 0, &rank);
  if (!dims) return EVAL_FAIL;
  return iota(p, i, dims, rank, out);
}

eval_status eval_get_dimension_size(proc *p, insn *i, interp_value **in, interp_value **out) {
  int64_t d;
  if (!ev_tensor(p, i, in, 0, 0, -1) || !ev_int(p, i, "dimension", NULL, &d)) return EVAL_FAIL;
  if (d < 0 || (uint64_t)d >= value_rank(in[0]))
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "dimension %lld is not in [0, %zu) [get_dimension_size C1]", (long long)d,
                    value_rank(in[0]));
  if (!(out[0] = ev_result(p, i, 0, NULL, 0))) return EVAL_FAIL;
  if (!ev_num_is((num_kind)out[0]->num, NUM_INTEGER))
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the result is no integer");
  ev_num_set_int((num_kind)out[0]->num, out[0]->data, value_dims(in[0])[d]);
  return EVAL_OK;
}

/* --- reshape --- */

/* The result keeps the operand's element type, except for what quantization per axis changes. */
static bool same_storage(proc *p, const insn *i, const interp_value *v) {
  if (ev_storage_kind(ir_type_element(i->results[0])) == (num_kind)v->num) return true;
  return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the result has another element type");
}

static eval_status reshape(proc *p, insn *i, interp_value **in, const int64_t *dims, size_t rank,
                           interp_value **out) {
  size_t count;
  if (!ev_shape_count(dims, rank, 1, &count) || count != in[0]->count)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "the result's shape has not as many elements as the operand (%zu) [reshape C2]",
                    in[0]->count);
  const ir_type *t = ev_declared(p, i, 0, dims, rank);
  if (!t || !same_storage(p, i, in[0])) return EVAL_FAIL;
  out[0] = ev_retyped(p, i, &in[0], t);
  return out[0] ? EVAL_OK : EVAL_FAIL;
}

eval_status eval_reshape(proc *p, insn *i, interp_value **in, interp_value **out) {
  if (!ev_tensor(p, i, in, 0, 0, -1)) return EVAL_FAIL;
  const ir_type *t = i->out_count ? i->results[0] : NULL;
  if (!ir_type_is(t, IR_TYPE_TENSOR))
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the result is no tensor");
  return reshape(p, i, in, t->shaped.dims, t->shaped.rank, out);
}

eval_status eval_dynamic_reshape(proc *p, insn *i, interp_value **in, interp_value **out) {
  size_t rank;
  if (!ev_tensor(p, i, in, 0, 0, -1)) return EVAL_FAIL;
  auto_free int64_t *dims = shape_operand(p, i, in, 1, &rank);
  if (!dims) return EVAL_FAIL;
  return reshape(p, i, in, dims, rank, out);
}

/* The same elements in a type that knows more or fewer dimensions, which must be right. */
eval_status eval_tensor_cast(proc *p, insn *i, interp_value **in, interp_value **out) {
  if (!ev_tensor(p, i, in, 0, 0, -1)) return EVAL_FAIL;
  return reshape(p, i, in, value_dims(in[0]), value_rank(in[0]), out);
}

/* --- transpose, broadcast, reverse --- */

eval_status eval_transpose(proc *p, insn *i, interp_value **in, interp_value **out) {
  ints permutation;
  if (!ev_tensor(p, i, in, 0, 0, -1) || !ev_ints(p, i, "permutation", true, &permutation))
    return EVAL_FAIL;
  size_t rank = value_rank(in[0]), size = element_size(in[0]);
  if (!list_length(p, i, "permutation [transpose C2]", permutation.n, rank) ||
      !ev_axes(p, i, "permutation [transpose C2]", permutation, rank, false) ||
      !same_storage(p, i, in[0]))
    return EVAL_FAIL;
  walk w;
  if (!walk_new(p, i, 2 * rank, &w)) return EVAL_FAIL;
  int64_t *strides = w.dims + rank;
  ev_nd_strides(value_dims(in[0]), rank, size, strides);
  for (size_t d = 0; d < rank; d++) {
    w.dims[d] = value_dims(in[0])[permutation.v[d]];
    w.in[d] = strides[permutation.v[d]];
  }
  bool ok = false;
  if ((out[0] = ev_result(p, i, 0, w.dims, rank))) {
    ev_nd_strides(w.dims, rank, size, w.out);
    ok = ev_nd_copy_split(p->run->options->threads, rank, w.dims, out[0]->data, w.out, in[0]->data,
                          w.in, size) ||
         ev_no_memory(p, i);
  }
  free(w.dims);
  return ok ? EVAL_OK : EVAL_FAIL;
}

bool ev_broadcast_to(proc *p, const insn *i, const interp_value *from, const int64_t *to_dims,
                     interp_value *to) {
  size_t rank = value_rank(to), size = element_size(to);
  if (from->count == 1) {
    ev_nd_fill(to->data, from->data, size, to->count);
    return true;
  }
  walk w;
  if (!walk_new(p, i, 2 * rank + value_rank(from), &w)) return false;
  int64_t *strides = w.dims + rank;
  ev_nd_strides(value_dims(from), value_rank(from), size, strides);
  memcpy(w.dims, value_dims(to), rank * sizeof *w.dims);
  for (size_t d = 0; d < value_rank(from); d++)
    if (value_dims(from)[d] != 1) w.in[to_dims[d]] = strides[d];
  ev_nd_strides(w.dims, rank, size, w.out);
  bool ok = ev_nd_copy_split(p->run->options->threads, rank, w.dims, to->data, w.out, from->data,
                             w.in, size) ||
            ev_no_memory(p, i);
  free(w.dims);
  return ok;
}

static eval_status broadcast(proc *p, insn *i, interp_value **in, const int64_t *dims, size_t rank,
                             ints to, interp_value **out) {
  const interp_value *a = in[0];
  if (!list_length(p, i, "broadcast_dimensions [broadcast_in_dim C2]", to.n, value_rank(a)) ||
      !ev_axes(p, i, "broadcast_dimensions [broadcast_in_dim C3, C4]", to, rank, false) ||
      !same_storage(p, i, a))
    return EVAL_FAIL;
  for (size_t d = 0; d < to.n; d++)
    if (value_dims(a)[d] != 1 && value_dims(a)[d] != dims[to.v[d]])
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "dimension %zu of size %lld cannot become %lld [broadcast_in_dim C5]", d,
                      (long long)value_dims(a)[d], (long long)dims[to.v[d]]);
  if (!(out[0] = ev_result(p, i, 0, dims, rank))) return EVAL_FAIL;
  return ev_broadcast_to(p, i, a, to.v, out[0]) ? EVAL_OK : EVAL_FAIL;
}

eval_status eval_broadcast_in_dim(proc *p, insn *i, interp_value **in, interp_value **out) {
  ints to;
  if (!ev_tensor(p, i, in, 0, 0, -1) || !ev_ints(p, i, "broadcast_dimensions", true, &to))
    return EVAL_FAIL;
  const ir_type *t = i->out_count ? i->results[0] : NULL;
  if (!ir_type_is(t, IR_TYPE_TENSOR))
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the result is no tensor");
  return broadcast(p, i, in, t->shaped.dims, t->shaped.rank, to, out);
}

eval_status eval_dynamic_broadcast_in_dim(proc *p, insn *i, interp_value **in, interp_value **out) {
  ints to;
  size_t rank;
  if (!ev_tensor(p, i, in, 0, 0, -1) || !ev_ints(p, i, "broadcast_dimensions", true, &to))
    return EVAL_FAIL;
  auto_free int64_t *dims = shape_operand(p, i, in, 1, &rank);
  if (!dims) return EVAL_FAIL;
  return broadcast(p, i, in, dims, rank, to, out);
}

/* `broadcast` puts new major dimensions in front (StablehloOps.td, StableHLO_BroadcastOp). */
eval_status eval_broadcast(proc *p, insn *i, interp_value **in, interp_value **out) {
  ints sizes;
  if (!ev_tensor(p, i, in, 0, 0, -1) || !ev_ints(p, i, "broadcast_sizes", true, &sizes))
    return EVAL_FAIL;
  size_t inner = value_rank(in[0]), rank = inner + sizes.n;
  auto_free int64_t *m = ev_scratch(p, i, rank + inner, sizeof *m);
  if (!m) return EVAL_FAIL;
  memcpy(m, sizes.v, sizes.n * sizeof *m);
  memcpy(m + sizes.n, value_dims(in[0]), inner * sizeof *m);
  for (size_t d = 0; d < inner; d++) m[rank + d] = (int64_t)(sizes.n + d);
  eval_status s = broadcast(p, i, in, m, rank, (ints){m + rank, inner, true}, out);
  return s;
}

eval_status eval_reverse(proc *p, insn *i, interp_value **in, interp_value **out) {
  ints dimensions;
  if (!ev_tensor(p, i, in, 0, 0, -1) || !ev_ints(p, i, "dimensions", true, &dimensions))
    return EVAL_FAIL;
  size_t rank = value_rank(in[0]), size = element_size(in[0]);
  if (!ev_axes(p, i, "dimensions [reverse C2, C3]", dimensions, rank, false) ||
      !same_storage(p, i, in[0]) || !(out[0] = ev_result(p, i, 0, value_dims(in[0]), rank)))
    return EVAL_FAIL;
  if (out[0]->count == 0) return EVAL_OK;
  walk w;
  if (!walk_new(p, i, rank, &w)) return EVAL_FAIL;
  memcpy(w.dims, value_dims(in[0]), rank * sizeof *w.dims);
  ev_nd_strides(w.dims, rank, size, w.out);
  ev_nd_strides(w.dims, rank, size, w.in);
  const uint8_t *from = in[0]->data;
  for (size_t k = 0; k < dimensions.n; k++) {
    int64_t d = dimensions.v[k];
    from += (w.dims[d] - 1) * w.in[d];
    w.in[d] = -w.in[d];
  }
  bool ok = ev_nd_copy_split(p->run->options->threads, rank, w.dims, out[0]->data, w.out, from,
                             w.in, size) ||
            ev_no_memory(p, i);
  free(w.dims);
  return ok ? EVAL_OK : EVAL_FAIL;
}

/* --- slice --- */

/* out = in[start : start + dims * step : step], all within bounds. */
static bool copy_slice(proc *p, const insn *i, const interp_value *in, const int64_t *start,
                       const int64_t *step, interp_value *out) {
  size_t rank = value_rank(in), size = element_size(in);
  if (out->count == 0) return true;
  walk w;
  if (!walk_new(p, i, rank, &w)) return false;
  memcpy(w.dims, value_dims(out), rank * sizeof *w.dims);
  ev_nd_strides(w.dims, rank, size, w.out);
  ev_nd_strides(value_dims(in), rank, size, w.in);
  const uint8_t *from = in->data;
  for (size_t d = 0; d < rank; d++) {
    from += start[d] * w.in[d];
    if (step && w.dims[d] > 1) w.in[d] *= step[d];
  }
  bool ok = ev_nd_copy_split(p->run->options->threads, rank, w.dims, out->data, w.out, from, w.in,
                             size) ||
            ev_no_memory(p, i);
  free(w.dims);
  return ok;
}

static eval_status slice(proc *p, insn *i, interp_value **in, ints start, ints limit, ints step,
                         interp_value **out) {
  const interp_value *a = in[0];
  size_t rank = value_rank(a);
  if (!list_length(p, i, "start_indices [slice C2]", start.n, rank) ||
      !list_length(p, i, "limit_indices [slice C2]", limit.n, rank) ||
      !list_length(p, i, "strides [slice C2]", step.n, rank) || !same_storage(p, i, a))
    return EVAL_FAIL;
  auto_free int64_t *dims = ev_scratch(p, i, rank, sizeof *dims);
  if (!dims) return EVAL_FAIL;
  bool ok = true;
  for (size_t d = 0; ok && d < rank; d++) {
    if (start.v[d] < 0 || start.v[d] > limit.v[d] || limit.v[d] > value_dims(a)[d])
      ok = ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "not 0 <= start_indices (%lld) <= limit_indices (%lld) <= %lld in "
                    "dimension %zu [slice C3]",
                    (long long)start.v[d], (long long)limit.v[d], (long long)value_dims(a)[d], d);
    else if (step.v[d] <= 0)
      ok = ev_error(p, i, DIAG_INTERP_CONSTRAINT, "stride %lld is not positive [slice C4]",
                    (long long)step.v[d]);
    else
      dims[d] = (int64_t)exact_windows((exact_int)limit.v[d] - start.v[d], 1, step.v[d]);
  }
  ok = ok && (out[0] = ev_result(p, i, 0, dims, rank)) &&
       copy_slice(p, i, a, start.v, step.v, out[0]);
  return ok ? EVAL_OK : EVAL_FAIL;
}

eval_status eval_slice(proc *p, insn *i, interp_value **in, interp_value **out) {
  ints start, limit, step;
  if (!ev_tensor(p, i, in, 0, 0, -1) || !ev_ints(p, i, "start_indices", true, &start) ||
      !ev_ints(p, i, "limit_indices", true, &limit) || !ev_ints(p, i, "strides", true, &step))
    return EVAL_FAIL;
  return slice(p, i, in, start, limit, step, out);
}

typedef eval_status with_lists(proc *p, insn *i, interp_value **in, ints a, ints b, ints c,
                               interp_value **out);

/* What an op does whose three lists are operands, from `first` on. */
static eval_status with_operand_lists(proc *p, insn *i, interp_value **in, size_t first,
                                      with_lists *what, interp_value **out) {
  size_t n[3] = {0};
  int64_t *v[3] = {NULL};
  bool ok = ev_tensor(p, i, in, 0, 0, -1);
  for (size_t k = 0; ok && k < 3; k++)
    ok = (v[k] = operand_list(p, i, in, first + k, &n[k])) != NULL;
  eval_status s = ok ? what(p, i, in, (ints){v[0], n[0], true}, (ints){v[1], n[1], true},
                            (ints){v[2], n[2], true}, out)
                     : EVAL_FAIL;
  for (size_t k = 0; k < 3; k++) free(v[k]);
  return s;
}

eval_status eval_real_dynamic_slice(proc *p, insn *i, interp_value **in, interp_value **out) {
  return with_operand_lists(p, i, in, 1, slice, out);
}

/* Scalar start indices from operand `first` on, clamped to [0, dim - size] (dynamic_slice,
 * dynamic_update_slice). NULL with a diagnostic. */
static int64_t *clamped_starts(proc *p, insn *i, interp_value **in, size_t first,
                               const int64_t *dims, const int64_t *sizes, size_t rank) {
  if (i->in_count != first + rank) {
    ev_error(p, i, DIAG_INTERP_CONSTRAINT, "%zu start indices are needed, not %zu", rank,
             i->in_count - first);
    return NULL;
  }
  int64_t *start = ev_scratch(p, i, rank, sizeof *start);
  for (size_t d = 0; start && d < rank; d++) {
    if (!ev_tensor(p, i, in, first + d, NUM_INTEGER, 0)) {
      free(start);
      return NULL;
    }
    const interp_value *v = in[first + d];
    int64_t at = ev_int_at(v, 0), most = dims[d] - sizes[d];
    if (v->num == NUM_U64 && at < 0) at = INT64_MAX;
    start[d] = at < 0 ? 0 : at > most ? most : at;
  }
  return start;
}

eval_status eval_dynamic_slice(proc *p, insn *i, interp_value **in, interp_value **out) {
  ints sizes;
  if (!ev_tensor(p, i, in, 0, 0, -1) || !ev_ints(p, i, "slice_sizes", true, &sizes))
    return EVAL_FAIL;
  const int64_t *dims = value_dims(in[0]);
  size_t rank = value_rank(in[0]);
  if (!list_length(p, i, "slice_sizes [dynamic_slice C2]", sizes.n, rank) ||
      !same_storage(p, i, in[0]))
    return EVAL_FAIL;
  for (size_t d = 0; d < rank; d++)
    if (sizes.v[d] < 0 || sizes.v[d] > dims[d])
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "slice size %lld is not in [0, %lld] [dynamic_slice C4]",
                      (long long)sizes.v[d], (long long)dims[d]);
  auto_free int64_t *start = clamped_starts(p, i, in, 1, dims, sizes.v, rank);
  if (!start) return EVAL_FAIL;
  bool ok =
      (out[0] = ev_result(p, i, 0, sizes.v, rank)) && copy_slice(p, i, in[0], start, NULL, out[0]);
  return ok ? EVAL_OK : EVAL_FAIL;
}

eval_status eval_dynamic_update_slice(proc *p, insn *i, interp_value **in, interp_value **out) {
  if (!ev_tensor(p, i, in, 0, 0, -1) || !ev_tensor(p, i, in, 1, 0, (int)value_rank(in[0])))
    return EVAL_FAIL;
  const interp_value *u = in[1];
  size_t rank = value_rank(in[0]), size = element_size(u);
  if (u->num != in[0]->num || !same_storage(p, i, u))
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "operand and update differ in element type [dynamic_update_slice C2]");
  const int64_t *dims = value_dims(in[0]);
  for (size_t d = 0; d < rank; d++)
    if (value_dims(u)[d] > dims[d])
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "the update is larger than the operand [dynamic_update_slice C6]");
  const ir_type *t = ev_declared(p, i, 0, dims, rank);
  auto_free int64_t *start = t ? clamped_starts(p, i, in, 2, dims, value_dims(u), rank) : NULL;
  if (!start) return EVAL_FAIL;
  walk w = {NULL, NULL, NULL};
  bool ok = (out[0] = ev_retyped(p, i, &in[0], t)) != NULL;
  if (ok && u->count && (ok = walk_new(p, i, rank, &w))) {
    memcpy(w.dims, value_dims(u), rank * sizeof *w.dims);
    ev_nd_strides(value_dims(out[0]), rank, size, w.out);
    ev_nd_strides(w.dims, rank, size, w.in);
    uint8_t *to = out[0]->data;
    for (size_t d = 0; d < rank; d++) to += start[d] * w.out[d];
    ok = ev_nd_copy_split(p->run->options->threads, rank, w.dims, to, w.out, u->data, w.in, size) ||
         ev_no_memory(p, i);
  }
  free(w.dims);
  return ok ? EVAL_OK : EVAL_FAIL;
}

/* --- concatenate --- */

bool ev_concatenate_into(proc *p, const insn *i, interp_value *const *in, size_t n,
                         size_t dimension, interp_value *out) {
  size_t rank = value_rank(out), size = element_size(out);
  walk w;
  if (!walk_new(p, i, rank, &w)) return false;
  int64_t offset = 0;
  bool ok = true;
  for (size_t k = 0; ok && k < n; k++) {
    memcpy(w.dims, value_dims(in[k]), rank * sizeof *w.dims);
    ev_nd_strides(value_dims(out), rank, size, w.out);
    ev_nd_strides(w.dims, rank, size, w.in);
    uint8_t *to = out->data + offset * w.out[dimension];
    if (in[k]->count)
      ok = ev_nd_copy_split(p->run->options->threads, rank, w.dims, to, w.out, in[k]->data, w.in,
                            size) ||
           ev_no_memory(p, i);
    offset += value_dims(in[k])[dimension];
  }
  free(w.dims);
  return ok;
}

eval_status eval_concatenate(proc *p, insn *i, interp_value **in, interp_value **out) {
  int64_t dimension;
  if (!ev_operands(p, i, 1, SIZE_MAX) || !ev_tensor(p, i, in, 0, 0, -1) ||
      !ev_int(p, i, "dimension", NULL, &dimension))
    return EVAL_FAIL;
  size_t rank = value_rank(in[0]);
  if (dimension < 0 || (uint64_t)dimension >= rank)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "dimension %lld is not in [0, %zu) [concatenate C4]", (long long)dimension,
                    rank);
  auto_free int64_t *dims = ev_scratch(p, i, rank, sizeof *dims);
  if (!dims) return EVAL_FAIL;
  memcpy(dims, value_dims(in[0]), rank * sizeof *dims);
  bool ok = same_storage(p, i, in[0]);
  for (uint32_t k = 1; ok && k < i->in_count; k++) {
    ok = ev_tensor(p, i, in, k, 0, (int)rank);
    if (ok && in[k]->num != in[0]->num)
      ok = ev_error(p, i, DIAG_INTERP_CONSTRAINT, "element types differ [concatenate C1]");
    for (size_t d = 0; ok && d < rank; d++)
      if (d != (size_t)dimension && value_dims(in[k])[d] != dims[d])
        ok = ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "shapes differ in dimension %zu [concatenate C2]", d);
    if (ok &&
        __builtin_add_overflow(dims[dimension], value_dims(in[k])[dimension], &dims[dimension]))
      ok = ev_no_memory(p, i);
  }
  ok = ok && (out[0] = ev_result(p, i, 0, dims, rank)) &&
       ev_concatenate_into(p, i, in, i->in_count, (size_t)dimension, out[0]);
  return ok ? EVAL_OK : EVAL_FAIL;
}

/* --- pad -------------------------------------------------------------------------------------- */

/* One dimension of a pad: element k of n goes to low + k * step; which k land in [0, size)? */
static void landing(int64_t n, int64_t low, int64_t step, int64_t size, int64_t *first,
                    int64_t *count) {
  int64_t from = low < 0 ? (-low + step - 1) / step : 0;
  int64_t to = size - 1 - low < 0 ? 0 : (size - 1 - low) / step + 1; /* past the last one */
  if (to > n) to = n;
  *first = from;
  *count = size > 0 && to > from ? to - from : 0;
}

/* From one of n elements to the next; interior padding may be any number where there is no next. */
static int64_t step_of(int64_t n, int64_t interior) { return n > 1 ? interior + 1 : 1; }

bool ev_pad_shape(proc *p, const insn *i, const int64_t *dims, size_t rank, const int64_t *low,
                  const int64_t *high, const int64_t *interior, int64_t *out) {
  for (size_t d = 0; d < rank; d++) {
    const int64_t most = INT64_C(1) << 62; /* keeps sums of two of them in range */
    if (interior[d] < 0)
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "interior padding %lld is negative [pad C3]",
                      (long long)interior[d]);
    bool bad = (dims[d] > 1 && interior[d] >= most) || low[d] > most || low[d] < -most ||
               high[d] > most || high[d] < -most;
    exact_int padded =
        bad ? -1 : exact_padded(low[d], dims[d], step_of(dims[d], interior[d]), high[d]);
    if (padded < 0 || !exact_fits(padded, &out[d]))
      return ev_error(
          p, i, DIAG_INTERP_CONSTRAINT,
          "the result would have a negative or too large size in dimension %zu [pad C4]", d);
  }
  return true;
}

bool ev_pad_into(proc *p, const insn *i, const interp_value *in, const uint8_t *fill,
                 const int64_t *low, const int64_t *interior, interp_value *out) {
  size_t rank = value_rank(in), size = element_size(in);
  ev_nd_fill(out->data, fill, size, out->count);
  walk w;
  if (!walk_new(p, i, rank, &w)) return false;
  ev_nd_strides(value_dims(out), rank, size, w.out);
  ev_nd_strides(value_dims(in), rank, size, w.in);
  uint8_t *to = out->data;
  const uint8_t *from = in->data;
  bool some = in->count != 0 && out->count != 0;
  for (size_t d = 0; some && d < rank; d++) {
    int64_t first, step = step_of(value_dims(in)[d], interior[d]);
    landing(value_dims(in)[d], low[d], step, value_dims(out)[d], &first, &w.dims[d]);
    some = w.dims[d] != 0;
    if (!some) break;
    to += (low[d] + first * step) * w.out[d];
    from += first * w.in[d];
    if (w.dims[d] > 1) w.out[d] *= step;
  }
  bool ok = !some ||
            ev_nd_copy_split(p->run->options->threads, rank, w.dims, to, w.out, from, w.in, size) ||
            ev_no_memory(p, i);
  free(w.dims);
  return ok;
}

static eval_status pad(proc *p, insn *i, interp_value **in, ints low, ints high, ints interior,
                       interp_value **out) {
  size_t rank = value_rank(in[0]);
  if (!list_length(p, i, "edge_padding_low [pad C2]", low.n, rank) ||
      !list_length(p, i, "edge_padding_high [pad C2]", high.n, rank) ||
      !list_length(p, i, "interior_padding [pad C2]", interior.n, rank) ||
      !ev_tensor(p, i, in, 1, 0, 0) || !same_storage(p, i, in[0]))
    return EVAL_FAIL;
  if (in[1]->num != in[0]->num)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "element types differ [pad C1]");
  auto_free int64_t *dims = ev_scratch(p, i, rank, sizeof *dims);
  if (!dims) return EVAL_FAIL;
  bool ok = ev_pad_shape(p, i, value_dims(in[0]), rank, low.v, high.v, interior.v, dims) &&
            (out[0] = ev_result(p, i, 0, dims, rank)) &&
            ev_pad_into(p, i, in[0], in[1]->data, low.v, interior.v, out[0]);
  return ok ? EVAL_OK : EVAL_FAIL;
}

eval_status eval_pad(proc *p, insn *i, interp_value **in, interp_value **out) {
  ints low, high, interior;
  if (!ev_tensor(p, i, in, 0, 0, -1) || !ev_ints(p, i, "edge_padding_low", true, &low) ||
      !ev_ints(p, i, "edge_padding_high", true, &high) ||
      !ev_ints(p, i, "interior_padding", true, &interior))
    return EVAL_FAIL;
  return pad(p, i, in, low, high, interior, out);
}

eval_status eval_dynamic_pad(proc *p, insn *i, interp_value **in, interp_value **out) {
  return with_operand_lists(p, i, in, 2, pad, out);
}
