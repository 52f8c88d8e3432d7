/* convolution and dynamic_conv: windows of lhs, laid out as rows of a matrix, times the kernel.
 *
 * A row holds the elements of one window in the order of the contraction: spatial dimensions first,
 * the feature last; what lies in the padding or between dilated elements is a zero that takes part.
 */
#include <stdlib.h>
#include <string.h>

#include "dot.h"
#include "kern.h"
#include "nd.h"
#include "shape.h"

#define ROWS 64 /* windows of one matrix */

typedef struct conv_op {
  size_t rank, spatial;
  int64_t *stride, *low, *high, *lhs_dilation, *rhs_dilation, *reversal; /* per spatial dimension */
  int64_t in_batch, in_feature, k_in, k_out, out_batch, out_feature;
  ints in_spatial, k_spatial, out_spatial;
  int64_t feature_groups, batch_groups;
} conv_op;

static bool spatial_list(proc *p, insn *i, const char *name, size_t n, int64_t otherwise,
                         int64_t least, int64_t *out) {
  ints v;
  if (!ev_ints(p, i, name, false, &v)) return false;
  if (v.present && v.n != n)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "convolution: attribute '%s' has %zu elements, not %zu", name, v.n, n);
  for (size_t d = 0; d < n; d++) {
    out[d] = v.present ? v.v[d] : otherwise;
    if (out[d] < least || out[d] > INT64_C(1) << 31)
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "convolution: attribute '%s' holds %lld", name,
                      (long long)out[d]);
  }
  return true;
}

/* batch, spatial dimensions and feature together: each dimension once. */
static bool all_dims(proc *p, insn *i, const char *what, int64_t a, ints spatial, int64_t b,
                     size_t rank) {
  bool ok =
      spatial.n + 2 == rank && a >= 0 && b >= 0 && a != b && (size_t)a < rank && (size_t)b < rank;
  for (size_t d = 0; ok && d < spatial.n; d++) ok = spatial.v[d] != a && spatial.v[d] != b;
  return ok ? ev_axes(p, i, what, spatial, rank, false)
            : ev_error(p, i, DIAG_INTERP_CONSTRAINT, "%s do not name each dimension once", what);
}

static bool read_conv(proc *p, insn *i, interp_value **in, conv_op *c) {
  const int64_t one = 1;
  const ir_attr *a = ev_attr(p, i, "dimension_numbers");
  const unsigned all = NUM_BOOL | NUM_INTEGER | NUM_FLOAT | NUM_COMPLEX;
  if (!ev_tensor(p, i, in, 0, all, -1)) return false;
  c->rank = value_rank(in[0]);
  if (!ev_tensor(p, i, in, 1, all, (int)c->rank)) return false;
  if (c->rank < 2) return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "rank below 2 [convolution C1]");
  c->spatial = c->rank - 2;
  if (!ev_param_int(p, i, a, "inputBatchDimension", &c->in_batch) ||
      !ev_param_int(p, i, a, "inputFeatureDimension", &c->in_feature) ||
      !ev_param_ints(p, i, a, "inputSpatialDimensions", &c->in_spatial) ||
      !ev_param_int(p, i, a, "kernelInputFeatureDimension", &c->k_in) ||
      !ev_param_int(p, i, a, "kernelOutputFeatureDimension", &c->k_out) ||
      !ev_param_ints(p, i, a, "kernelSpatialDimensions", &c->k_spatial) ||
      !ev_param_int(p, i, a, "outputBatchDimension", &c->out_batch) ||
      !ev_param_int(p, i, a, "outputFeatureDimension", &c->out_feature) ||
      !ev_param_ints(p, i, a, "outputSpatialDimensions", &c->out_spatial) ||
      !all_dims(p, i, "input dimensions [convolution C12, C13]", c->in_batch, c->in_spatial,
                c->in_feature, c->rank) ||
      !all_dims(p, i, "kernel dimensions [convolution C17, C18]", c->k_in, c->k_spatial, c->k_out,
                c->rank) ||
      !all_dims(p, i, "output dimensions [convolution C19, C20]", c->out_batch, c->out_spatial,
                c->out_feature, c->rank) ||
      !ev_int(p, i, "feature_group_count", &one, &c->feature_groups) ||
      !ev_int(p, i, "batch_group_count", &one, &c->batch_groups))
    return false;
  c->stride = ev_scratch(p, i, 6 * c->rank, sizeof *c->stride);
  if (!c->stride) return false;
  c->low = c->stride + c->rank;
  c->high = c->low + c->rank;
  c->lhs_dilation = c->high + c->rank;
  c->rhs_dilation = c->lhs_dilation + c->rank;
  c->reversal = c->rhs_dilation + c->rank;
  return spatial_list(p, i, "window_strides", c->spatial, 1, 1, c->stride) &&
         spatial_list(p, i, "lhs_dilation", c->spatial, 1, 1, c->lhs_dilation) &&
         spatial_list(p, i, "rhs_dilation", c->spatial, 1, 1, c->rhs_dilation) &&
         spatial_list(p, i, "window_reversal", c->spatial, 0, 0, c->reversal);
}

static bool check(proc *p, insn *i, const conv_op *c, const interp_value *l,
                  const interp_value *r) {
  const int64_t *ld = value_dims(l), *rd = value_dims(r);
  CONSTRAINT_OR_RETURN(c->feature_groups > 0, "convolution C21",
                       "feature_group_count is not positive");
  CONSTRAINT_OR_RETURN(c->batch_groups > 0, "convolution C22", "batch_group_count is not positive");
  CONSTRAINT_OR_RETURN(c->feature_groups == 1 || c->batch_groups == 1, "convolution C23",
                       "both kinds of groups");
  CONSTRAINT_OR_RETURN(ld[c->in_batch] % c->batch_groups == 0, "convolution C10",
                       "the batch does not divide into groups");
  CONSTRAINT_OR_RETURN(ld[c->in_feature] % c->feature_groups == 0, "convolution C11",
                       "the input features do not divide into groups");
  CONSTRAINT_OR_RETURN(rd[c->k_in] == ld[c->in_feature] / c->feature_groups, "convolution C14",
                       "the kernel's input features are not those of the input");
  CONSTRAINT_OR_RETURN(rd[c->k_out] % c->batch_groups == 0 && rd[c->k_out] % c->feature_groups == 0,
                       "convolution C15, C16", "the output features do not divide into groups");
  for (size_t d = 0; d < c->spatial; d++)
    CONSTRAINT_OR_RETURN(c->low[d] > -(INT64_C(1) << 40) && c->low[d] < INT64_C(1) << 40 &&
                             c->high[d] > -(INT64_C(1) << 40) && c->high[d] < INT64_C(1) << 40,
                         "convolution C4", "padding is too large");
  return true;
}

/* Windows along one spatial dimension (convolution C25); -1: the padded size is negative. */
static int64_t windows(const conv_op *c, size_t d, int64_t n, int64_t k) {
  int64_t dilated = n == 0 ? 0 : (n - 1) * c->lhs_dilation[d] + 1;
  int64_t padded = c->low[d] + dilated + c->high[d];
  int64_t reach = k == 0 ? 0 : (k - 1) * c->rhs_dilation[d] + 1;
  if (padded < 0) return -1;
  return padded == 0 || reach > padded ? 0 : (padded - reach) / c->stride[d] + 1;
}

typedef struct geometry {
  const conv_op *c;
  const int64_t *in_dims, *in_strides; /* lhs; bytes */
  const int64_t *k_dims;
  size_t taps, features, depth; /* of a window */
  int64_t *tap;                 /* index into the kernel's spatial dimensions */
} geometry;

/* One window as a row: element (tap, feature). */
static void fill_row(const geometry *g, const uint8_t *lhs, const int64_t *window, size_t size,
                     uint8_t *row) {
  const conv_op *c = g->c;
  int64_t feature_stride = g->in_strides[c->in_feature];
  memset(g->tap, 0, c->spatial * sizeof *g->tap);
  for (size_t t = 0; t < g->taps; t++, row += g->features * size) {
    const uint8_t *from = lhs;
    bool inside = true;
    for (size_t d = 0; d < c->spatial && inside; d++) {
      int64_t dim = c->in_spatial.v[d], k = g->tap[d];
      if (c->reversal[d]) k = g->k_dims[c->k_spatial.v[d]] - 1 - k;
      int64_t x = window[d] * c->stride[d] + k * c->rhs_dilation[d] - c->low[d];
      inside = x >= 0 && x % c->lhs_dilation[d] == 0;
      x /= c->lhs_dilation[d];
      inside = inside && x < g->in_dims[dim];
      if (inside) from += x * g->in_strides[dim];
    }
    if (inside) {
      if (feature_stride == (int64_t)size)
        memcpy(row, from, g->features * size);
      else
        for (size_t f = 0; f < g->features; f++)
          memcpy(row + f * size, from + (int64_t)f * feature_stride, size);
    }
    for (size_t d = c->spatial; d-- > 0;) {
      if (++g->tap[d] < g->k_dims[c->k_spatial.v[d]]) break;
      g->tap[d] = 0;
    }
  }
}

/* The kernel as [tap][input feature][output feature], in the element type of the result. */
static uint8_t *kernel_matrix(proc *p, insn *i, const conv_op *c, const interp_value *r,
                              num_kind num) {
  size_t rank = c->rank, size = ev_num_rows[num].bytes;
  uint8_t *cast = ev_scratch(p, i, r->count + 1, size), *m = NULL;
  int64_t *w = cast ? ev_scratch(p, i, 4 * rank, sizeof *w) : NULL;
  if (w) m = ev_scratch(p, i, r->count + 1, size);
  if (m && r->count) {
    int64_t *dims = w, *out = w + rank, *in = w + 2 * rank, *strides = w + 3 * rank;
    ev_kern_convert((num_kind)r->num, num, r->data, cast, r->count);
    ev_nd_strides(value_dims(r), rank, size, strides);
    for (size_t d = 0; d < rank; d++) {
      int64_t from = d < c->spatial ? c->k_spatial.v[d] : d == c->spatial ? c->k_in : c->k_out;
      dims[d] = value_dims(r)[from];
      in[d] = strides[from];
    }
    ev_nd_strides(dims, rank, size, out);
    if (!ev_nd_copy(rank, dims, m, out, cast, in, size)) {
      ev_no_memory(p, i);
      free(m);
      m = NULL;
    }
  }
  free(w);
  free(cast);
  return m;
}

/* All of one group. `columns` output features from `first` on; batches from `batch` on. */
static bool run_group(proc *p, insn *i, const geometry *g, const uint8_t *lhs,
                      const uint8_t *kernel, size_t batches, size_t columns, num_kind num,
                      interp_value *out, int64_t first_feature) {
  const conv_op *c = g->c;
  size_t size = ev_num_rows[num].bytes, rank = c->rank;
  uint8_t *a = ev_scratch(p, i, ROWS * g->depth + 1, size);
  uint8_t *products = a ? ev_scratch(p, i, ROWS * columns + 1, size) : NULL;
  int64_t *w = products ? ev_scratch(p, i, 3 * rank + ROWS, sizeof *w) : NULL;
  uint8_t zero[NUM_MAX_BYTES] = {0};
  if (ev_num_is(num, NUM_FLOAT)) ev_num_set_float(num, zero, 0.0);
  bool ok = w != NULL;
  if (ok) {
    int64_t *window = w, *out_strides = w + rank, *space = w + 2 * rank, *place = w + 3 * rank;
    ev_nd_strides(value_dims(out), rank, size, out_strides);
    size_t windows_per_batch = 1;
    for (size_t d = 0; d < c->spatial; d++) {
      space[d] = value_dims(out)[c->out_spatial.v[d]];
      windows_per_batch *= (size_t)space[d];
    }
    size_t rows = 0, total = batches * windows_per_batch;
    for (size_t at = 0; ok && at < total; at++) {
      int64_t batch = (int64_t)(at / windows_per_batch);
      if (rows == 0) ev_nd_fill(a, zero, size, ROWS * g->depth);
      fill_row(g, lhs + batch * g->in_strides[c->in_batch], window, size,
               a + rows * g->depth * size);
      place[rows] = batch * out_strides[c->out_batch] + first_feature * out_strides[c->out_feature];
      for (size_t d = 0; d < c->spatial; d++)
        place[rows] += window[d] * out_strides[c->out_spatial.v[d]];
      rows++;
      ev_nd_next(window, space, c->spatial);
      if (rows < ROWS && at + 1 < total) continue;
      ok = ev_dot_matrices(num, rows, columns, g->depth, a, kernel, products);
      if (!ok) ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "these elements cannot be multiplied");
      for (size_t r = 0; r < rows; r++)
        for (size_t f = 0; f < columns; f++)
          memcpy(out->data + place[r] + (int64_t)f * out_strides[c->out_feature],
                 products + (r * columns + f) * size, size);
      rows = 0;
    }
  }
  free(w);
  free(products);
  free(a);
  return ok;
}

/* The verifier leaves the result of dynamic_conv alone, as StableHLO's own tools do. */
static bool dynamic_shape(proc *p, insn *i, const int64_t *dims, size_t rank) {
  const ir_type *t = i->results[0];
  if (!ir_type_is(t, IR_TYPE_TENSOR)) return true; /* ev_result says what is wrong */
  if (t->shaped.rank != rank)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "the result has rank %zu, the operands %zu [dynamic_conv C26]", t->shaped.rank,
                    rank);
  for (size_t d = 0; d < rank; d++)
    if (t->shaped.dims[d] != IR_DYNAMIC && t->shaped.dims[d] != dims[d])
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "dimension %zu of the result is %lld and comes out as %lld "
                      "[dynamic_conv C25]",
                      d, (long long)t->shaped.dims[d], (long long)dims[d]);
  return true;
}

static eval_status convolve(proc *p, insn *i, const conv_op *c, const interp_value *l,
                            const interp_value *r, interp_value **out) {
  if (!check(p, i, c, l, r)) return EVAL_FAIL;
  const int64_t *ld = value_dims(l), *rd = value_dims(r);
  size_t rank = c->rank;
  int64_t *m = ev_scratch(p, i, 3 * rank, sizeof *m);
  if (!m) return EVAL_FAIL;
  int64_t *dims = m, *in_strides = m + rank, *tap = m + 2 * rank;
  bool ok = true;
  dims[c->out_batch] = ld[c->in_batch] / c->batch_groups;
  dims[c->out_feature] = rd[c->k_out];
  for (size_t d = 0; ok && d < c->spatial; d++) {
    int64_t n = windows(c, d, ld[c->in_spatial.v[d]], rd[c->k_spatial.v[d]]);
    dims[c->out_spatial.v[d]] = n;
    if (n < 0)
      ok = ev_error(p, i, DIAG_INTERP_CONSTRAINT, "the padded size is negative [convolution C25]");
  }
  if (ok && ir_op_is(i->op, OP_STABLEHLO_DYNAMIC_CONV)) ok = dynamic_shape(p, i, dims, rank);
  uint8_t *lhs = NULL, *kernel = NULL;
  if (ok && (*out = ev_result(p, i, 0, dims, rank))) {
    num_kind num = (num_kind)(*out)->num;
    size_t size = ev_num_rows[num].bytes, groups = (size_t)(c->feature_groups * c->batch_groups);
    geometry g = {
        .c = c, .in_dims = ld, .in_strides = in_strides, .k_dims = rd, .taps = 1, .tap = tap};
    for (size_t d = 0; d < c->spatial; d++) g.taps *= (size_t)rd[c->k_spatial.v[d]];
    g.features = (size_t)rd[c->k_in];
    g.depth = g.taps * g.features;
    size_t columns = (size_t)rd[c->k_out] / groups, batches = (size_t)dims[c->out_batch];
    ev_nd_strides(ld, rank, size, in_strides);
    lhs = ev_scratch(p, i, l->count + 1, size);
    kernel = lhs ? kernel_matrix(p, i, c, r, num) : NULL;
    ok = kernel && ev_run_count_steps(p, (*out)->count * g.depth / 1024);
    if (ok) ev_kern_convert((num_kind)l->num, num, l->data, lhs, l->count);
    /* A group's columns of the kernel, next to each other. */
    uint8_t *part = ok && groups > 1 ? ev_scratch(p, i, g.depth * columns + 1, size) : NULL;
    if (ok && groups > 1) ok = part != NULL;
    for (size_t q = 0; ok && (*out)->count && q < groups; q++) {
      const uint8_t *b = kernel, *from = lhs;
      if (groups > 1) {
        for (size_t k = 0; k < g.depth; k++)
          memcpy(part + k * columns * size,
                 kernel + (k * (size_t)rd[c->k_out] + q * columns) * size, columns * size);
        b = part;
        from += c->feature_groups > 1 ? (int64_t)(q * g.features) * in_strides[c->in_feature]
                                      : (int64_t)(q * batches) * in_strides[c->in_batch];
      }
      ok = run_group(p, i, &g, from, b, batches, columns, num, *out, (int64_t)(q * columns));
    }
    free(part);
  } else {
    ok = false;
  }
  free(lhs);
  free(kernel);
  free(m);
  return ok ? EVAL_OK : EVAL_FAIL;
}

eval_status eval_convolution(proc *p, insn *i, interp_value **in, interp_value **out) {
  conv_op c = {0};
  eval_status s = EVAL_FAIL;
  if (ev_operands(p, i, 2, 2) && read_conv(p, i, in, &c) &&
      ev_read_padding(p, i, c.spatial, c.low, c.high))
    s = convolve(p, i, &c, in[0], in[1], &out[0]);
  free(c.stride);
  return s;
}

eval_status eval_dynamic_conv(proc *p, insn *i, interp_value **in, interp_value **out) {
  conv_op c = {0};
  eval_status s = EVAL_FAIL;
  if (ev_operands(p, i, 3, 3) && read_conv(p, i, in, &c) &&
      ev_tensor(p, i, in, 2, NUM_INTEGER, 2)) {
    if (in[2]->count == 2 * c.spatial) {
      for (size_t d = 0; d < c.spatial; d++) {
        c.low[d] = ev_int_at(in[2], 2 * d);
        c.high[d] = ev_int_at(in[2], 2 * d + 1);
      }
      s = convolve(p, i, &c, in[0], in[1], &out[0]);
    } else {
      ev_error(p, i, DIAG_INTERP_CONSTRAINT, "padding has not the shape [%zu, 2] [dynamic_conv C4]",
               c.spatial);
    }
  }
  free(c.stride);
  return s;
}
