#include "definition.h"

#include <stdlib.h>
#include <string.h>

#include "body.h"
#include "indexing.h"
#include "nd.h"
#include "shape.h"

#define MAX_RANK 16 /* tensors of a higher rank are not audited */

typedef struct definition {
  proc *p;
  insn *i;
  interp_value **in;         /* copies of the operands */
  interp_value *const *fast; /* what the evaluator gave: the shapes and types of the results */
  interp_value **out;        /* to be filled in */
} definition;
/* The constraints hold: the evaluator has checked them. False: a diagnostic was given. */
typedef bool (*define_fn)(definition *d);

/* --- Elements --------------------------------------------------------------------------------- */

static size_t bytes_of(const interp_value *v) { return num_rows[v->num].bytes; }

static uint8_t *element(const interp_value *v, const int64_t *index) {
  size_t at = 0;
  for (size_t k = 0; k < value_rank(v); k++) at = at * (size_t)value_dims(v)[k] + (size_t)index[k];
  return v->data + at * bytes_of(v);
}

/* The element in another kind. */
static const uint8_t *as_kind(const interp_value *v, const int64_t *index, num_kind to,
                              uint8_t *aside) {
  const uint8_t *e = element(v, index);
  if ((num_kind)v->num == to) return e;
  kern_convert((num_kind)v->num, to, e, aside, 1);
  return aside;
}

/* result[result_index] = operand[operand_index]: each op says which operand and which index; NULL:
 * the value stays what it is. */
typedef const uint8_t *(*source_fn)(definition *d, const int64_t *result_index, void *user);
static bool by_source(definition *d, source_fn source, void *user) {
  interp_value *r = d->out[0];
  int64_t index[MAX_RANK] = {0};
  for (size_t e = 0; e < r->count; e++) {
    memcpy(r->data + e * bytes_of(r), source(d, index, user), bytes_of(r));
    nd_next(index, value_dims(r), value_rank(r));
  }
  return true;
}

/* --- Moving elements -------------------------------------------------------------------------- */

static const uint8_t *transpose_source(definition *d, const int64_t *result_index, void *user) {
  const ints *permutation = user;
  int64_t index[MAX_RANK];
  for (size_t k = 0; k < permutation->n; k++) index[permutation->v[k]] = result_index[k];
  return element(d->in[0], index);
}
static bool define_transpose(definition *d) {
  ints permutation;
  return ev_ints(d->p, d->i, "permutation", true, &permutation) &&
         by_source(d, transpose_source, &permutation);
}

static const uint8_t *broadcast_source(definition *d, const int64_t *result_index, void *user) {
  const ints *dims = user;
  int64_t index[MAX_RANK];
  for (size_t k = 0; k < dims->n; k++)
    index[k] = value_dims(d->in[0])[k] == 1 ? 0 : result_index[dims->v[k]];
  return element(d->in[0], index);
}
static bool define_broadcast_in_dim(definition *d) {
  ints dims;
  return ev_ints(d->p, d->i, "broadcast_dimensions", true, &dims) &&
         by_source(d, broadcast_source, &dims);
}

static const uint8_t *reverse_source(definition *d, const int64_t *result_index, void *user) {
  const ints *dims = user;
  int64_t index[MAX_RANK];
  for (size_t k = 0; k < value_rank(d->in[0]); k++)
    index[k] = ints_has(*dims, (int64_t)k) ? value_dims(d->in[0])[k] - result_index[k] - 1
                                           : result_index[k];
  return element(d->in[0], index);
}
static bool define_reverse(definition *d) {
  ints dims;
  return ev_ints(d->p, d->i, "dimensions", true, &dims) && by_source(d, reverse_source, &dims);
}

typedef struct starts {
  int64_t v[MAX_RANK], stride[MAX_RANK];
} starts;
static const uint8_t *slice_source(definition *d, const int64_t *result_index, void *user) {
  const starts *s = user;
  int64_t index[MAX_RANK];
  for (size_t k = 0; k < value_rank(d->in[0]); k++)
    index[k] = s->v[k] + result_index[k] * s->stride[k];
  return element(d->in[0], index);
}
static bool define_slice(definition *d) {
  ints first, stride;
  starts s;
  if (!ev_ints(d->p, d->i, "start_indices", true, &first) ||
      !ev_ints(d->p, d->i, "strides", true, &stride))
    return false;
  for (size_t k = 0; k < first.n; k++) {
    s.v[k] = first.v[k];
    s.stride[k] = stride.v[k];
  }
  return by_source(d, slice_source, &s);
}

/* clamp(0, start_indices, shape(operand) - sizes). */
static void clamp_starts(const definition *d, size_t first, const interp_value *sizes, starts *s) {
  for (size_t k = 0; k < value_rank(d->in[0]); k++) {
    int64_t most = value_dims(d->in[0])[k] - value_dims(sizes)[k];
    int64_t at = index_at(d->in[first + k], 0);
    s->v[k] = at < 0 ? 0 : at > most ? most : at;
    s->stride[k] = 1;
  }
}
static bool define_dynamic_slice(definition *d) {
  starts s;
  clamp_starts(d, 1, d->fast[0], &s);
  return by_source(d, slice_source, &s);
}

static const uint8_t *update_source(definition *d, const int64_t *result_index, void *user) {
  const starts *s = user;
  int64_t index[MAX_RANK];
  for (size_t k = 0; k < value_rank(d->in[0]); k++) {
    index[k] = result_index[k] - s->v[k];
    if (index[k] < 0 || index[k] >= value_dims(d->in[1])[k]) return element(d->in[0], result_index);
  }
  return element(d->in[1], index);
}
static bool define_dynamic_update_slice(definition *d) {
  starts s;
  clamp_starts(d, 2, d->in[1], &s);
  return by_source(d, update_source, &s);
}

static const uint8_t *concatenate_source(definition *d, const int64_t *result_index, void *user) {
  int64_t dimension = *(int64_t *)user, index[MAX_RANK];
  uint32_t k = 0;
  memcpy(index, result_index, value_rank(d->fast[0]) * sizeof *index);
  while (index[dimension] >= value_dims(d->in[k])[dimension])
    index[dimension] -= value_dims(d->in[k++])[dimension];
  return element(d->in[k], index);
}
static bool define_concatenate(definition *d) {
  int64_t dimension;
  return ev_int(d->p, d->i, "dimension", NULL, &dimension) &&
         by_source(d, concatenate_source, &dimension);
}

/* The operand's element where result_index = edge_padding_low + operand_index * (interior + 1). */
static const uint8_t *padded(const interp_value *v, const uint8_t *fill, const int64_t *index,
                             const int64_t *low, const int64_t *interior) {
  int64_t from[MAX_RANK];
  for (size_t k = 0; k < value_rank(v); k++) {
    int64_t x = index[k] - low[k], step = interior[k] + 1;
    if (x < 0 || x % step != 0 || x / step >= value_dims(v)[k]) return fill;
    from[k] = x / step;
  }
  return element(v, from);
}
typedef struct padding {
  ints low, interior;
} padding;
static const uint8_t *pad_source(definition *d, const int64_t *result_index, void *user) {
  const padding *pad = user;
  return padded(d->in[0], d->in[1]->data, result_index, pad->low.v, pad->interior.v);
}
static bool define_pad(definition *d) {
  padding pad;
  return ev_ints(d->p, d->i, "edge_padding_low", true, &pad.low) &&
         ev_ints(d->p, d->i, "interior_padding", true, &pad.interior) &&
         by_source(d, pad_source, &pad);
}

/* --- gather ----------------------------------------------------------------------------------- */

typedef struct gather_numbers {
  ints offset_dims, collapsed, operand_batching, indices_batching, start_index_map;
  int64_t vector_dim;
  interp_value *const *sizes; /* the result, when slices are of its shape */
  const int64_t *slice;
} gather_numbers;

static const uint8_t *gather_source(definition *d, const int64_t *result_index, void *user) {
  const gather_numbers *g = user;
  const interp_value *operand = d->in[0], *indices = d->in[1];
  size_t rank = value_rank(operand), index_rank = value_rank(indices);
  int64_t at[MAX_RANK + 1], batch[MAX_RANK + 1], index[MAX_RANK] = {0}, full_batch[MAX_RANK] = {0};
  size_t batches = 0;
  for (size_t k = 0; k < value_rank(d->fast[0]); k++) /* batch_index: what is no offset_dim */
    if (!ints_has(g->offset_dims, (int64_t)k)) batch[batches++] = result_index[k];
  for (size_t k = 0, b = 0; k < index_rank; k++)
    at[k] = (int64_t)k == g->vector_dim ? 0 : batch[b++];
  for (size_t k = 0; k < g->start_index_map.n; k++) { /* full_start_index */
    int64_t to = g->start_index_map.v[k];
    if ((size_t)g->vector_dim < index_rank) at[g->vector_dim] = (int64_t)k;
    int64_t start =
        index_at(indices, (size_t)(element(indices, at) - indices->data) / bytes_of(indices));
    int64_t most = value_dims(operand)[to] - g->slice[to];
    index[to] = start < 0 ? 0 : start > most ? most : start;
  }
  for (size_t k = 0; k < g->operand_batching.n; k++) { /* full_batching_index */
    int64_t from = g->indices_batching.v[k];
    full_batch[g->operand_batching.v[k]] = batch[from < g->vector_dim ? from : from - 1];
  }
  for (size_t k = 0, o = 0; k < rank; k++) { /* full_offset_index */
    bool gone = ints_has(g->collapsed, (int64_t)k) || ints_has(g->operand_batching, (int64_t)k);
    index[k] += full_batch[k] + (gone ? 0 : result_index[g->offset_dims.v[o++]]);
  }
  return element(operand, index);
}
static bool define_gather(definition *d) {
  gather_numbers g;
  ints sizes;
  const ir_attr *a = ev_attr(d->p, d->i, "dimension_numbers");
  if (!ev_param_ints(d->p, d->i, a, "offsetDims", &g.offset_dims) ||
      !ev_param_ints(d->p, d->i, a, "collapsedSliceDims", &g.collapsed) ||
      !ev_param_ints(d->p, d->i, a, "operandBatchingDims", &g.operand_batching) ||
      !ev_param_ints(d->p, d->i, a, "startIndicesBatchingDims", &g.indices_batching) ||
      !ev_param_ints(d->p, d->i, a, "startIndexMap", &g.start_index_map) ||
      !ev_param_int(d->p, d->i, a, "indexVectorDim", &g.vector_dim) ||
      !ev_ints(d->p, d->i, "slice_sizes", true, &sizes))
    return false;
  g.slice = sizes.v;
  return by_source(d, gather_source, &g);
}

/* --- Elementwise ------------------------------------------------------------------------------ */

/* An integer or boolean of any kind. */
static __int128 wide(num_kind k, const uint8_t *e) {
  int64_t v = num_int(k, e);
  return k == NUM_U64 ? (__int128)(uint64_t)v : v;
}

static bool float_op(uint16_t op, double a, double b, double *r) {
  switch (op) {
    case OP_STABLEHLO_ADD: *r = a + b; break;
    case OP_STABLEHLO_SUBTRACT: *r = a - b; break;
    case OP_STABLEHLO_MULTIPLY: *r = a * b; break;
    case OP_STABLEHLO_DIVIDE: *r = a / b; break;
    /* IEEE-754's maximum and minimum: NaNs win, and -0 < +0. */
    case OP_STABLEHLO_MAXIMUM: *r = a != a || b != b ? a + b : a > b ? a : b; break;
    case OP_STABLEHLO_MINIMUM: *r = a != a || b != b ? a + b : a < b ? a : b; break;
    default: return false;
  }
  if (*r != *r) *r = num_nan(a, b);
  if (a == 0 && b == 0 && op == OP_STABLEHLO_MAXIMUM) *r = __builtin_signbit(a) ? b : a;
  if (a == 0 && b == 0 && op == OP_STABLEHLO_MINIMUM) *r = __builtin_signbit(a) ? a : b;
  return true;
}

/* Modulo 2^64; num_set_int cuts to the width. What the specification leaves open is -1 for x / 0
 * and x for x rem 0. */
static bool int_op(uint16_t op, unsigned bits, __int128 a, __int128 b, uint64_t *r) {
  uint64_t mask = UINT64_MAX >> (64 - bits), x = (uint64_t)a, y = (uint64_t)b;
  switch (op) {
    case OP_STABLEHLO_ADD: *r = x + y; break;
    case OP_STABLEHLO_SUBTRACT: *r = x - y; break;
    case OP_STABLEHLO_MULTIPLY: *r = x * y; break;
    case OP_STABLEHLO_DIVIDE: *r = b == 0 ? UINT64_MAX : (uint64_t)(a / b); break;
    case OP_STABLEHLO_REMAINDER: *r = b == 0 ? x : (uint64_t)(a % b); break;
    case OP_STABLEHLO_MAXIMUM: *r = a > b ? x : y; break;
    case OP_STABLEHLO_MINIMUM: *r = a < b ? x : y; break;
    case OP_STABLEHLO_AND: *r = x & y; break;
    case OP_STABLEHLO_OR: *r = x | y; break;
    case OP_STABLEHLO_XOR: *r = x ^ y; break;
    case OP_STABLEHLO_NOT: *r = ~x; break;
    case OP_STABLEHLO_NEGATE: *r = 0 - x; break;
    case OP_STABLEHLO_ABS: *r = a < 0 ? 0 - x : x; break;
    case OP_STABLEHLO_SIGN: *r = (uint64_t)((a > 0) - (a < 0)); break;
    case OP_STABLEHLO_POPCNT: {
      *r = 0;
      for (uint64_t rest = x & mask; rest; rest >>= 1) *r += rest & 1;
      break;
    }
    case OP_STABLEHLO_COUNT_LEADING_ZEROS: {
      *r = bits;
      for (uint64_t rest = x & mask; rest; rest >>= 1) --*r;
      break;
    }
    /* A shift by the width or more, or by less than nothing, moves all bits out. */
    case OP_STABLEHLO_SHIFT_LEFT: *r = y >= bits ? 0 : x << y; break;
    case OP_STABLEHLO_SHIFT_RIGHT_LOGICAL: *r = y >= bits ? 0 : (x & mask) >> y; break;
    case OP_STABLEHLO_SHIFT_RIGHT_ARITHMETIC: {
      int64_t s = num_extend(x, bits);
      *r = (uint64_t)(s >> (y >= bits ? 63 : y));
      break;
    }
    default: return false;
  }
  return true;
}

static bool ordered(const char *direction, bool less, bool equal, bool more) {
  if (strcmp(direction, "EQ") == 0) return equal;
  if (strcmp(direction, "NE") == 0) return !equal;
  if (strcmp(direction, "GE") == 0) return more || equal;
  if (strcmp(direction, "GT") == 0) return more;
  if (strcmp(direction, "LE") == 0) return less || equal;
  return less;
}

/* One element. False: the kernel, given one element, is the definition. */
static bool define_element(definition *d, const kern *k, const void *const *e, uint8_t *out) {
  uint16_t op = ir_op_id(d->i->op);
  num_kind from = k->in[0], to = k->out;
  const uint8_t *a = e[0], *b = k->arity > 1 ? e[1] : e[0];
  double r;
  uint64_t u;
  if (op == OP_STABLEHLO_SELECT) {
    memcpy(out, *a ? e[1] : e[2], num_rows[to].bytes);
    return true;
  }
  if (op == OP_STABLEHLO_CONVERT) {
    if (num_is(from, NUM_FLOAT) && num_is(to, NUM_FLOAT))
      num_set_float(to, out, num_float(from, a));
    else if (num_is(from, NUM_INTEGER) && num_is(to, NUM_FLOAT))
      num_set_float(to, out, num_round_int(to, num_int(from, a), from == NUM_U64));
    else if (num_is(from, NUM_INTEGER | NUM_BOOL) && num_is(to, NUM_INTEGER))
      num_set_int(to, out, (int64_t)wide(from, a));
    else
      return false;
    return true;
  }
  if (op == OP_STABLEHLO_COMPARE) {
    const char *type = ev_enum(d->p, d->i, "compare_type");
    const char *direction = ev_enum(d->p, d->i, "comparison_direction");
    if (!type || !direction || strcmp(type, "TOTALORDER") == 0) return false;
    if (num_is(from, NUM_FLOAT)) {
      double x = num_float(from, a), y = num_float(from, b);
      *out = ordered(direction, x<y, x == y, x> y);
    } else if (num_is(from, NUM_INTEGER | NUM_BOOL)) {
      __int128 x = wide(from, a), y = wide(from, b);
      *out = ordered(direction, x<y, x == y, x> y);
    } else {
      return false;
    }
    return true;
  }
  if (from != to || k->arity > 2) return false;
  if (num_is(to, NUM_FLOAT)) {
    if (!float_op(op, num_float(to, a), num_float(to, b), &r)) return false;
    num_set_float(to, out, r);
    return true;
  }
  if (!num_is(to, NUM_INTEGER) || !int_op(op, num_rows[to].bits, wide(to, a), wide(to, b), &u))
    return false;
  num_set_int(to, out, (int64_t)u);
  return true;
}

static bool define_elementwise(definition *d) {
  const kern *k = d->i->cache;
  interp_value *r = d->out[0];
  for (size_t e = 0; e < r->count; e++) {
    const void *in[3];
    for (uint32_t a = 0; a < d->i->in_count; a++) /* a scalar stands for all elements */
      in[a] = d->in[a]->data + (value_rank(d->in[a]) ? e * bytes_of(d->in[a]) : 0);
    uint8_t *out = r->data + e * bytes_of(r);
    if (!define_element(d, k, in, out)) k->fn(k, in, out, 1);
  }
  return true;
}

/* --- Contractions ----------------------------------------------------------------------------- */

/* sum = sum + a * b, each rounded to the kind. */
static void multiply_add(const kern *multiply, const kern *add, const uint8_t *a, const uint8_t *b,
                         uint8_t *sum) {
  uint8_t product[NUM_MAX_BYTES];
  const void *factors[] = {a, b};
  multiply->fn(multiply, factors, product, 1);
  const void *terms[] = {sum, product};
  add->fn(add, terms, sum, 1);
}
static bool arithmetic(num_kind k, kern *multiply, kern *add) {
  *multiply = *add = (kern){.arity = 2, .in = {k, k}, .out = k};
  return bind_multiply(NULL, multiply) && bind_add(NULL, add);
}

static bool define_dot_general(definition *d) {
  ints lb, rb, lc, rc;
  const ir_attr *a = ev_attr(d->p, d->i, "dot_dimension_numbers");
  const interp_value *l = d->in[0], *r = d->in[1];
  interp_value *out = d->out[0];
  num_kind kind = (num_kind)out->num;
  kern multiply, add;
  if (!ev_param_ints(d->p, d->i, a, "lhsBatchingDimensions", &lb) ||
      !ev_param_ints(d->p, d->i, a, "rhsBatchingDimensions", &rb) ||
      !ev_param_ints(d->p, d->i, a, "lhsContractingDimensions", &lc) ||
      !ev_param_ints(d->p, d->i, a, "rhsContractingDimensions", &rc) ||
      !arithmetic(kind, &multiply, &add))
    return false;
  if (ev_attr(d->p, d->i, "algorithm")) { /* made of plain contractions; tested by hand */
    memcpy(out->data, d->fast[0]->data, out->size);
    return true;
  }
  int64_t index[MAX_RANK] = {0}, depth[MAX_RANK], at[MAX_RANK] = {0};
  size_t terms = 1;
  for (size_t k = 0; k < lc.n; k++) {
    depth[k] = value_dims(l)[lc.v[k]];
    terms *= (size_t)depth[k];
  }
  for (size_t e = 0; e < out->count; e++) {
    int64_t li[MAX_RANK], ri[MAX_RANK];
    size_t to = 0; /* result_batching_index + result_lhs_index + result_rhs_index */
    for (size_t k = 0; k < lb.n; k++) li[lb.v[k]] = ri[rb.v[k]] = index[to++];
    for (size_t k = 0; k < value_rank(l); k++)
      if (!ints_has(lb, (int64_t)k) && !ints_has(lc, (int64_t)k)) li[k] = index[to++];
    for (size_t k = 0; k < value_rank(r); k++)
      if (!ints_has(rb, (int64_t)k) && !ints_has(rc, (int64_t)k)) ri[k] = index[to++];
    uint8_t *sum = out->data + e * bytes_of(out), x[NUM_MAX_BYTES], y[NUM_MAX_BYTES];
    memset(sum, 0, bytes_of(out));
    if (num_is(kind, NUM_FLOAT)) num_set_float(kind, sum, 0);
    for (size_t t = 0; t < terms; t++) {
      for (size_t k = 0; k < lc.n; k++) li[lc.v[k]] = ri[rc.v[k]] = at[k];
      multiply_add(&multiply, &add, as_kind(l, li, kind, x), as_kind(r, ri, kind, y), sum);
      nd_next(at, depth, lc.n);
    }
    nd_next(index, value_dims(out), value_rank(out));
  }
  return true;
}

typedef struct conv_numbers {
  int64_t in_batch, in_feature, k_in, k_out, out_batch, out_feature, feature_groups, batch_groups;
  ints in_spatial, k_spatial, out_spatial, stride, low_high, base, dilation, reversal;
} conv_numbers;

static bool conv_numbers_of(definition *d, conv_numbers *c) {
  static const int64_t one = 1;
  const ir_attr *a = ev_attr(d->p, d->i, "dimension_numbers");
  return ev_param_int(d->p, d->i, a, "inputBatchDimension", &c->in_batch) &&
         ev_param_int(d->p, d->i, a, "inputFeatureDimension", &c->in_feature) &&
         ev_param_ints(d->p, d->i, a, "inputSpatialDimensions", &c->in_spatial) &&
         ev_param_int(d->p, d->i, a, "kernelInputFeatureDimension", &c->k_in) &&
         ev_param_int(d->p, d->i, a, "kernelOutputFeatureDimension", &c->k_out) &&
         ev_param_ints(d->p, d->i, a, "kernelSpatialDimensions", &c->k_spatial) &&
         ev_param_int(d->p, d->i, a, "outputBatchDimension", &c->out_batch) &&
         ev_param_int(d->p, d->i, a, "outputFeatureDimension", &c->out_feature) &&
         ev_param_ints(d->p, d->i, a, "outputSpatialDimensions", &c->out_spatial) &&
         ev_int(d->p, d->i, "feature_group_count", &one, &c->feature_groups) &&
         ev_int(d->p, d->i, "batch_group_count", &one, &c->batch_groups) &&
         ev_ints(d->p, d->i, "window_strides", false, &c->stride) &&
         ev_ints(d->p, d->i, "padding", false, &c->low_high) &&
         ev_ints(d->p, d->i, "lhs_dilation", false, &c->base) &&
         ev_ints(d->p, d->i, "rhs_dilation", false, &c->dilation) &&
         ev_ints(d->p, d->i, "window_reversal", false, &c->reversal);
}
static int64_t item(ints list, size_t k, int64_t otherwise) {
  return list.present ? list.v[k] : otherwise;
}

/* One window times the kernel; the order of the contraction is spatial dimensions, then feature. */
static void define_window(const conv_numbers *c, const interp_value *l, const interp_value *r,
                          const int64_t *out_index, const kern *multiply, const kern *add,
                          uint8_t *sum) {
  num_kind kind = add->out;
  const int64_t *kd = value_dims(r);
  int64_t features = kd[c->k_in], of = out_index[c->out_feature];
  int64_t taps[MAX_RANK], tap[MAX_RANK] = {0}, li[MAX_RANK], ki[MAX_RANK];
  size_t count = 1;
  for (size_t k = 0; k < c->k_spatial.n; k++) count *= (size_t)(taps[k] = kd[c->k_spatial.v[k]]);
  uint8_t zero[NUM_MAX_BYTES] = {0}, x[NUM_MAX_BYTES], y[NUM_MAX_BYTES];
  if (num_is(kind, NUM_FLOAT)) num_set_float(kind, zero, 0);
  memcpy(sum, zero, num_rows[kind].bytes);
  /* Which part of the input the group of this output feature sees. */
  int64_t groups = c->feature_groups * c->batch_groups, group = of / (kd[c->k_out] / groups);
  li[c->in_batch] = out_index[c->out_batch];
  if (c->batch_groups > 1)
    li[c->in_batch] += group * (value_dims(l)[c->in_batch] / c->batch_groups);
  for (size_t t = 0; t < count; t++) {
    bool inside = true;
    for (size_t k = 0; k < c->k_spatial.n; k++) {
      int64_t dim = c->in_spatial.v[k];
      int64_t at = item(c->reversal, k, 0) ? taps[k] - 1 - tap[k] : tap[k];
      int64_t place = out_index[c->out_spatial.v[k]] * item(c->stride, k, 1) +
                      at * item(c->dilation, k, 1) - item(c->low_high, 2 * k, 0);
      int64_t step = item(c->base, k, 1);
      inside = inside && place >= 0 && place % step == 0 && place / step < value_dims(l)[dim];
      li[dim] = place / step;
      ki[c->k_spatial.v[k]] = tap[k];
    }
    for (int64_t f = 0; f < features; f++) {
      li[c->in_feature] = c->feature_groups > 1 ? group * features + f : f;
      ki[c->k_in] = f;
      ki[c->k_out] = of;
      multiply_add(multiply, add, inside ? as_kind(l, li, kind, x) : zero, as_kind(r, ki, kind, y),
                   sum);
    }
    nd_next(tap, taps, c->k_spatial.n);
  }
}

static bool define_convolution(definition *d) {
  conv_numbers c;
  kern multiply, add;
  interp_value *out = d->out[0];
  if (!conv_numbers_of(d, &c) || !arithmetic((num_kind)out->num, &multiply, &add)) return false;
  int64_t index[MAX_RANK] = {0};
  for (size_t e = 0; e < out->count; e++) {
    define_window(&c, d->in[0], d->in[1], index, &multiply, &add, out->data + e * bytes_of(out));
    nd_next(index, value_dims(out), value_rank(out));
  }
  return true;
}

/* --- Regions: each application goes through the machine --------------------------------------- */

#define MAX_INPUTS 8

static bool open_slow(definition *d, size_t args, size_t results, body *b) {
  if (!body_open(d->p, d->i, 0, args, results, b)) return false;
  b->program = NULL;
  return true;
}

/* acc = body(acc, x); acc[q] and x[q] have the kinds of the body's arguments. */
static bool apply(body *b, size_t n, uint8_t (*acc)[NUM_MAX_BYTES], uint8_t (*x)[NUM_MAX_BYTES]) {
  const void *args[2 * MAX_INPUTS];
  void *results[MAX_INPUTS];
  for (size_t q = 0; q < n; q++) {
    args[q] = results[q] = acc[q];
    args[n + q] = x[q];
  }
  return body_run(b, 1, args, results);
}

static void take(const uint8_t *e, num_kind from, num_kind to, uint8_t *out) {
  if (from == to)
    memcpy(out, e, num_rows[to].bytes);
  else
    kern_convert(from, to, e, out, 1);
}

/* A reduction of windows: element r of window o of input q. */
typedef const uint8_t *(*window_fn)(definition *d, size_t q, const int64_t *o, const int64_t *r,
                                    const void *user);
static bool by_windows(definition *d, const int64_t *red_dims, size_t red_rank, window_fn window,
                       const void *user) {
  size_t n = d->i->in_count / 2, reds = 1;
  body b = {0};
  bool ok = open_slow(d, 2 * n, n, &b);
  int64_t index[MAX_RANK] = {0};
  for (size_t k = 0; k < red_rank; k++) reds *= (size_t)red_dims[k];
  const interp_value *shape = d->fast[0];
  for (size_t o = 0; ok && o < shape->count; o++) {
    uint8_t acc[MAX_INPUTS][NUM_MAX_BYTES], x[MAX_INPUTS][NUM_MAX_BYTES];
    int64_t at[MAX_RANK] = {0};
    for (size_t q = 0; q < n; q++)
      take(d->in[n + q]->data, (num_kind)d->in[n + q]->num, b.args[q], acc[q]);
    for (size_t r = 0; ok && r < reds; r++) {
      for (size_t q = 0; q < n; q++)
        take(window(d, q, index, at, user), (num_kind)d->in[q]->num, b.args[n + q], x[q]);
      ok = apply(&b, n, acc, x);
      nd_next(at, red_dims, red_rank);
    }
    for (size_t q = 0; q < n; q++)
      memcpy(d->out[q]->data + o * bytes_of(d->out[q]), acc[q], bytes_of(d->out[q]));
    nd_next(index, value_dims(shape), value_rank(shape));
  }
  body_close(&b);
  return ok;
}

static const uint8_t *reduce_element(definition *d, size_t q, const int64_t *o, const int64_t *r,
                                     const void *user) {
  const ints *dimensions = user;
  int64_t index[MAX_RANK];
  for (size_t k = 0; k < value_rank(d->in[q]); k++)
    index[k] = ints_has(*dimensions, (int64_t)k) ? *r++ : *o++;
  return element(d->in[q], index);
}
static bool define_reduce(definition *d) {
  ints dimensions;
  int64_t dims[MAX_RANK];
  size_t n = 0;
  if (d->i->in_count > 2 * MAX_INPUTS || !ev_ints(d->p, d->i, "dimensions", true, &dimensions))
    return false;
  for (size_t k = 0; k < value_rank(d->in[0]); k++)
    if (ints_has(dimensions, (int64_t)k)) dims[n++] = value_dims(d->in[0])[k];
  return by_windows(d, dims, n, reduce_element, &dimensions);
}

typedef struct windows {
  ints size, stride, base, dilation, low_high;
} windows;
static const uint8_t *window_element(definition *d, size_t q, const int64_t *o, const int64_t *r,
                                     const void *user) {
  const windows *w = user;
  const interp_value *v = d->in[q];
  int64_t index[MAX_RANK], low[MAX_RANK], interior[MAX_RANK];
  for (size_t k = 0; k < value_rank(v); k++) {
    index[k] = o[k] * item(w->stride, k, 1) + r[k] * item(w->dilation, k, 1);
    low[k] = item(w->low_high, 2 * k, 0);
    interior[k] = item(w->base, k, 1) - 1;
  }
  return padded(v, d->in[d->i->in_count / 2 + q]->data, index, low, interior);
}
static bool define_reduce_window(definition *d) {
  windows w;
  return d->i->in_count <= 2 * MAX_INPUTS &&
         ev_ints(d->p, d->i, "window_dimensions", true, &w.size) &&
         ev_ints(d->p, d->i, "window_strides", false, &w.stride) &&
         ev_ints(d->p, d->i, "base_dilations", false, &w.base) &&
         ev_ints(d->p, d->i, "window_dilations", false, &w.dilation) &&
         ev_ints(d->p, d->i, "padding", false, &w.low_high) &&
         by_windows(d, w.size.v, w.size.n, window_element, &w);
}

static bool define_map(definition *d) {
  body b = {0};
  bool ok = d->i->in_count <= 2 * MAX_INPUTS && open_slow(d, d->i->in_count, 1, &b);
  interp_value *r = d->out[0];
  for (size_t e = 0; ok && e < r->count; e++) {
    const void *args[2 * MAX_INPUTS];
    void *results[] = {r->data + e * bytes_of(r)};
    for (uint32_t q = 0; q < d->i->in_count; q++) args[q] = d->in[q]->data + e * bytes_of(d->in[q]);
    ok = body_run(&b, 1, args, results);
  }
  body_close(&b);
  return ok;
}

/* Updates in row-major order; those whose result_index is out of bounds are left out. */
static bool define_scatter(definition *d) {
  size_t n = (d->i->in_count - 1) / 2;
  const interp_value *indices = d->in[n], *update = d->in[n + 1];
  size_t rank = value_rank(d->in[0]), index_rank = value_rank(indices);
  ints window, inserted, input_batching, indices_batching, to_operand;
  int64_t vector_dim;
  const ir_attr *a = ev_attr(d->p, d->i, "scatter_dimension_numbers");
  body b = {0};
  bool ok = n <= MAX_INPUTS && ev_param_ints(d->p, d->i, a, "updateWindowDims", &window) &&
            ev_param_ints(d->p, d->i, a, "insertedWindowDims", &inserted) &&
            ev_param_ints(d->p, d->i, a, "inputBatchingDims", &input_batching) &&
            ev_param_ints(d->p, d->i, a, "scatterIndicesBatchingDims", &indices_batching) &&
            ev_param_ints(d->p, d->i, a, "scatterDimsToOperandDims", &to_operand) &&
            ev_param_int(d->p, d->i, a, "indexVectorDim", &vector_dim) &&
            open_slow(d, 2 * n, n, &b);
  for (size_t q = 0; ok && q < n; q++)
    for (size_t e = 0; e < d->out[q]->count; e++)
      take(d->in[q]->data + e * bytes_of(d->in[q]), (num_kind)d->in[q]->num, b.results[q],
           d->out[q]->data + e * bytes_of(d->out[q]));
  int64_t index[MAX_RANK] = {0};
  for (size_t u = 0; ok && u < update->count; u++) {
    int64_t at[MAX_RANK + 1], batch[MAX_RANK + 1];
    __int128 to[MAX_RANK] = {0};
    size_t batches = 0, w = 0;
    for (size_t k = 0; k < value_rank(update); k++) /* update_scatter_index */
      if (!ints_has(window, (int64_t)k)) batch[batches++] = index[k];
    for (size_t k = 0, c = 0; k < index_rank; k++)
      at[k] = (int64_t)k == vector_dim ? 0 : batch[c++];
    for (size_t k = 0; k < to_operand.n; k++) { /* full_start_index */
      if ((size_t)vector_dim < index_rank) at[vector_dim] = (int64_t)k;
      to[to_operand.v[k]] = wide((num_kind)indices->num, element(indices, at));
    }
    for (size_t k = 0; k < input_batching.n; k++) { /* full_batching_index */
      int64_t from = indices_batching.v[k];
      to[input_batching.v[k]] += batch[from < vector_dim ? from : from - 1];
    }
    for (size_t k = 0; k < rank; k++) /* full_window_index */
      if (!ints_has(inserted, (int64_t)k) && !ints_has(input_batching, (int64_t)k))
        to[k] += index[window.v[w++]];
    bool inside = true;
    int64_t result_index[MAX_RANK];
    for (size_t k = 0; k < rank; k++) {
      inside = inside && to[k] >= 0 && to[k] < value_dims(d->in[0])[k];
      result_index[k] = inside ? (int64_t)to[k] : 0;
    }
    uint8_t acc[MAX_INPUTS][NUM_MAX_BYTES], x[MAX_INPUTS][NUM_MAX_BYTES];
    for (size_t q = 0; inside && q < n; q++) {
      const interp_value *v = d->in[n + 1 + q];
      memcpy(acc[q], element(d->out[q], result_index), bytes_of(d->out[q]));
      take(element(v, index), (num_kind)v->num, b.args[n + q], x[q]);
    }
    ok = !inside || apply(&b, n, acc, x);
    for (size_t q = 0; inside && ok && q < n; q++)
      memcpy(element(d->out[q], result_index), acc[q], bytes_of(d->out[q]));
    nd_next(index, value_dims(update), value_rank(update));
  }
  body_close(&b);
  return ok;
}

/* Each slice by insertion: an element moves before those that it compares less than. */
static bool define_sort(definition *d) {
  int64_t dimension, last = -1, rank = (int64_t)value_rank(d->in[0]);
  uint32_t n = d->i->in_count;
  body b = {0};
  if (n > MAX_INPUTS || !ev_int(d->p, d->i, "dimension", &last, &dimension)) return false;
  if (dimension < 0) dimension += rank;
  bool ok = open_slow(d, 2 * (size_t)n, 1, &b);
  const int64_t *dims = value_dims(d->in[0]);
  for (uint32_t q = 0; q < n; q++) memcpy(d->out[q]->data, d->in[q]->data, d->in[q]->size);
  int64_t index[MAX_RANK] = {0};
  for (size_t e = 0; ok && e < d->in[0]->count; e++) {
    int64_t one[MAX_RANK], other[MAX_RANK]; /* neighbours in a slice */
    memcpy(one, index, sizeof one);
    memcpy(other, index, sizeof other);
    for (int64_t k = index[dimension]; ok && k > 0; k--) {
      uint8_t less = 0;
      const void *args[2 * MAX_INPUTS];
      void *results[] = {&less};
      one[dimension] = k;
      other[dimension] = k - 1;
      for (uint32_t q = 0; q < n; q++) {
        args[2 * q] = element(d->out[q], one);
        args[2 * q + 1] = element(d->out[q], other);
      }
      ok = body_run(&b, 1, args, results);
      if (!less) break;
      for (uint32_t q = 0; q < n; q++) {
        uint8_t t[NUM_MAX_BYTES];
        memcpy(t, args[2 * q], bytes_of(d->out[q]));
        memcpy(element(d->out[q], one), args[2 * q + 1], bytes_of(d->out[q]));
        memcpy(element(d->out[q], other), t, bytes_of(d->out[q]));
      }
    }
    nd_next(index, dims, (size_t)rank);
  }
  body_close(&b);
  return ok;
}

/* --- Both ways -------------------------------------------------------------------------------- */

static const define_fn definitions[] = {
#define ROW(op, arity, bind) [OP_STABLEHLO_##op] = define_elementwise,
    KERN_OPS(ROW)
#undef ROW
        [OP_STABLEHLO_TRANSPOSE] = define_transpose,
    [OP_STABLEHLO_BROADCAST_IN_DIM] = define_broadcast_in_dim,
    [OP_STABLEHLO_REVERSE] = define_reverse,
    [OP_STABLEHLO_SLICE] = define_slice,
    [OP_STABLEHLO_DYNAMIC_SLICE] = define_dynamic_slice,
    [OP_STABLEHLO_DYNAMIC_UPDATE_SLICE] = define_dynamic_update_slice,
    [OP_STABLEHLO_CONCATENATE] = define_concatenate,
    [OP_STABLEHLO_PAD] = define_pad,
    [OP_STABLEHLO_GATHER] = define_gather,
    [OP_STABLEHLO_DOT_GENERAL] = define_dot_general,
    [OP_STABLEHLO_CONVOLUTION] = define_convolution,
    [OP_STABLEHLO_REDUCE] = define_reduce,
    [OP_STABLEHLO_REDUCE_WINDOW] = define_reduce_window,
    [OP_STABLEHLO_MAP] = define_map,
    [OP_STABLEHLO_SCATTER] = define_scatter,
    [OP_STABLEHLO_SORT] = define_sort,
};

static define_fn definition_of(uint16_t id) {
  return id < sizeof definitions / sizeof *definitions ? definitions[id] : NULL;
}

static bool same_bits(proc *p, insn *i, uint32_t k, const interp_value *fast,
                      const interp_value *slow) {
  size_t size = bytes_of(fast);
  for (size_t e = 0; e < fast->count; e++)
    if (memcmp(fast->data + e * size, slow->data + e * size, size))
      return ev_error(p, i, DIAG_INTERP_AUDIT,
                      "element %zu of result %u is not what the definition gives", e, k);
  return true;
}

static interp_value *twin(const interp_value *v, bool copy) {
  if (v->kind != VALUE_TENSOR || value_rank(v) > MAX_RANK) return NULL;
  interp_value *t = value_tensor(NULL, v->type, (num_kind)v->num, v->count);
  if (t && copy) memcpy(t->data, v->data, v->size);
  return t;
}

/* The evaluator gets the operands themselves, so that it may work in place. */
static eval_status eval_audited(proc *p, insn *i, interp_value **in, interp_value **out) {
  uint16_t id = ir_op_id(i->op);
  size_t values = (size_t)i->in_count + i->out_count;
  interp_value **twins = ev_scratch(p, i, values, sizeof *twins);
  if (!twins) return EVAL_FAIL;
  bool all = true;
  for (uint32_t k = 0; k < i->in_count; k++) all = (twins[k] = twin(in[k], true)) && all;
  eval_status s = behavior_of(id)->eval(p, i, in, out);
  for (uint32_t k = 0; s == EVAL_OK && k < i->out_count; k++)
    all = (twins[i->in_count + k] = twin(out[k], false)) && all;
  if (s == EVAL_OK && all) {
    definition d = {p, i, twins, out, twins + i->in_count};
    if (!definition_of(id)(&d)) s = EVAL_FAIL;
    for (uint32_t k = 0; s == EVAL_OK && k < i->out_count; k++)
      if (!same_bits(p, i, k, out[k], d.out[k])) s = EVAL_FAIL;
  }
  for (size_t k = 0; k < values; k++) interp_release(twins[k]);
  free(twins);
  return s;
}

eval_fn audited(uint16_t id) { return definition_of(id) ? eval_audited : NULL; }
