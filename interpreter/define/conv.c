/* SPDX-License-Identifier: Apache-2.0 */
/* convolution and dynamic_conv.
 *
 * The elements of a window are taken in the order of the contraction: spatial dimensions first, the
 * feature last; what lies in the padding or between dilated elements is a zero that takes part. */
#include "dot.h"

#include <stdlib.h>
#include <string.h>

static bool spatial_list(proc *p, insn *i, const char *name, size_t n, int64_t otherwise,
                         int64_t *out) {
  ints v;
  if (!ev_ints(p, i, name, false, &v)) return false;
  for (size_t d = 0; d < n; d++) out[d] = v.present ? v.v[d] : otherwise;
  return true;
}

static bool read_attributes(proc *p, insn *i, interp_value *const *in, conv_op *c) {
  const int64_t one = 1;
  const ir_attr *a = ev_attr(p, i, "dimension_numbers");
  c->rank = value_rank(in[0]);
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
  return spatial_list(p, i, "window_strides", c->spatial, 1, c->stride) &&
         spatial_list(p, i, "lhs_dilation", c->spatial, 1, c->lhs_dilation) &&
         spatial_list(p, i, "rhs_dilation", c->spatial, 1, c->rhs_dilation) &&
         spatial_list(p, i, "window_reversal", c->spatial, 0, c->reversal);
}

bool ev_read_conv(definition *d, conv_op *c) {
  proc *p = d->p;
  insn *i = d->i;
  bool dynamic = ir_op_is(i->op, OP_STABLEHLO_DYNAMIC_CONV);
  *c = (conv_op){0};
  if (!read_attributes(p, i, d->in, c)) return false;
  if (!dynamic) return ev_read_padding(p, i, c->spatial, c->low, c->high);
  for (size_t k = 0; k < c->spatial; k++) {
    c->low[k] = ev_int_at(d->in[2], 2 * k);
    c->high[k] = ev_int_at(d->in[2], 2 * k + 1);
  }
  return true;
}
void ev_conv_free(conv_op *c) { free(c->stride); }

/* Windows along one spatial dimension (dynamic_conv C25; of convolution the verifier counts them).
 * No window reaches beyond the padded size, so that the limit keeps all places in range. */
static bool count_windows(proc *p, insn *i, const conv_op *c, size_t d, int64_t n, int64_t k,
                          int64_t *count) {
  const int64_t most = INT64_C(1) << 61;
  exact_int padded = exact_padded(c->low[d], n, c->lhs_dilation[d], c->high[d]);
  CONSTRAINT_OR_RETURN(padded >= 0, "dynamic_conv C25", "the padded size is negative");
  exact_int all = exact_windows(padded, exact_dilated(k, c->rhs_dilation[d]), c->stride[d]);
  bool large = padded > most || c->low[d] > most || c->low[d] < -most;
  if (all && large)
    return ev_error(
        p, i, DIAG_INTERP_CONSTRAINT,
        "spatial dimension %zu is too large with its padding and dilation: more than 2^61", d);
  *count = (int64_t)all;
  return true;
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

static bool result_dims(proc *p, insn *i, const conv_op *c, const int64_t *ld, const int64_t *rd,
                        int64_t *dims) {
  dims[c->out_batch] = ld[c->in_batch] / c->batch_groups;
  dims[c->out_feature] = rd[c->k_out];
  for (size_t d = 0; d < c->spatial; d++) {
    int64_t *n = &dims[c->out_spatial.v[d]];
    if (!count_windows(p, i, c, d, ld[c->in_spatial.v[d]], rd[c->k_spatial.v[d]], n)) return false;
  }
  return !ir_op_is(i->op, OP_STABLEHLO_DYNAMIC_CONV) || dynamic_shape(p, i, dims, c->rank);
}

bool ev_frame_convolution(definition *d) {
  FREED_BY(ev_conv_free) conv_op c = {0};
  arithmetic a;
  size_t all;
  if (!ev_read_conv(d, &c)) return false;
  const interp_value *l = d->in[0], *r = d->in[1];
  auto_free int64_t *dims = ev_scratch(d->p, d->i, c.rank, sizeof *dims);
  if (!dims || !result_dims(d->p, d->i, &c, value_dims(l), value_dims(r), dims) ||
      !ev_takes_shape(d, 0, dims, c.rank))
    return false;
  uint64_t terms = ev_shape_count(dims, c.rank, 1, &all) ? all : 0; /* else there is no room */
  terms = exact_at_most(terms, (uint64_t)value_dims(r)[c.k_in]);
  for (size_t k = 0; k < c.spatial; k++)
    terms = exact_at_most(terms, (uint64_t)value_dims(r)[c.k_spatial.v[k]]);
  return (ev_arithmetic_of(result_kind(d, 0), &a) ||
          ev_error(d->p, d->i, DIAG_INTERP_BAD_OPERAND, "these elements cannot be multiplied")) &&
         ev_run_count_steps(d->p, terms / 1024);
}

/* One window times the kernel. */
static void define_window(const definition *d, const conv_op *c, const int64_t *out_index,
                          const arithmetic *a, uint8_t *sum) {
  const interp_value *l = d->in[0], *r = d->in[1];
  const int64_t *kd = value_dims(r);
  int64_t features = kd[c->k_in], of = out_index[c->out_feature];
  int64_t *taps = row(d, 1), *tap = zero_row(d, 2), *li = row(d, 3), *ki = row(d, 4);
  for (size_t k = 0; k < c->spatial; k++) taps[k] = kd[c->k_spatial.v[k]];
  uint8_t zero[NUM_MAX_BYTES], x[NUM_MAX_BYTES], y[NUM_MAX_BYTES];
  ev_set_zero(a->kind, zero);
  ev_set_zero(a->kind, sum);
  /* Which part of the input the group of this output feature sees. */
  int64_t groups = c->feature_groups * c->batch_groups, group = of / (kd[c->k_out] / groups);
  li[c->in_batch] = out_index[c->out_batch];
  if (c->batch_groups > 1)
    li[c->in_batch] += group * (value_dims(l)[c->in_batch] / c->batch_groups);
  for (size_t t = ev_nd_count(taps, c->spatial); t > 0; t--) {
    bool inside = true;
    for (size_t k = 0; k < c->spatial; k++) {
      int64_t dim = c->in_spatial.v[k];
      int64_t at = c->reversal[k] ? taps[k] - 1 - tap[k] : tap[k];
      int64_t place =
          out_index[c->out_spatial.v[k]] * c->stride[k] + at * c->rhs_dilation[k] - c->low[k];
      int64_t step = c->lhs_dilation[k];
      inside = inside && place >= 0 && place % step == 0 && place / step < value_dims(l)[dim];
      li[dim] = place / step;
      ki[c->k_spatial.v[k]] = tap[k];
    }
    for (int64_t f = 0; f < features; f++) {
      li[c->in_feature] = c->feature_groups > 1 ? group * features + f : f;
      ki[c->k_in] = f;
      ki[c->k_out] = of;
      ev_multiply_add(a, inside ? ev_define_as(l, li, a->kind, x) : zero,
                      ev_define_as(r, ki, a->kind, y), sum);
    }
    ev_nd_next(tap, taps, c->spatial);
  }
}

bool ev_define_convolution(definition *d) {
  FREED_BY(ev_conv_free) conv_op c = {0};
  arithmetic a;
  interp_value *out = d->out[0];
  if (!ev_read_conv(d, &c) || !ev_arithmetic_of((num_kind)out->num, &a)) return false;
  int64_t *index = zero_row(d, 0);
  for (size_t e = 0; e < out->count; e++) {
    define_window(d, &c, index, &a, out->data + e * bytes_of(out));
    ev_nd_next(index, value_dims(out), value_rank(out));
  }
  return true;
}
