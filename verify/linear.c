/* SPDX-License-Identifier: Apache-2.0 */
/* Contractions, convolutions, decompositions, transforms, normalization. */
#include <string.h>

#include "checker.h"

static bool precision_count(checker *k, const char *number) {
  const ir_attr *a = vf_prop(k, "precision_config");
  RETURN_UNLESS(!ir_attr_is(a, IR_ATTR_ARRAY) || a->array.count <= 2, number,
                "expects precision config to be empty or have <= 2 elements, got %",
                a->array.count);
  return true;
}

/* "inferred shape '[…]' is incompatible with return type of operation …" */
static bool shape_is(checker *k, const char *number, const int64_t *dims, size_t rank) {
  RETURN_UNLESS(!vf_has_rank(out(k, 0)) || vf_dim_lists_fit((ints){dims, rank}, dims_of(out(k, 0))),
                number, "inferred shape '%' is incompatible with return type of operation %",
                ((shape){dims, rank}), out(k, 0));
  return true;
}

/* --- dot --- */

bool verify_dot(checker *k) {
  const ir_type *l = in(k, 0), *r = in(k, 1);
  if (!precision_count(k, "precision_config")) return false;
  int64_t *dims = vf_new_ints(k, 2);
  size_t rank = 0;
  bool ranks =
      l->shaped.rank >= 1 && l->shaped.rank <= 2 && r->shaped.rank >= 1 && r->shaped.rank <= 2;
  RETURN_UNLESS(ranks && dims_fit(l->shaped.dims[l->shaped.rank - 1], r->shaped.dims[0]), "ranks",
                "expected both lhs/rhs ranks to be either 1 or 2");
  if (!ranks) return true;
  if (l->shaped.rank == 2) dims[rank++] = l->shaped.dims[0];
  if (r->shaped.rank == 2) dims[rank++] = r->shaped.dims[1];
  return shape_is(k, "shape", dims, rank);
}

/* --- dot_general --- */

typedef struct dot_dims {
  ints l_batch, r_batch, l_contract, r_contract;
} dot_dims;

static bool dot_inside(checker *k, const char *number, int64_t rank, ints dims, const char *name) {
  for (size_t i = 0; i < dims.count; i++)
    RETURN_UNLESS(dims.items[i] >= 0 && dims.items[i] < rank, number,
                  "% value: % is out of range: [0, %)", name, dims.items[i], rank);
  return true;
}

static bool dot_sizes(checker *k, const char *number, ints l, ints r, const char *text) {
  for (size_t i = 0; i < l.count && i < r.count; i++) {
    int64_t a = l.items[i], b = r.items[i];
    if (a < 0 || a >= rank_of(in(k, 0)) || b < 0 || b >= rank_of(in(k, 1))) continue;
    RETURN_UNLESS(dims_fit(in(k, 0)->shaped.dims[a], in(k, 1)->shaped.dims[b]), number, text);
  }
  return true;
}

static bool check_dot_dims(checker *k, const dot_dims *d, const char *precision) {
  static const char lb[] = "lhs_batching_dimensions", lc[] = "lhs_contracting_dimensions",
                    rb[] = "rhs_batching_dimensions", rc[] = "rhs_contracting_dimensions";
  if (!precision_count(k, precision)) return false;
  RETURN_UNLESS(d->l_batch.count == d->r_batch.count, "C1",
                "lhs and rhs should have the same number of batching dimensions");
  RETURN_UNLESS(d->l_contract.count == d->r_contract.count, "C2",
                "lhs and rhs should have the same number of contracting dimensions");
  int64_t lr = rank_of(in(k, 0)), rr = rank_of(in(k, 1));
  return vf_none_twice(k, "C3", d->l_batch, d->l_contract, lb, lc) &&
         vf_none_twice(k, "C4", d->r_batch, d->r_contract, rb, rc) &&
         dot_inside(k, "C5", lr, d->l_batch, lb) && dot_inside(k, "C6", lr, d->l_contract, lc) &&
         dot_inside(k, "C7", rr, d->r_batch, rb) && dot_inside(k, "C8", rr, d->r_contract, rc) &&
         dot_sizes(k, "C9", d->l_batch, d->r_batch,
                   "batching dimension sizes must match for lhs/rhs") &&
         dot_sizes(k, "C10", d->l_contract, d->r_contract,
                   "contracting dimension sizes must match for lhs/rhs");
}

static size_t add_free_dims(const ir_type *t, ints batch, ints contract, ints more, int64_t *dims,
                            size_t rank) {
  for (int64_t i = 0; i < rank_of(t); i++)
    if (!vf_contains(batch, i) && !vf_contains(contract, i) && !vf_contains(more, i))
      dims[rank++] = t->shaped.dims[i];
  return rank;
}

/* convolution C28 to C34 and dot_general C14, C17 to C20 (numbers differ). */
typedef struct quant_rows {
  const char *quantized, *storage, *expressed, *granularity, *hybrid;
} quant_rows;

static bool check_contraction_quant(checker *k, const quant_rows *rows) {
  const ir_type *le = element(in(k, 0)), *oe = element(out(k, 0));
  const ir_quant *l = ir_type_quant(le), *r = ir_type_quant(in(k, 1)), *o = ir_type_quant(oe);
  RETURN_UNLESS(
      r && !l == !o, rows->quantized,
      "rhs should be quantized for quantized operations and is_quantized(lhs)=is_quantized(result) "
      "should hold");
  if (!r || !l != !o) return true;
  if (!l) {
    RETURN_UNLESS(le == r->expressed && le == oe, rows->hybrid,
                  "mismatched rhs quantization expressed type and lhs and result element type");
    return true;
  }
  RETURN_UNLESS(l->storage == r->storage, rows->storage,
                "mismatched lhs and rhs quantization storage types");
  RETURN_UNLESS(l->expressed == r->expressed && l->expressed == o->expressed, rows->expressed,
                "mismatched lhs, rhs and result quantization expressed types");
  RETURN_UNLESS(!per_tensor(r) || per_tensor(o), rows->granularity,
                "mismatched rhs and result quantization granularity");
  return true;
}

static bool check_dot_quant(checker *k, const dot_dims *d) {
  static const quant_rows rows = {"C14", "C17", "C18", "C19", "C20"};
  const ir_quant *r = ir_type_quant(in(k, 1));
  if (r) {
    bool zero = true;
    for (size_t i = 0; i < r->scale_count; i++) zero = zero && r->zero_points[i] == 0;
    RETURN_UNLESS(zero, "C15",
                  per_axis(r) ? "Zero points of rhs should be 0" : "Zero point of rhs should be 0");
    RETURN_UNLESS(
        !per_axis(r) || !vf_contains(d->r_contract, r->axis), "C16",
        "Quantization dimension of rhs should not be in the contracting dimension of rhs");
  }
  return check_contraction_quant(k, &rows);
}

/* Algorithms that some hardware has: RFC 20240808-dot-algorithm and the dialect's list at 1.20.0.
 */
static const struct known_algorithm {
  const char *operands, *accumulation;
  int64_t primitive_operations;
} known_algorithms[] = {
    {"f16", "f16", 1},  {"f16", "f32", 1},  {"bf16", "bf16", 1}, {"bf16", "f32", 1},
    {"bf16", "f32", 3}, {"bf16", "f32", 6}, {"bf16", "f32", 9},  {"tf32", "f32", 1},
    {"tf32", "f32", 3}, {"f32", "f32", 1},  {"f64", "f64", 1},
};

static bool any_f8(const ir_type *t) {
  return t->format->width == 8 && t->format != &ir_float_formats[IR_F8E8M0FNU];
}

static bool known_algorithm(const ir_type *l, const ir_type *r, const ir_type *acc,
                            const int64_t n[3], bool imprecise) {
  if (n[0] != 1 || n[1] != 1 || !is_float(l) || !is_float(r) || !is_float(acc)) return false;
  if (any_f8(l) && any_f8(r) && acc->format == &ir_float_formats[IR_F32] && n[2] == 1) return true;
  if (imprecise || l != r) return false;
  for (size_t i = 0; i < sizeof known_algorithms / sizeof *known_algorithms; i++) {
    const struct known_algorithm *a = &known_algorithms[i];
    if (strcmp(l->format->name, a->operands) == 0 &&
        strcmp(acc->format->name, a->accumulation) == 0 && n[2] == a->primitive_operations)
      return true;
  }
  return false;
}

bool vf_check_algorithm(checker *k, const ir_param *p) {
  int64_t n[3] = {p[3].i, p[4].i, p[5].i};
  RETURN_UNLESS(n[0] >= 1, "C22", "lhs component count must be positive");
  RETURN_UNLESS(n[1] >= 1, "C23", "rhs component count must be positive");
  RETURN_UNLESS(n[2] >= 1, "C24", "num primitive operations must be positive");
  RETURN_UNLESS(known_algorithm(p[0].type, p[1].type, p[2].type, n, p[6].u != 0), "algorithm",
                "dot algorithm not known to be supported on any hardware: {lhs:%, rhs:%, accum:%, "
                "lhs_components:%, rhs_components:%, primitive_ops:%, imprecise:%}",
                p[0].type, p[1].type, p[2].type, n[0], n[1], n[2], p[6].u);
  return true;
}

static bool default_precision(const checker *k) {
  const ir_attr *a = vf_prop(k, "precision_config");
  for (size_t i = 0; ir_attr_is(a, IR_ATTR_ARRAY) && i < a->array.count; i++)
    if (strcmp(vf_enum_case(a->array.items[i]), "DEFAULT") != 0) return false;
  return true;
}

bool verify_dot_general(checker *k) {
  const ir_type *l = in(k, 0), *r = in(k, 1);
  const ir_attr *numbers = vf_prop(k, "dot_dimension_numbers"),
                *algorithm = vf_prop(k, "algorithm");
  if (vf_is_defined(algorithm, "dot_algorithm") &&
      !vf_check_algorithm(k, algorithm->defined.params))
    return false;
  dot_dims d = {vf_param_ints(numbers, 0), vf_param_ints(numbers, 1), vf_param_ints(numbers, 2),
                vf_param_ints(numbers, 3)};
  if (!check_dot_dims(k, &d, "C11")) return false;
  int64_t *dims = vf_new_ints(k, d.l_batch.count + l->shaped.rank + r->shaped.rank);
  size_t rank = 0;
  ints lb = vf_bounds_of(l), rb = vf_bounds_of(r);
  for (size_t i = 0; i < d.l_batch.count && i < d.r_batch.count; i++) {
    int64_t a = d.l_batch.items[i], b = d.r_batch.items[i], bound;
    if (a < 0 || a >= rank_of(l) || b < 0 || b >= rank_of(r)) return true;
    if (!vf_most_specific(k, "C9", i, l->shaped.dims[a], r->shaped.dims[b],
                          lb.count ? lb.items[a] : IR_DYNAMIC, rb.count ? rb.items[b] : IR_DYNAMIC,
                          &dims[rank], &bound))
      return false;
    rank++;
  }
  rank = add_free_dims(l, d.l_batch, d.l_contract, (ints){0}, dims, rank);
  rank = add_free_dims(r, d.r_batch, d.r_contract, (ints){0}, dims, rank);
  if (!shape_is(k, "C12", dims, rank)) return false;
  RETURN_UNLESS(!algorithm || default_precision(k), "C21",
                "must specify DEFAULT precision config when algorithm is set.");
  return ir_type_quant(l) || ir_type_quant(r) || ir_type_quant(out(k, 0)) ? check_dot_quant(k, &d)
                                                                          : true;
}

/* --- chlo.ragged_dot --- */

static bool ragged_groups(checker *k, const dot_dims *d, ints ragged, ints groups) {
  const ir_type *l = in(k, 0), *r = in(k, 1), *g = in(k, 2);
  if (g->shaped.rank == 0) return true;
  RETURN_UNLESS(ragged.count == 1, "ragged",
                "There must be exactly one ragged dimension in the lhs.");
  if (ragged.count != 1) return true;
  int64_t at = ragged.items[0];
  RETURN_UNLESS(at >= 0 && at < rank_of(l), "ragged",
                "Expects lhs_ragged_dim to be in range [0, lhs_rank) i.e. [0, %). got: %.",
                rank_of(l), at);
  if (at < 0 || at >= rank_of(l)) return true;
  bool batch = vf_contains(d->l_batch, at), contract = vf_contains(d->l_contract, at);
  size_t n = 0;
  int64_t *prefix = vf_new_ints(k, l->shaped.rank + 2);
  for (size_t i = 0; i < d->l_batch.count && (!batch || d->l_batch.items[i] != at); i++)
    prefix[n++] = l->shaped.dims[d->l_batch.items[i]];
  for (size_t i = 0; contract && i < d->l_contract.count && d->l_contract.items[i] != at; i++)
    prefix[n++] = l->shaped.dims[d->l_contract.items[i]];
  for (int64_t i = 0; !batch && !contract && i < at; i++)
    if (!vf_contains(d->l_batch, i) && !vf_contains(d->l_contract, i))
      prefix[n++] = l->shaped.dims[i];
  if (g->shaped.rank != 1) {
    RETURN_UNLESS(g->shaped.rank == n + 1, "group_sizes",
                  "expected group_sizes to have rank %, got %", n + 1, g->shaped.rank);
    if (g->shaped.rank != n + 1) return true;
    prefix[n] = g->shaped.dims[n];
    bool same = true;
    for (size_t i = 0; i < n; i++) same = same && prefix[i] == g->shaped.dims[i];
    RETURN_UNLESS(same, "group_sizes", "group_sizes is expected to have shape [%], got [%]",
                  ((ints){prefix, n + 1}), dims_of(g));
  }
  int64_t count = g->shaped.dims[g->shaped.rank - 1];
  for (size_t i = 0; i < groups.count; i++)
    RETURN_UNLESS(groups.items[i] >= 0 && groups.items[i] < rank_of(r), "groups",
                  "Expects rhs_group_dim to be in range [0, rhs_rank) i.e. [0, %). got: %.",
                  rank_of(r), groups.items[i]);
  if (k->gap) return true;
  if (!vf_none_twice(k, "groups", groups, d->r_batch, "rhs_group_dimensions",
                     "rhs_batching_dimensions") ||
      !vf_none_twice(k, "groups", groups, d->r_contract, "rhs_group_dimensions",
                     "rhs_contracting_dimensions"))
    return false;
  if (batch || contract) {
    RETURN_UNLESS(
        groups.count == 0, "groups",
        "There must be zero group dimensions in the rhs when the ragged dimension is batch or "
        "contracting.");
    return true;
  }
  RETURN_UNLESS(
      groups.count == 1, "groups",
      "There must be exactly one group dimension in the rhs when the lhs ragged dimension is "
      "non-contracting.");
  if (groups.count != 1) return true;
  int64_t size = r->shaped.dims[groups.items[0]];
  RETURN_UNLESS(dims_fit(size, count), "groups",
                "rhs group dimension is expected to have size=%, got %", count, size);
  return true;
}

bool verify_ragged_dot(checker *k) {
  const ir_type *l = in(k, 0), *r = in(k, 1);
  if (!is_ranked(l) || !is_ranked(r) || !is_ranked(in(k, 2))) return true;
  const ir_attr *numbers = vf_prop(k, "ragged_dot_dimension_numbers");
  dot_dims d = {vf_param_ints(numbers, 0), vf_param_ints(numbers, 1), vf_param_ints(numbers, 2),
                vf_param_ints(numbers, 3)};
  ints ragged = vf_param_ints(numbers, 4), groups = vf_param_ints(numbers, 5);
  if (!check_dot_dims(k, &d, "precision_config")) return false;
  if (k->gap) return true; /* with one of them disabled the rest has nothing to stand on */
  if (!ragged_groups(k, &d, ragged, groups)) return false;
  if (k->gap) return true;
  int64_t *dims = vf_new_ints(k, 1 + l->shaped.rank + r->shaped.rank);
  size_t rank = 0;
  const ir_type *g = in(k, 2);
  if (ragged.count && vf_contains(d.l_contract, ragged.items[0]) && g->shaped.rank)
    dims[rank++] = g->shaped.dims[g->shaped.rank - 1];
  for (size_t i = 0; i < d.l_batch.count; i++) dims[rank++] = l->shaped.dims[d.l_batch.items[i]];
  rank = add_free_dims(l, d.l_batch, d.l_contract, (ints){0}, dims, rank);
  rank = add_free_dims(r, d.r_batch, d.r_contract, groups, dims, rank);
  return shape_is(k, "shape", dims, rank);
}

/* --- convolution, dynamic_conv: one set of numbers --- */

typedef struct conv_dims { /* parameters of the attribute, in its order */
  int64_t in_batch, in_feature, kernel_in, kernel_out, out_batch, out_feature;
  ints in_spatial, kernel_spatial, out_spatial;
} conv_dims;

static conv_dims conv_of(const ir_attr *a) {
  return (conv_dims){.in_batch = vf_param_int(a, 0),
                     .in_feature = vf_param_int(a, 1),
                     .in_spatial = vf_param_ints(a, 2),
                     .kernel_in = vf_param_int(a, 3),
                     .kernel_out = vf_param_int(a, 4),
                     .kernel_spatial = vf_param_ints(a, 5),
                     .out_batch = vf_param_int(a, 6),
                     .out_feature = vf_param_int(a, 7),
                     .out_spatial = vf_param_ints(a, 8)};
}

static ints conv_list(checker *k, int64_t a, int64_t b, ints rest) {
  int64_t *items = vf_new_ints(k, rest.count + 2);
  items[0] = a;
  items[1] = b;
  for (size_t i = 0; i < rest.count; i++) items[i + 2] = rest.items[i];
  return (ints){items, rest.count + 2};
}

static bool conv_inside(ints l, int64_t rank) {
  for (size_t i = 0; i < l.count; i++)
    if (l.items[i] < 0 || l.items[i] >= rank) return false;
  return true;
}

static bool check_conv_numbers(checker *k, const conv_dims *c) {
  size_t n = c->in_spatial.count;
  RETURN_UNLESS(
      n == c->kernel_spatial.count && n == c->out_spatial.count,
      n != c->kernel_spatial.count ? "C17" : "C19",
      "expects the same size for input, kernel and output spatial-dimensions, but got %, %, and % "
      "resp.",
      n, c->kernel_spatial.count, c->out_spatial.count);
  int64_t rank = rank_of(in(k, 0));
  ints lists[3] = {conv_list(k, c->in_batch, c->in_feature, c->in_spatial),
                   conv_list(k, c->kernel_in, c->kernel_out, c->kernel_spatial),
                   conv_list(k, c->out_batch, c->out_feature, c->out_spatial)};
  static const char *const numbers[3] = {"C13", "C18", "C20"}, *const names[3] = {"input", "kernel",
                                                                                  "output"};
  for (size_t i = 0; i < 3; i++)
    RETURN_UNLESS(conv_inside(lists[i], rank), numbers[i],
                  "expects input, kernel, and output dimension-numbers to be in-range [0, %).",
                  rank);
  for (size_t i = 0; i < 3; i++)
    RETURN_UNLESS(unique(k, lists[i]), numbers[i],
                  "expects % dimension-numbers to be unique, got {%}.", names[i], lists[i]);
  return true;
}

static bool check_conv_groups(checker *k, const conv_dims *c, int64_t batches, int64_t features) {
  const int64_t *l = in(k, 0)->shaped.dims, *r = in(k, 1)->shaped.dims;
  RETURN_UNLESS(
      batches <= 1 || features <= 1, "C23",
      "expects batch_group_count and feature_group_count not to be both greater than 1. Got % "
      "and % "
      "resp.",
      batches, features);
  if (batches <= 0 || features <= 0) return true;
  int64_t in_batch = l[c->in_batch], in_feature = l[c->in_feature], kernel_in = r[c->kernel_in],
          kernel_out = r[c->kernel_out];
  RETURN_UNLESS(dynamic(in_batch) || in_batch % batches == 0, "C10",
                "expects input batch dimension (%) to be divisible by batch_group_count. Got "
                "batch_group_count = %.",
                in_batch, batches);
  if (!dynamic(in_feature)) {
    RETURN_UNLESS(
        in_feature % features == 0, "C11",
        "expects input feature dimension (%) to be a multiple of feature_group_count. Got "
        "feature_group_count = %.",
        in_feature, features);
    RETURN_UNLESS(
        dynamic(kernel_in) || in_feature / features == kernel_in, "C14",
        "expects input feature dimension (%) / feature_group_count = kernel input feature "
        "dimension "
        "(%). Got feature_group_count = %.",
        in_feature, kernel_in, features);
  }
  if (dynamic(kernel_out)) return true;
  RETURN_UNLESS(
      kernel_out % batches == 0, "C15",
      "expects output feature dimension size (%) to be a multiple of batch_group_count. Got "
      "batch_group_count = %.",
      kernel_out, batches);
  RETURN_UNLESS(
      kernel_out % features == 0, "C16",
      "expects kernel output feature dimension (%) to be divisible by feature_group_count. For "
      "feature_group_count = %.",
      kernel_out, features);
  return true;
}

static bool check_conv_window(checker *k, const conv_dims *c, ints padding, bool has_padding,
                              window_dim **window) {
  static const window_rows rows = {.strides_size = "C2",
                                   .base_size = "C5",
                                   .dilation_size = "C7",
                                   .padding_size = "C4",
                                   .reversal_size = "C9",
                                   .size = "kernel",
                                   .stride = "C3",
                                   .base = "C6",
                                   .dilation = "C8"};
  size_t n = c->kernel_spatial.count;
  int64_t *sizes = vf_new_ints(k, n);
  for (size_t i = 0; i < n; i++) sizes[i] = in(k, 1)->shaped.dims[c->kernel_spatial.items[i]];
  window_attrs w = {.dims = {sizes, n},
                    .strides = vf_prop_ints(k, "window_strides"),
                    .padding = padding,
                    .base_dilations = vf_prop_ints(k, "lhs_dilation"),
                    .dilations = vf_prop_ints(k, "rhs_dilation"),
                    .reversal = vf_prop_ints(k, "window_reversal"),
                    .has_padding = has_padding};
  return vf_check_window(k, &rows, &w, window);
}

/* NULL: a size has no room. */
static const int64_t *conv_shape(checker *k, const conv_dims *c, const window_dim *window,
                                 int64_t batches) {
  const ir_type *l = in(k, 0), *r = in(k, 1);
  int64_t *dims = vf_new_ints(k, l->shaped.rank);
  for (size_t i = 0; i < c->in_spatial.count; i++)
    if (!vf_window_count(k, "C25", l->shaped.dims[c->in_spatial.items[i]], &window[i],
                         (size_t)c->out_spatial.items[i], &dims[c->out_spatial.items[i]]))
      return NULL;
  int64_t batch = l->shaped.dims[c->in_batch];
  dims[c->out_batch] = dynamic(batch) || batches <= 0 ? batch : batch / batches;
  dims[c->out_feature] = r->shaped.dims[c->kernel_out];
  return dims;
}

static bool check_conv_quant(checker *k, const conv_dims *c) {
  static const quant_rows rows = {"C28", "C31", "C32", "C33", "C34"};
  const ir_quant *l = ir_type_quant(in(k, 0)), *r = ir_type_quant(in(k, 1)),
                 *o = ir_type_quant(out(k, 0));
  if (!l && !r && !o) return true;
  RETURN_UNLESS(
      !per_axis(r) || r->axis == c->kernel_out, "C29",
      "quantization dimension of rhs should be same with kernel_output_feature_dimension");
  RETURN_UNLESS(!per_axis(o) || o->axis == c->out_feature, "C30",
                "quantization dimension of result should be same with output_feature_dimension");
  return check_contraction_quant(k, &rows);
}

/* Everything up to the window; false with *stop unset when an error was told. */
static bool check_conv(checker *k, conv_dims *c, int64_t *batches, bool *stop) {
  const ir_type *l = in(k, 0), *r = in(k, 1);
  int64_t rank = rank_of(l), features = 1;
  *stop = false;
  *batches = 1;
  RETURN_UNLESS(rank >= 2, "rank",
                "expects convolution arguments to have >= 2 dimensions. Got: % and %.", l, r);
  RETURN_UNLESS(rank == rank_of(r), "C1",
                "expects convolution arguments to have same number of dimensions. Got: % and %.", l,
                r);
  RETURN_UNLESS(ir_type_quant(l) || ir_type_quant(r) || vf_elements_fit(l, r), "C27",
                "expects lhs and rhs to have compatible element type. Got: % and %", element(l),
                element(r));
  *c = conv_of(vf_prop(k, "dimension_numbers"));
  vf_prop_int(k, "batch_group_count", batches);
  vf_prop_int(k, "feature_group_count", &features);
  if (!check_conv_numbers(k, c)) return false;
  /* With a row disabled the rest has nothing to stand on. */
  *stop = !conv_inside(conv_list(k, c->in_batch, c->in_feature, c->in_spatial), rank) ||
          !conv_inside(conv_list(k, c->kernel_in, c->kernel_out, c->kernel_spatial), rank_of(r)) ||
          !conv_inside(conv_list(k, c->out_batch, c->out_feature, c->out_spatial), rank) ||
          c->in_spatial.count != c->kernel_spatial.count ||
          c->in_spatial.count != c->out_spatial.count;
  if (*stop) return true;
  if (!check_conv_groups(k, c, *batches, features) || !precision_count(k, "C24")) return false;
  RETURN_UNLESS((size_t)rank == c->in_spatial.count + 2, "C12",
                "expects convolution arguments to have % dimensions. Got: %",
                c->in_spatial.count + 2, rank);
  *stop = (size_t)rank != c->in_spatial.count + 2;
  return true;
}

static bool static_window(checker *k, const conv_dims *c, int64_t batches) {
  const ir_attr *padding = vf_prop(k, "padding");
  window_dim *window;
  if (!vf_padding_pairs(k, "C4", padding) ||
      !check_conv_window(k, c, vf_attr_ints(k, padding), padding != NULL, &window))
    return false;
  const int64_t *dims = conv_shape(k, c, window, batches);
  return dims && shape_is(k, rank_of(out(k, 0)) == rank_of(in(k, 0)) ? "C25" : "C26", dims,
                          in(k, 0)->shaped.rank);
}

static bool dynamic_window(checker *k, const conv_dims *c, int64_t batches) {
  const ir_type *p = in(k, 2);
  int64_t spatial = rank_of(in(k, 0)) - 2;
  window_dim *window;
  ints padding;
  (void)batches;
  RETURN_UNLESS(p->shaped.rank == 2, "C4", "expects padding to be of rank 2 but got %", rank_of(p));
  if (p->shaped.rank != 2) return true;
  RETURN_UNLESS(p->shaped.dims[0] == spatial && p->shaped.dims[1] == 2, "C4",
                "expects padding to be of shape [%, 2], but got [%, %]", spatial, p->shaped.dims[0],
                p->shaped.dims[1]);
  return !vf_constant_ints(k, 2, &padding) || check_conv_window(k, c, padding, true, &window);
}

static bool convolution(checker *k, bool (*window)(checker *, const conv_dims *, int64_t)) {
  conv_dims c;
  int64_t batches;
  bool stop;
  if (!check_conv(k, &c, &batches, &stop)) return false;
  return stop || (window(k, &c, batches) && check_conv_quant(k, &c));
}

bool verify_convolution(checker *k) { return convolution(k, static_window); }
bool verify_dynamic_conv(checker *k) { return convolution(k, dynamic_window); }

/* --- cholesky, triangular_solve --- */

bool vf_infer_cholesky(checker *k) {
  const ir_type *a = in(k, 0);
  size_t rank = a->shaped.rank;
  RETURN_UNLESS(rank >= 2, "C2", "argument 'a' must have rank >= 2, got shape %.", dims_of(a));
  RETURN_UNLESS(rank < 2 || dims_fit(a->shaped.dims[rank - 2], a->shaped.dims[rank - 1]), "C3",
                "minor dimensions of 'a' must have equal size, got shape %.", dims_of(a));
  return result_is(k, vf_inferred_like(a), "C1", "C1");
}

bool vf_infer_triangular_solve(checker *k) {
  const ir_type *a = in(k, 0), *b = in(k, 1);
  size_t rank = a->shaped.rank;
  RETURN_UNLESS(rank >= 2, "C2", "operand 'a' must have rank >= 2, but got %", a);
  if (rank < 2) return true;
  RETURN_UNLESS(dims_fit(a->shaped.dims[rank - 2], a->shaped.dims[rank - 1]), "C3",
                "two minor dimensions of operand 'a' must be compatible, but got %", a);
  RETURN_UNLESS(rank == b->shaped.rank, "C2", "operands must have equal rank, but got % and %", a,
                b);
  if (rank != b->shaped.rank) return true;
  size_t shared = rank - (vf_prop_bool(k, "left_side") ? 2 : 1);
  RETURN_UNLESS(dims_fit(a->shaped.dims[rank - 1], b->shaped.dims[shared]), "C3",
                "shared dimension of operands 'a' and 'b' must be compatible, but got % and %", a,
                b);
  RETURN_UNLESS(
      vf_dim_lists_fit((ints){a->shaped.dims, rank - 2}, (ints){b->shaped.dims, rank - 2}), "C3",
      "batch dimensions of the operands must be compatible, but got % and %", a, b);
  RETURN_UNLESS(strcmp(vf_enum_case(vf_prop(k, "transpose_a")), "TRANSPOSE_INVALID") != 0,
                "transpose", "Invalid transpose option value for triangular solve");
  return result_is(k, vf_inferred_like(b), "C4", "C4");
}

/* --- fft --- */

bool vf_infer_fft(checker *k) {
  const ir_type *t = in(k, 0), *e = element(t);
  const char *type = vf_enum_case(vf_prop(k, "fft_type"));
  bool rfft = strcmp(type, "RFFT") == 0, irfft = strcmp(type, "IRFFT") == 0;
  ints length = vf_prop_ints(k, "fft_length");
  size_t n = length.count, rank = t->shaped.rank;
  RETURN_UNLESS(n >= 1 && n <= 3, "C3", "rank must be between 1 and 3, but got %.", n);
  if (rfft)
    RETURN_UNLESS(is_float(e) && (e->format == &ir_float_formats[IR_F32] ||
                                  e->format == &ir_float_formats[IR_F64]),
                  "C2", "RFFT requires f32 or f64 input type, but is given %.", e);
  else
    RETURN_UNLESS(is_complex(e), "C2",
                  "FFT/IFFT/IRFFT take a complex tensor as input, but is given %.", t);
  RETURN_UNLESS(rank >= n, "C1",
                "operand rank must not be less than fft rank of % for operand of type %.", n, t);
  if (rank < n || n == 0 || (irfft && !is_complex(e))) return true;
  inferred r = vf_inferred_like(t);
  ints known = vf_bounds_of(t);
  const int64_t *tail = t->shaped.dims + (rank - n);
  int64_t *dims = vf_new_ints(k, rank), *bounds = vf_new_ints(k, rank), last = length.items[n - 1];
  memcpy(dims, t->shaped.dims, rank * sizeof *dims);
  if (known.count) memcpy(bounds, known.items, rank * sizeof *bounds);
  if (rfft) {
    for (size_t i = 0; i < n; i++)
      RETURN_UNLESS(
          dims_fit(tail[i], length.items[i]), "C4",
          "RFFT requires innermost dimensions to be compatible with fft_length. Got: % but wanted "
          "%.",
          dims_of(t), length);
    if (last != 0) dims[rank - 1] = last / 2 + 1;
    r.form = COMPLEX_OF;
  }
  if (irfft) {
    for (size_t i = 0; i + 1 < n; i++)
      RETURN_UNLESS(
          dims_fit(tail[i], length.items[i]), "C4",
          "IRFFT requires non-final dimensions to be compatible with fft_length. Got: % but wanted "
          "%, and % != %.",
          dims_of(t), length, tail[i], length.items[i]);
    int64_t end = dims[rank - 1];
    RETURN_UNLESS(
        (dims_fit(end, 0) && last == 0) || dims_fit(end, last / 2 + 1), "C5",
        "IRFFT requires innermost dimension to be compatible with fft_length[-1]/2+1. Got: % but "
        "fft_length is %.",
        end, length);
    dims[rank - 1] = last;
    r.element = e->element;
  }
  if (rank && (rfft || irfft)) bounds[rank - 1] = IR_DYNAMIC;
  r.dims = dims;
  vf_inferred_bounds(&r, t, bounds, known.count);
  return result_is(k, r, "C5", "C2");
}

/* --- Batch normalization --- */

static bool all_shapes_fit(checker *k, const char *number, const size_t *which, size_t n,
                           const char *text) {
  for (size_t i = 0; i < n; i++)
    for (size_t j = 0; j < i; j++)
      RETURN_UNLESS(vf_shapes_fit(in(k, which[i]), in(k, which[j])), number, text);
  return true;
}

typedef struct norm_rows {
  const char *multi, *single, *size, *result, *statistics[2];
  const char *each[4]; /* of the size of one single-dimensional operand; NULL: `single` */
} norm_rows;

/* The row that operands of different sizes break: that of the one whose size is not `count`. */
static const char *single_row(const checker *k, const norm_rows *rows, const size_t *single,
                              size_t n, int64_t count) {
  for (size_t i = 0; i < n; i++)
    if (rows->each[i] && !dims_fit(in(k, single[i])->shaped.dims[0], count)) return rows->each[i];
  return rows->single;
}

static bool infer_norm(checker *k, const norm_rows *rows, const size_t *multi, size_t multi_count,
                       const size_t *single, size_t single_count, bool statistics) {
  int64_t feature = 0;
  const ir_type *t = in(k, multi[0]), *one = in(k, single[0]);
  vf_prop_int(k, "feature_index", &feature);
  bool inside = feature < rank_of(t);
  int64_t count = inside ? t->shaped.dims[feature] : IR_DYNAMIC, size = one->shaped.dims[0];
  if (!all_shapes_fit(k, rows->multi, multi, multi_count,
                      "expects multi-dimensional operands to have compatible shapes.") ||
      !all_shapes_fit(k, single_row(k, rows, single, single_count, count), single, single_count,
                      "expects single-dimensional operands to have compatible shapes."))
    return false;
  RETURN_UNLESS(
      inside, "C1",
      "expects featureIndex to be smaller than the rank of multi-dimensional operands; got "
      "featureIndex %, and rank %.",
      feature, rank_of(t));
  if (!inside) return true;
  RETURN_UNLESS(
      dims_fit(size, count), rows->size,
      "expects the size of single-dimensional operands to be compatible with feature count, "
      "but the "
      "size of single-dimensional operands is % and the feature count is %.",
      (dim){size}, (dim){count});
  inferred all[3] = {vf_inferred_like(t)};
  if (!statistics) return vf_results_are(k, all, 1, rows->result, rows->result);
  ints known = vf_bounds_of(t);
  inferred s = {
      .is = INFERRED_TENSOR, .dims = &t->shaped.dims[feature], .rank = 1, .element = element(t)};
  if (known.count) vf_inferred_bounds(&s, t, &known.items[feature], 1);
  all[1] = all[2] = s;
  if (!vf_types_fit(t, out(k, 0))) return vf_results_are(k, all, 3, rows->result, rows->result);
  bool mean_fits = vf_types_fit(in(k, single[0]), out(k, 1));
  return vf_results_are(k, all, 3, rows->statistics[mean_fits], rows->statistics[mean_fits]);
}

bool vf_infer_batch_norm_grad(checker *k) {
  static const norm_rows rows = {"C3", "C4", "C5", "C3", {"C4", "C4"}, {NULL}};
  return infer_norm(k, &rows, (size_t[]){0, 4}, 2, (size_t[]){1, 2, 3}, 3, true);
}

bool vf_infer_batch_norm_training(checker *k) {
  static const norm_rows rows = {"C3", "C4", "C3", "C7", {"C5", "C6"}, {"C3", "C4"}};
  return infer_norm(k, &rows, (size_t[]){0}, 1, (size_t[]){1, 2}, 2, true);
}

bool vf_infer_batch_norm_inference(checker *k) {
  static const norm_rows rows = {"C3", "C4", "C3", "C7", {"C7", "C7"}, {"C3", "C4", "C5", "C6"}};
  return infer_norm(k, &rows, (size_t[]){0}, 1, (size_t[]){1, 2, 3, 4}, 4, false);
}
