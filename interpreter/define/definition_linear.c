/* Sums of products, one output at a time: dot_general and its kin, convolution, triangular_solve.
 */
#include <string.h>

#include "definitions.h"
#include "fast/indexing.h"

/* Kernels of one kind, applied to one element. */
typedef struct arithmetic {
  num_kind kind;
  kern multiply, add;
} arithmetic;
static bool arithmetic_of(num_kind k, arithmetic *a) {
  a->kind = k;
  a->multiply = a->add = (kern){.arity = 2, .in = {k, k}, .out = k};
  return ev_bind_multiply(NULL, &a->multiply) && ev_bind_add(NULL, &a->add);
}
static void apply(const kern *k, const uint8_t *x, const uint8_t *y, uint8_t *result) {
  const void *in[] = {x, y};
  k->fn(k, in, result, 1);
}
static void set_zero(num_kind k, uint8_t *e) {
  memset(e, 0, ev_num_rows[k].bytes);
  if (ev_num_is(k, NUM_FLOAT)) ev_num_set_float(k, e, 0); /* not all bits are 0 in each format */
}
/* sum = sum + x * y, each rounded to the kind. */
static void multiply_add(const arithmetic *a, const uint8_t *x, const uint8_t *y, uint8_t *sum) {
  uint8_t product[NUM_MAX_BYTES];
  apply(&a->multiply, x, y, product);
  apply(&a->add, sum, product, sum);
}

/* --- dot_general ------------------------------------------------------------------------------ */

typedef struct dot_numbers {
  ints lb, rb, lc, rc;
} dot_numbers;

/* Which value an operand has at an index, in the kind that is computed in. */
typedef const uint8_t *(*factor_fn)(const definition *d, size_t side, const int64_t *index,
                                    const void *user, uint8_t *aside);

/* The output at `index`: reduce(multiply(lhs_slice, rhs_slice), 0, add). */
static void contract(const definition *d, const dot_numbers *n, const arithmetic *a,
                     const int64_t *index, factor_fn factor, const void *user, uint8_t *sum) {
  int64_t *li = row(d, 1), *ri = row(d, 2), *at = zero_row(d, 3), *depth = row(d, 4);
  uint8_t x[NUM_MAX_BYTES], y[NUM_MAX_BYTES];
  size_t terms = 1, to = 0; /* result_batching_index + result_lhs_index + result_rhs_index */
  for (size_t k = 0; k < n->lb.n; k++) li[n->lb.v[k]] = ri[n->rb.v[k]] = index[to++];
  for (size_t k = 0; k < value_rank(d->in[0]); k++)
    if (!ev_ints_has(n->lb, (int64_t)k) && !ev_ints_has(n->lc, (int64_t)k)) li[k] = index[to++];
  for (size_t k = 0; k < value_rank(d->in[1]); k++)
    if (!ev_ints_has(n->rb, (int64_t)k) && !ev_ints_has(n->rc, (int64_t)k)) ri[k] = index[to++];
  for (size_t k = 0; k < n->lc.n; k++)
    terms *= (size_t)(depth[k] = value_dims(d->in[0])[n->lc.v[k]]);
  set_zero(a->kind, sum);
  for (size_t t = 0; t < terms; t++) {
    for (size_t k = 0; k < n->lc.n; k++) li[n->lc.v[k]] = ri[n->rc.v[k]] = at[k];
    multiply_add(a, factor(d, 0, li, user, x), factor(d, 1, ri, user, y), sum);
    ev_nd_next(at, depth, n->lc.n);
  }
}

static const uint8_t *plain_factor(const definition *d, size_t side, const int64_t *index,
                                   const void *user, uint8_t *aside) {
  (void)user;
  return ev_define_as(d->in[side], index, (num_kind)d->out[0]->num, aside);
}
static bool define_contraction(definition *d, const dot_numbers *n) {
  arithmetic a;
  interp_value *out = d->out[0];
  int64_t *index = zero_row(d, 0);
  if (!arithmetic_of((num_kind)out->num, &a)) return false;
  for (size_t e = 0; e < out->count; e++) {
    contract(d, n, &a, index, plain_factor, NULL, out->data + e * bytes_of(out));
    ev_nd_next(index, value_dims(out), value_rank(out));
  }
  return true;
}

/* An algorithm: component c of an element is what the components before it leave, rounded to the
 * precision type; products of components (l, r) in the order of l + r, then l, as many as the
 * attribute says; they are added from the last one to the first. */
typedef struct components {
  num_kind precision[2], accumulation;
  int64_t at[2]; /* which component of each side */
} components;

static const uint8_t *component(const definition *d, size_t side, const int64_t *index,
                                const void *user, uint8_t *aside) {
  const components *c = user;
  const interp_value *v = d->in[side];
  double rest, part = 0;
  ev_kern_convert((num_kind)v->num, NUM_F64, ev_define_at(v, index), &rest, 1);
  for (int64_t k = 0; k <= c->at[side]; k++) {
    part = ev_num_round(c->precision[side], rest);
    rest = part - part == 0 ? rest - part : 0; /* nothing is left of infinities and NaNs */
  }
  ev_num_set_float(c->accumulation, aside, part);
  return aside;
}

static bool kind_param(const ir_attr *a, const char *name, num_kind *k) {
  const ir_param *t = ev_param(a, name);
  *k = t && t->type ? ev_num_of_type(t->type) : NUM_NONE;
  return *k != NUM_NONE;
}
static bool define_algorithm(definition *d, const dot_numbers *n, const ir_attr *attr) {
  components c;
  arithmetic a;
  interp_value *out = d->out[0];
  int64_t lefts, rights, products, *index = zero_row(d, 0);
  if (!kind_param(attr, "lhsPrecisionType", &c.precision[0]) ||
      !kind_param(attr, "rhsPrecisionType", &c.precision[1]) ||
      !kind_param(attr, "accumulationType", &c.accumulation) ||
      !ev_param_int(d->p, d->i, attr, "lhsComponentCount", &lefts) ||
      !ev_param_int(d->p, d->i, attr, "rhsComponentCount", &rights) ||
      !ev_param_int(d->p, d->i, attr, "numPrimitiveOperations", &products) ||
      !arithmetic_of(c.accumulation, &a))
    return false;
  while (lefts * rights < products) /* a name like bf16_3x: 2 by 2, 6x: 3 by 2, 9x: 3 by 3 */
    if (lefts <= rights)
      lefts++;
    else
      rights++;
  for (size_t e = 0; e < out->count; e++) {
    uint8_t sum[NUM_MAX_BYTES], product[NUM_MAX_BYTES];
    bool first = true;
    for (int64_t taken = products; taken-- > 0;) {
      int64_t number = 0; /* of the pair of components, in order of significance */
      for (int64_t level = 0; level <= lefts + rights - 2; level++)
        for (int64_t l = 0; l < lefts; l++) {
          if (level - l < 0 || level - l >= rights || number++ != taken) continue;
          c.at[0] = l;
          c.at[1] = level - l;
        }
      contract(d, n, &a, index, component, &c, product);
      if (first)
        memcpy(sum, product, ev_num_rows[c.accumulation].bytes);
      else
        apply(&a.add, sum, product, sum);
      first = false;
    }
    ev_kern_convert(c.accumulation, (num_kind)out->num, sum, out->data + e * bytes_of(out), 1);
    ev_nd_next(index, value_dims(out), value_rank(out));
  }
  return true;
}

bool ev_define_dot_general(definition *d) {
  dot_numbers n;
  const ir_attr *a = ev_attr(d->p, d->i, "dot_dimension_numbers");
  const ir_attr *algorithm = ev_attr(d->p, d->i, "algorithm");
  return ev_param_ints(d->p, d->i, a, "lhsBatchingDimensions", &n.lb) &&
         ev_param_ints(d->p, d->i, a, "rhsBatchingDimensions", &n.rb) &&
         ev_param_ints(d->p, d->i, a, "lhsContractingDimensions", &n.lc) &&
         ev_param_ints(d->p, d->i, a, "rhsContractingDimensions", &n.rc) &&
         (algorithm ? define_algorithm(d, &n, algorithm) : define_contraction(d, &n));
}

/* Vectors and matrices: the last dimension of lhs with the first one of rhs. */
bool ev_define_dot(definition *d) {
  int64_t last = (int64_t)value_rank(d->in[0]) - 1, first = 0;
  dot_numbers n = {.lc = {&last, 1, true}, .rc = {&first, 1, true}};
  return define_contraction(d, &n);
}

/* --- einsum ----------------------------------------------------------------------------------- */

/* A label is a letter, or 1 to 32 for a dimension that an ellipsis stands for (the last one is 32).
 */
#define LABELS 128

typedef struct terms { /* the labels of one side, dimension by dimension */
  uint8_t labels[LABELS];
  size_t count;
} terms;

/* Reads up to `end`; an ellipsis stands for so many dimensions. */
static terms terms_of(const char *from, const char *end, size_t ellipsis) {
  terms t = {.count = 0};
  for (const char *c = from; c < end && t.count < LABELS - 32; c++) {
    if (*c == '.' && c[1] == '.') {
      for (size_t k = 0; k < ellipsis; k++) t.labels[t.count++] = (uint8_t)(33 - ellipsis + k);
      c += 2;
    } else if (*c != ' ') {
      t.labels[t.count++] = (uint8_t)*c;
    }
  }
  return t;
}
static size_t spare(const char *from, const char *end, size_t rank) {
  size_t letters = terms_of(from, end, 0).count;
  return rank > letters ? rank - letters : 0;
}

/* The element where each dimension has its label's index, or 0 where the size is 1. */
static const uint8_t *labelled(const interp_value *v, const terms *t, const int64_t *at,
                               int64_t *index, num_kind to, uint8_t *aside) {
  for (size_t k = 0; k < t->count; k++) index[k] = value_dims(v)[k] == 1 ? 0 : at[t->labels[k]];
  return ev_define_as(v, index, to, aside);
}

/* result[labels] = the sum over all other labels, in their alphabetical order, of lhs * rhs. */
static bool einsum(definition *d, const interp_value *l, const char *left, const char *left_end,
                   const interp_value *r, const char *right, const char *right_end,
                   const char *to) {
  arithmetic a;
  interp_value *out = d->out[0];
  size_t wide = spare(left, left_end, value_rank(l)), also = spare(right, right_end, value_rank(r));
  terms lt = terms_of(left, left_end, wide), rt = terms_of(right, right_end, also),
        result = terms_of(to, to + strlen(to), wide > also ? wide : also);
  int64_t size[LABELS], at[LABELS] = {0}, dims[LABELS], free_at[LABELS] = {0};
  uint8_t summed[LABELS];
  size_t sums = 0, count = 1;
  if (!arithmetic_of((num_kind)out->num, &a)) return false;
  for (size_t label = 0; label < LABELS; label++) size[label] = 1;
  for (size_t k = 0; k < lt.count; k++)
    if (value_dims(l)[k] != 1) size[lt.labels[k]] = value_dims(l)[k];
  for (size_t k = 0; k < rt.count; k++)
    if (value_dims(r)[k] != 1) size[rt.labels[k]] = value_dims(r)[k];
  for (size_t label = 0; label < LABELS; label++) {
    if ((!memchr(lt.labels, (int)label, lt.count) && !memchr(rt.labels, (int)label, rt.count)) ||
        memchr(result.labels, (int)label, result.count))
      continue;
    dims[sums] = size[label];
    count *= (size_t)size[label];
    summed[sums++] = (uint8_t)label;
  }
  int64_t *index = zero_row(d, 0);
  for (size_t e = 0; e < out->count; e++) {
    uint8_t *sum = out->data + e * bytes_of(out), x[NUM_MAX_BYTES], y[NUM_MAX_BYTES];
    for (size_t k = 0; k < result.count; k++) at[result.labels[k]] = index[k];
    set_zero(a.kind, sum);
    for (size_t t = 0; t < count; t++) {
      for (size_t k = 0; k < sums; k++) at[summed[k]] = free_at[k];
      multiply_add(&a, labelled(l, &lt, at, row(d, 1), a.kind, x),
                   labelled(r, &rt, at, row(d, 2), a.kind, y), sum);
      ev_nd_next(free_at, dims, sums);
    }
    ev_nd_next(index, value_dims(out), value_rank(out));
  }
  return true;
}

bool ev_define_einsum(definition *d) {
  const char *config = ev_attr(d->p, d->i, "einsum_config")->string.value->bytes;
  const char *comma = strchr(config, ','), *arrow = strstr(config, "->");
  return einsum(d, d->in[0], config, comma, d->in[1], comma + 1, arrow, arrow + 2);
}
/* As einsum of a scalar 1 and the operand. */
bool ev_define_unary_einsum(definition *d) {
  const char *config = ev_attr(d->p, d->i, "einsum_config")->string.value->bytes;
  const char *arrow = strstr(config, "->");
  const int64_t one = 1;
  interp_value *scalar = ev_temp(d->p, d->i, value_element(d->in[0]), NULL, 0);
  if (!scalar) return false;
  ev_kern_convert(NUM_I64, (num_kind)scalar->num, &one, scalar->data, 1);
  bool ok = einsum(d, scalar, config, config, d->in[0], config, arrow, arrow + 2);
  interp_release(scalar);
  return ok;
}

/* --- convolution ------------------------------------------------------------------------------ */

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

/* edge_padding_low of spatial dimension k: an attribute, or dynamic_conv's operand. */
static int64_t low_of(const definition *d, const conv_numbers *c, size_t k) {
  return d->i->in_count > 2 ? ev_index_at(d->in[2], 2 * k) : item(c->low_high, 2 * k, 0);
}

/* One window times the kernel; the order of the contraction is spatial dimensions, then feature. */
static void define_window(const definition *d, const conv_numbers *c, const int64_t *out_index,
                          const arithmetic *a, uint8_t *sum) {
  const interp_value *l = d->in[0], *r = d->in[1];
  const int64_t *kd = value_dims(r);
  int64_t features = kd[c->k_in], of = out_index[c->out_feature];
  int64_t *taps = row(d, 1), *tap = zero_row(d, 2), *li = row(d, 3), *ki = row(d, 4);
  size_t count = 1;
  for (size_t k = 0; k < c->k_spatial.n; k++) count *= (size_t)(taps[k] = kd[c->k_spatial.v[k]]);
  uint8_t zero[NUM_MAX_BYTES], x[NUM_MAX_BYTES], y[NUM_MAX_BYTES];
  set_zero(a->kind, zero);
  set_zero(a->kind, sum);
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
                      at * item(c->dilation, k, 1) - low_of(d, c, k);
      int64_t step = item(c->base, k, 1);
      inside = inside && place >= 0 && place % step == 0 && place / step < value_dims(l)[dim];
      li[dim] = place / step;
      ki[c->k_spatial.v[k]] = tap[k];
    }
    for (int64_t f = 0; f < features; f++) {
      li[c->in_feature] = c->feature_groups > 1 ? group * features + f : f;
      ki[c->k_in] = f;
      ki[c->k_out] = of;
      multiply_add(a, inside ? ev_define_as(l, li, a->kind, x) : zero,
                   ev_define_as(r, ki, a->kind, y), sum);
    }
    ev_nd_next(tap, taps, c->k_spatial.n);
  }
}

bool ev_define_convolution(definition *d) {
  conv_numbers c;
  arithmetic a;
  interp_value *out = d->out[0];
  if (!conv_numbers_of(d, &c) || !arithmetic_of((num_kind)out->num, &a)) return false;
  int64_t *index = zero_row(d, 0);
  for (size_t e = 0; e < out->count; e++) {
    define_window(d, &c, index, &a, out->data + e * bytes_of(out));
    ev_nd_next(index, value_dims(out), value_rank(out));
  }
  return true;
}

/* --- triangular_solve ------------------------------------------------------------------------- */

/* Element (r, c) of op(a), or of the transpose of it. */
static void coefficient(const interp_value *a, int64_t *index, bool transposed, bool adjoint,
                        int64_t r, int64_t c, uint8_t *out) {
  size_t rank = value_rank(a), half = bytes_of(a) / 2;
  index[rank - 2] = transposed ? c : r;
  index[rank - 1] = transposed ? r : c;
  memcpy(out, ev_define_at(a, index), bytes_of(a));
  num_kind part = ev_num_rows[a->num].part;
  if (adjoint && ev_num_is((num_kind)a->num, NUM_COMPLEX))
    ev_num_set_float(part, out + half, -ev_num_float(part, out + half));
}

/* op(a) * x = b, or x * op(a) = b, for one vector x at a time, by substitution: with the unknowns
 * before it known, x[i] = (b[i] - sum of op(a)[i, j] * x[j]) / op(a)[i, i]. */
bool ev_define_triangular_solve(definition *d) {
  const char *transpose = ev_enum(d->p, d->i, "transpose_a");
  bool left, lower, unit;
  const interp_value *m = d->in[0], *b = d->in[1];
  interp_value *x = d->out[0];
  size_t rank = value_rank(m);
  if (!transpose || !ev_bool(d->p, d->i, "left_side", false, &left) ||
      !ev_bool(d->p, d->i, "lower", false, &lower) ||
      !ev_bool(d->p, d->i, "unit_diagonal", false, &unit))
    return false;
  num_kind kind = (num_kind)x->num;
  kern multiply = {.arity = 2, .in = {kind, kind}, .out = kind}, subtract = multiply,
       divide = multiply;
  if (!ev_bind_multiply(NULL, &multiply) || !ev_bind_subtract(NULL, &subtract) ||
      !ev_bind_divide(NULL, &divide))
    return false;
  bool adjoint = strcmp(transpose, "ADJOINT") == 0;
  bool transposed = adjoint || strcmp(transpose, "TRANSPOSE") == 0;
  /* x * op(a) = b is transpose(op(a)) * transpose(x) = transpose(b). */
  if (!left) transposed = !transposed;
  bool upper = lower == transposed;
  size_t along = left ? rank - 2 : rank - 1;
  int64_t n = value_dims(x)[along], *at = zero_row(d, 0), *index = row(d, 1);
  for (size_t e = 0; e < x->count; e++) { /* the unknowns of a vector are met in their order */
    int64_t step = at[along], i = upper ? n - 1 - step : step;
    uint8_t *sum, factor[NUM_MAX_BYTES], product[NUM_MAX_BYTES];
    memcpy(index, at, rank * sizeof *index);
    at[along] = i;
    sum = ev_define_at(x, at);
    memcpy(sum, ev_define_at(b, at), bytes_of(x));
    for (int64_t k = 0; k < step; k++) {
      int64_t j = upper ? n - 1 - k : k;
      coefficient(m, index, transposed, adjoint, i, j, factor);
      at[along] = j;
      apply(&multiply, factor, ev_define_at(x, at), product);
      apply(&subtract, sum, product, sum);
    }
    coefficient(m, index, transposed, adjoint, i, i, factor);
    if (!unit) apply(&divide, sum, factor, sum);
    at[along] = step;
    ev_nd_next(at, value_dims(x), rank);
  }
  return true;
}
