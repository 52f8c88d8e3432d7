/* SPDX-License-Identifier: Apache-2.0 */
/* Products of tensors, linear algebra, transforms and normalization. */
#include <string.h>

#include "internal.h"

/* --- dot_general --- */

typedef enum role { BATCH, INNER, FREE } role;
typedef struct side {
  shape s;
  int64_t batch[MOST_DIMS], inner[MOST_DIMS]; /* where they stand */
  int64_t free[MOST_DIMS];                    /* sizes, in order */
  unsigned free_count;
} side;

/* Dimensions in any order: batch and inner ones with given sizes, and some others. */
static side draw_side(generation *g, const shape *batch, const shape *inner, int64_t most) {
  side x = {0};
  int64_t order[MOST_DIMS];
  unsigned others = draw(g, 3), n = batch->rank + inner->rank + others;
  for (unsigned i = 0; i < n; i++) order[i] = i;
  shuffle(g, order, n);
  x.s.rank = n;
  for (unsigned i = 0; i < n; i++) {
    unsigned k = (unsigned)order[i];
    if (k < batch->rank) {
      x.batch[k] = i;
      x.s.dims[i] = batch->dims[k];
    } else if (k < batch->rank + inner->rank) {
      x.inner[k - batch->rank] = i;
      x.s.dims[i] = inner->dims[k - batch->rank];
    } else {
      x.s.dims[i] = x.free[x.free_count++] =
          most > 4 ? draw_size_near(g, most) : between(g, 1, most);
    }
  }
  return x;
}

/* Sums of few bits soon overflow in some order, and then everything is right. */
static element draw_factor(generation *g, element_set in) {
  return draw_element(g,
                      g->g->edges ? in : in & (large_floats | complexes | integers | ONE_OF(E_i1)));
}

static shape draw_sizes(generation *g, unsigned most_rank, int64_t most) {
  shape s = {.rank = draw(g, most_rank + 1)};
  for (unsigned i = 0; i < s.rank; i++) s.dims[i] = between(g, 1, most);
  return s;
}

/* An algorithm that takes the operands as they are and adds in the same type, or in a wider one. */
static void set_plain_algorithm(generation *g, ir_op *op, element e) {
  element sum = e != E_f32 && e != E_f64 && chance(g, 160) ? E_f32 : e;
  const ir_type *in = ir_type_element(scalar_type(g, e)),
                *to = ir_type_element(scalar_type(g, sum));
  ir_param p[] = {{.type = in}, {.type = in}, {.type = to}, {.i = 1},
                  {.i = 1},     {.i = 1},     {.u = false}};
  set_params(g, op, "algorithm", ATTR_STABLEHLO_DOT_ALGORITHM, p);
}

/* An algorithm that suits the operands: its types, component counts, operations (StableHLO's
 * specification, dot_general, "dot_algorithm"). */
static void set_algorithm(generation *g, ir_op *op, element e) {
  if (ir_op_get(op, "precision_config")) return;
  if ((large_floats & ONE_OF(e)) && chance(g, g->g->edges ? 64 : 32)) {
    set_plain_algorithm(g, op, e);
    return;
  }
  if (!g->g->edges || e != E_f32 || !chance(g, 128)) return;
  const ir_type *f32 = ir_type_element(scalar_type(g, E_f32)),
                *bf16 = ir_type_element(scalar_type(g, E_bf16)),
                *tf32 = ir_type_float(g->c, &ir_float_formats[IR_TF32]);
  unsigned k = draw(g, 4);
  const ir_type *in = k == 0 ? f32 : k == 1 ? tf32 : bf16;
  ir_param p[] = {{.type = in}, {.type = in},          {.type = f32}, {.i = 1},
                  {.i = 1},     {.i = k == 3 ? 6 : 1}, {.u = false}};
  set_params(g, op, "algorithm", ATTR_STABLEHLO_DOT_ALGORITHM, p);
}

static bool make_dot_general(generation *g, const choice *x) {
  element e = draw_factor(g, ALL_ELEMENTS);
  if (e == ELEMENTS) return false;
  static const int64_t larger[][3] = {
      {40, 4, 4}, {300, 2, 4}, {6, 130, 4}, {6, 4, 130}, {17, 17, 17}};
  const int64_t *most = larger[draw(g, 5)], small[] = {6, 4, 4};
  if (!g->g->o.size) most = small;
  shape batch = draw_sizes(g, 2, 3), inner = draw_sizes(g, 2, most[0]);
  side a = draw_side(g, &batch, &inner, most[1]), b = draw_side(g, &batch, &inner, most[2]);
  shape s = batch;
  if (batch.rank + a.free_count + b.free_count > MOST_DIMS) return false;
  for (unsigned i = 0; i < a.free_count; i++) s.dims[s.rank++] = a.free[i];
  for (unsigned i = 0; i < b.free_count; i++) s.dims[s.rank++] = b.free[i];
  if (shape_count(&s) * shape_count(&inner) > 60 * g->g->limit) return false;
  ir_value *v[] = {like(g, e, &a.s), like(g, e, &b.s)};
  element to = chance(g, 80) ? wider(g, e) : e;
  ir_op *op = add_op1(g, x->maker->op, v, 2, tensor_type(g, to, &s));
  ir_param p[] = {INTS(a.batch, batch.rank), INTS(b.batch, batch.rank), INTS(a.inner, inner.rank),
                  INTS(b.inner, inner.rank)};
  set_params(g, op, "dot_dimension_numbers", ATTR_STABLEHLO_DOT, p);
  set_precisions(g, op);
  set_algorithm(g, op, to == e ? e : E_i32);
  return true;
}

static bool make_dot(generation *g, const choice *x) {
  element e = draw_factor(g, ALL_ELEMENTS);
  if (e == ELEMENTS) return false;
  shape a = {{between(g, 1, 4), between(g, 1, 4)}, 1 + draw(g, 2)};
  shape b = {{a.dims[a.rank - 1], between(g, 1, 4)}, 1 + draw(g, 2)}, s = {0};
  if (a.rank == 2) s.dims[s.rank++] = a.dims[0];
  if (b.rank == 2) s.dims[s.rank++] = b.dims[1];
  ir_value *v[] = {like(g, e, &a), like(g, e, &b)};
  set_precisions(g, add_op1(g, x->maker->op, v, 2, tensor_type(g, e, &s)));
  return true;
}

/* Dimensions with the names a, b … in any order; those of `in`. */
static shape draw_labels(generation *g, const bool *in, unsigned count, const int64_t *sizes,
                         strbuf *text) {
  int64_t order[MOST_DIMS];
  shape s = {0};
  for (unsigned i = 0; i < count; i++) order[i] = i;
  shuffle(g, order, count);
  for (unsigned i = 0; i < count; i++)
    if (in[order[i]]) {
      strbuf_addc(text, (char)('a' + order[i]));
      s.dims[s.rank++] = sizes[order[i]];
    }
  return s;
}

/* A dimension is of both operands and the result, of both operands, or of one and the result. */
static bool make_einsum(generation *g, const choice *x) {
  enum { MOST = 4 };
  strbuf_auto text = STRBUF_INIT;
  bool in[2][MOST], kept_in[MOST], unary = strcmp(x->maker->op, "unary_einsum") == 0;
  int64_t sizes[MOST];
  unsigned count = 1 + draw(g, MOST);
  element e = draw_factor(g, ALL_ELEMENTS & ~ONE_OF(E_i1));
  if (e == ELEMENTS) return false;
  for (unsigned i = 0; i < count; i++) {
    unsigned kind = unary ? 0 : draw(g, 4);
    sizes[i] = between(g, 1, 4);
    in[0][i] = kind != 3;
    in[1][i] = kind != 2;
    kept_in[i] = kind != 1;
  }
  ir_value *v[2];
  for (int k = 0; k < 2 - unary; k++) {
    if (k) strbuf_addc(&text, ',');
    shape s = draw_labels(g, in[k], count, sizes, &text);
    v[k] = like(g, e, &s);
  }
  strbuf_adds(&text, "->");
  shape s = draw_labels(g, kept_in, count, sizes, &text);
  ir_op *op = add_op1(g, x->maker->op, v, unary ? 1 : 2, tensor_type(g, e, &s));
  set_string(g, op, "einsum_config", strbuf_str(&text));
  if (!unary) set_precisions(g, op);
  return true;
}

/* --- Convolution --- */

/* The order of batch, features and spatial dimensions. */
typedef struct layout {
  int64_t first, second, spatial[MOST_DIMS];
  shape s;
} layout;

static layout draw_layout(generation *g, int64_t first, int64_t second, const int64_t *sizes,
                          unsigned spatial) {
  layout x = {.s = {.rank = spatial + 2}};
  int64_t order[MOST_DIMS];
  for (unsigned i = 0; i < spatial + 2; i++) order[i] = i;
  shuffle(g, order, spatial + 2);
  for (unsigned i = 0; i < spatial + 2; i++) {
    int64_t k = order[i];
    x.s.dims[i] = k == 0 ? first : k == 1 ? second : sizes[k - 2];
    if (k == 0) x.first = i;
    if (k == 1) x.second = i;
    if (k > 1) x.spatial[k - 2] = i;
  }
  return x;
}

static bool make_convolution(generation *g, const choice *x) {
  bool dynamic = strcmp(x->maker->op, "dynamic_conv") == 0;
  element e = draw_factor(g, ALL_ELEMENTS & ~ONE_OF(E_i1));
  if (e == ELEMENTS) return false;
  shape spatial = draw_sizes(g, 3, g->g->o.size ? 12 : 5);
  windows w;
  if (!draw_windows(g, &spatial, true, true, &w)) return false;
  int64_t groups = chance(g, 80) ? between(g, 2, 3) : 1,
          most = g->g->o.size && chance(g, 128) ? 18 : 2;
  int64_t batches = groups == 1 && chance(g, 48) ? 2 : 1;
  int64_t batch = between(g, 1, 2) * batches, features = between(g, 1, most) * groups,
          outputs = between(g, 1, most) * groups * batches;
  layout in = draw_layout(g, batch, features, spatial.dims, spatial.rank),
         kernel = draw_layout(g, outputs, features / groups, w.size, spatial.rank),
         out = draw_layout(g, batch / batches, outputs, w.result.dims, spatial.rank);
  if (shape_count(&out.s) * (shape_count(&kernel.s) / outputs) > 60 * g->g->limit) return false;
  shape rows = {{spatial.rank, 2}, 2};
  ir_value *v[3] = {like(g, e, &in.s), like(g, e, &kernel.s)};
  if (dynamic) v[2] = numbers_here(g, E_i64, w.padding, &rows);
  element to = chance(g, 48) ? wider(g, e) : e;
  ir_op *op = add_op1(g, x->maker->op, v, dynamic ? 3 : 2, tensor_type(g, to, &out.s));
  size_t n = spatial.rank;
  ir_param p[] = {{.i = in.first},      {.i = in.second},    INTS(in.spatial, n),
                  {.i = kernel.second}, {.i = kernel.first}, INTS(kernel.spatial, n),
                  {.i = out.first},     {.i = out.second},   INTS(out.spatial, n)};
  set_params(g, op, "dimension_numbers", ATTR_STABLEHLO_CONV, p);
  set_window(g, op, "window_strides", w.strides, n, 1);
  if (!dynamic) set_padding(g, op, &w, n);
  set_window(g, op, "lhs_dilation", w.base, n, 1);
  set_window(g, op, "rhs_dilation", w.spread, n, 1);
  if (chance(g, 48)) {
    uint8_t turned[MOST_DIMS];
    for (size_t i = 0; i < n; i++) turned[i] = (uint8_t)draw(g, 2);
    ir_op_set(g->c, op, "window_reversal",
              ir_attr_dense_array(g->c, ir_type_integer(g->c, 1, IR_SIGNLESS), turned, n));
  }
  set_int(g, op, "feature_group_count", 64, groups);
  set_int(g, op, "batch_group_count", 64, batches);
  set_precisions(g, op);
  return true;
}

/* --- Matrices --- */

/* Symmetric matrices whose diagonals are larger than the sums of their rows. */
static ir_value *draw_matrices(generation *g, element e, const shape *batch, int64_t n) {
  shape s = *batch;
  size_t each = bits_of(e) / 8, part = bits_of(part_of(e)) / 8;
  s.dims[s.rank++] = n;
  s.dims[s.rank++] = n;
  if (g->g->edges && chance(g, 64)) return like(g, e, &s);
  size_t count = (size_t)shape_count(&s), matrix = (size_t)(n * n);
  uint8_t *data = ARENA_ARRAY(ir_arena(g->c), uint8_t, count * each + 1);
  double numbers_of[64] = {0};
  const ir_float_format *f = ir_type_element(scalar_type(g, part_of(e)))->format;
  for (int64_t i = 0; i < n; i++)
    for (int64_t k = 0; k <= i; k++)
      numbers_of[i * n + k] = numbers_of[k * n + i] =
          i == k ? (double)(n + (int64_t)draw(g, 3)) : ((double)draw(g, 9) - 4) / 8;
  for (size_t i = 0; i < count; i++) {
    uint64_t bits = ir_float_encode(f, numbers_of[i % matrix]);
    memcpy(data + i * each, &bits, part);
  }
  return new_input(g, tensor_type(g, e, &s), data, count * each);
}

static element draw_matrix_element(generation *g) {
  return draw_element(g, ONE_OF(E_f32) | ONE_OF(E_f64) | complexes);
}

static bool make_cholesky(generation *g, const choice *x) {
  element e = draw_matrix_element(g);
  shape batch = draw_sizes(g, 2, 2);
  if (e == ELEMENTS) return false;
  ir_value *v = draw_matrices(g, e, &batch, between(g, 1, 5));
  ir_op *op = add_op1(g, x->maker->op, &v, 1, v->type);
  if (chance(g, 128)) set_bool(g, op, "lower", chance(g, 128));
  return true;
}

static bool make_triangular_solve(generation *g, const choice *x) {
  element e = draw_matrix_element(g);
  shape batch = draw_sizes(g, 2, 2), s = batch;
  int64_t n = between(g, 1, 5), m = between(g, 1, 3);
  bool left = chance(g, 128);
  if (e == ELEMENTS) return false;
  s.dims[s.rank++] = left ? n : m;
  s.dims[s.rank++] = left ? m : n;
  ir_value *v[] = {draw_matrices(g, e, &batch, n), input(g, e, &s, STYLE_MILD)};
  ir_op *op = add_op1(g, x->maker->op, v, 2, v[1]->type);
  set_bool(g, op, "left_side", left);
  set_bool(g, op, "lower", chance(g, 128));
  set_bool(g, op, "unit_diagonal", chance(g, 48));
  set_enum(g, op, "transpose_a", ATTR_STABLEHLO_TRANSPOSE, 1 + draw(g, 3));
  return true;
}

static bool make_fft(generation *g, const choice *x) {
  shape s = draw_sizes(g, 2, 2);
  unsigned kind = draw(g, 4), outer = s.rank, n = 1 + draw(g, 3);
  element part = chance(g, 96) ? E_f64 : E_f32,
          both = part == E_f64 ? E_complex_f64 : E_complex_f32;
  if (!(g->g->elements & ONE_OF(part)) || !(g->g->elements & ONE_OF(both))) return false;
  for (unsigned i = 0; i < n; i++) s.dims[s.rank++] = between(g, 1, 9);
  if (g->g->o.size && chance(g, 128)) /* one of many factors, or with a large prime one */
    s.dims[s.rank - 1] = chance(g, 128) ? draw_size_near(g, 128) : between(g, 1, 130);
  shape half = s;
  half.dims[s.rank - 1] = s.dims[s.rank - 1] / 2 + 1;
  enum { RFFT = 2, IRFFT = 3 };
  ir_value *v = input(g, kind == RFFT ? part : both, kind == IRFFT ? &half : &s, STYLE_MILD);
  ir_op *op = add_op1(g, x->maker->op, &v, 1,
                      tensor_type(g, kind == IRFFT ? part : both, kind == RFFT ? &half : &s));
  set_enum(g, op, "fft_type", ATTR_STABLEHLO_FFT_TYPE, kind);
  set_ints(g, op, "fft_length", s.dims + outer, n);
  return true;
}

/* --- Batch normalization --- */

static bool make_batch_norm(generation *g, const choice *x) {
  static const double epsilons[] = {0.001, 0.5, 0};
  const char *name = x->maker->op;
  element e = draw_element(g, large_floats);
  if (e == ELEMENTS) return false;
  shape s = draw_shape(g, 1, 4);
  if (!shape_count(&s)) return false;
  unsigned d = draw(g, s.rank);
  shape row = {{s.dims[d]}, 1};
  ir_value *v[5];
  const ir_type *whole = tensor_type(g, e, &s), *one = tensor_type(g, e, &row);
  const ir_type *types[] = {whole, one, one};
  bool grad = strcmp(name, "batch_norm_grad") == 0,
       training = strcmp(name, "batch_norm_training") == 0;
  size_t operands = training ? 3 : 5;
  v[0] = input(g, e, &s, STYLE_MILD);
  for (size_t i = 1; i < operands; i++) /* a variance is above 0 */
    v[i] = grad && i == 4 ? input(g, e, &s, STYLE_MILD)
                          : input(g, e, &row, i == (grad ? 3 : 4) ? STYLE_POSITIVE : STYLE_MILD);
  ir_op *op = add_op(g, name, v, operands, types, grad || training ? 3 : 1, 0);
  const ir_type *f32 = ir_type_float(g->c, &ir_float_formats[IR_F32]);
  ir_op_set(
      g->c, op, "epsilon",
      ir_attr_float_bits(g->c, f32,
                         ir_float_encode(f32->format, epsilons[draw(g, g->g->edges ? 3 : 2)]), 0));
  set_int(g, op, "feature_index", 64, d);
  return true;
}

const maker makers_of_contractions[] = {
    {"dot_general", make_dot_general, 12},
    {"dot", make_dot, 2},
    {"einsum", make_einsum, 2},
    {"unary_einsum", make_einsum, 1, ONLY_EDGES},
    {"convolution", make_convolution, 12},
    {"dynamic_conv", make_convolution, 2},
    {"cholesky", make_cholesky, 2},
    {"triangular_solve", make_triangular_solve, 2},
    {"fft", make_fft, 2},
    {"batch_norm_inference", make_batch_norm, 1},
    {"batch_norm_training", make_batch_norm, 1},
    {"batch_norm_grad", make_batch_norm, 1},
    {NULL},
};
