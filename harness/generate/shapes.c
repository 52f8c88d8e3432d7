/* SPDX-License-Identifier: Apache-2.0 */
/* Ops that move elements or change shapes. */
#include <string.h>

#include "internal.h"

void shuffle(generation *g, int64_t *values, size_t n) {
  for (size_t i = n; i > 1; i--) {
    size_t k = i - 1 - draw(g, (unsigned)i); /* zeros leave the order as it is */
    int64_t v = values[i - 1];
    values[i - 1] = values[k];
    values[k] = v;
  }
}

size_t subset(generation *g, size_t n, unsigned of256, int64_t *out) {
  size_t count = 0;
  for (size_t i = 0; i < n; i++)
    if (chance(g, of256)) out[count++] = (int64_t)i;
  return count;
}

static bool too_large(const generation *g, const shape *s) {
  return s->rank > MOST_DIMS - 1 || shape_count(s) > 2 * g->g->limit ||
         (!g->g->edges && shape_count(s) == 0);
}

static bool make_iota(generation *g, const choice *x) {
  element e = draw_element(g, x->in & numbers);
  shape s = draw_shape(g, 1, 5);
  if (e == ELEMENTS) return false;
  ir_op *op = add_op1(g, x->maker->op, NULL, 0, tensor_type(g, e, &s));
  set_int(g, op, "iota_dimension", 64, draw(g, s.rank));
  return true;
}

/* Another shape with as many elements. */
static shape reshaped(generation *g, const ir_value *v) {
  shape from = shape_of(v), s = {0};
  int64_t left = shape_count(&from);
  if (!left) {
    shuffle(g, from.dims, from.rank);
    return from;
  }
  while (left > 1 && s.rank < 5) {
    int64_t n = s.rank == 4 ? left : between(g, 1, left < 60 ? left : 60);
    while (left % n) n--;
    s.dims[s.rank++] = n > 1 || chance(g, 64) ? n : left;
    left /= s.dims[s.rank - 1];
  }
  return s;
}

static bool make_reshape(generation *g, const choice *x) {
  ir_value *v = operand(g, x->in, 0, MOST_DIMS);
  if (!v) return false;
  shape s = reshaped(g, v);
  add_op1(g, x->maker->op, &v, 1, tensor_type(g, element_of(g, v), &s));
  return true;
}

static bool make_transpose(generation *g, const choice *x) {
  ir_value *v = operand(g, x->in, 1, MOST_DIMS);
  if (!v) return false;
  shape from = shape_of(v), s = {.rank = from.rank};
  int64_t order[MOST_DIMS];
  for (unsigned i = 0; i < s.rank; i++) order[i] = i;
  shuffle(g, order, s.rank);
  for (unsigned i = 0; i < s.rank; i++) s.dims[i] = from.dims[order[i]];
  ir_op *op = add_op1(g, x->maker->op, &v, 1, tensor_type(g, element_of(g, v), &s));
  set_ints(g, op, "permutation", order, s.rank);
  return true;
}

/* Where each dimension of `from` stands in a shape with more of them. */
static shape broadcasted(generation *g, const shape *from, int64_t *at, bool ascending) {
  shape s = {.rank = from->rank + draw(g, 3)};
  int64_t all[MOST_DIMS];
  if (s.rank >= MOST_DIMS) s.rank = from->rank;
  for (unsigned i = 0; i < s.rank; i++) {
    all[i] = i;
    s.dims[i] = between(g, 1, 4);
  }
  if (!ascending) shuffle(g, all, s.rank);
  for (unsigned i = 0; i < from->rank; i++) {
    at[i] = ascending ? (int64_t)(s.rank - from->rank + i) : all[i];
    if (from->dims[i] != 1) s.dims[at[i]] = from->dims[i];
  }
  return s;
}

static bool make_broadcast_in_dim(generation *g, const choice *x) {
  ir_value *v = operand(g, x->in, 0, MOST_DIMS - 2);
  if (!v) return false;
  shape from = shape_of(v);
  int64_t at[MOST_DIMS];
  shape s = broadcasted(g, &from, at, chance(g, 96));
  if (too_large(g, &s)) return false;
  ir_op *op = add_op1(g, x->maker->op, &v, 1, tensor_type(g, element_of(g, v), &s));
  set_ints(g, op, "broadcast_dimensions", at, from.rank);
  return true;
}

static bool make_broadcast(generation *g, const choice *x) {
  ir_value *v = operand(g, x->in, 0, MOST_DIMS - 3);
  if (!v) return false;
  shape from = shape_of(v), s = {.rank = draw(g, 3)};
  size_t added = s.rank;
  for (unsigned i = 0; i < s.rank; i++) s.dims[i] = between(g, 1, 4);
  for (unsigned i = 0; i < from.rank; i++) s.dims[s.rank++] = from.dims[i];
  if (too_large(g, &s)) return false;
  ir_op *op = add_op1(g, x->maker->op, &v, 1, tensor_type(g, element_of(g, v), &s));
  set_ints(g, op, "broadcast_sizes", s.dims, added);
  return true;
}

static bool make_reverse(generation *g, const choice *x) {
  ir_value *v = operand(g, x->in, 1, MOST_DIMS);
  if (!v) return false;
  int64_t dims[MOST_DIMS];
  size_t n = subset(g, v->type->shaped.rank, 128, dims);
  shuffle(g, dims, n);
  ir_op *op = add_op1(g, x->maker->op, &v, 1, v->type);
  set_ints(g, op, "dimensions", dims, n);
  return true;
}

/* The ends of a slice; the shape of the result. */
static shape sliced(generation *g, const shape *from, int64_t *low, int64_t *high, int64_t *steps) {
  shape s = {.rank = from->rank};
  for (unsigned i = 0; i < s.rank; i++) {
    int64_t n = from->dims[i];
    low[i] = chance(g, 128) ? between(g, 0, n) : 0;
    high[i] = chance(g, 128) ? between(g, low[i], n) : n;
    steps[i] = chance(g, 96) ? between(g, 2, 3) : 1;
    s.dims[i] = (high[i] - low[i] + steps[i] - 1) / steps[i];
  }
  return s;
}

static bool make_slice(generation *g, const choice *x) {
  ir_value *v = operand(g, x->in, 0, MOST_DIMS);
  if (!v) return false;
  shape from = shape_of(v);
  int64_t low[MOST_DIMS], high[MOST_DIMS], steps[MOST_DIMS];
  shape s = sliced(g, &from, low, high, steps);
  if (too_large(g, &s)) return false;
  ir_op *op = add_op1(g, x->maker->op, &v, 1, tensor_type(g, element_of(g, v), &s));
  set_ints(g, op, "start_indices", low, s.rank);
  set_ints(g, op, "limit_indices", high, s.rank);
  set_ints(g, op, "strides", steps, s.rank);
  return true;
}

static bool padded(generation *g, const shape *from, int64_t *low, int64_t *high, int64_t *inner,
                   shape *s) {
  *s = (shape){.rank = from->rank};
  for (unsigned i = 0; i < s->rank; i++) {
    int64_t n = from->dims[i];
    low[i] = chance(g, 128) ? between(g, -2, 3) : 0;
    high[i] = chance(g, 128) ? between(g, -2, 3) : 0;
    inner[i] = chance(g, 64) ? between(g, 1, 2) : 0;
    s->dims[i] = n + (n > 1 ? (n - 1) * inner[i] : 0) + low[i] + high[i];
    if (s->dims[i] < 0) return false;
  }
  return !too_large(g, s);
}

static bool make_pad(generation *g, const choice *x) {
  ir_value *v[2] = {operand(g, x->in, 0, MOST_DIMS)};
  if (!v[0]) return false;
  shape from = shape_of(v[0]), s;
  int64_t low[MOST_DIMS], high[MOST_DIMS], inner[MOST_DIMS];
  if (!padded(g, &from, low, high, inner, &s)) return false;
  v[1] = like(g, element_of(g, v[0]), &(shape){0});
  ir_op *op = add_op1(g, x->maker->op, v, 2, tensor_type(g, element_of(g, v[0]), &s));
  set_ints(g, op, "edge_padding_low", low, s.rank);
  set_ints(g, op, "edge_padding_high", high, s.rank);
  set_ints(g, op, "interior_padding", inner, s.rank);
  return true;
}

static bool make_concatenate(generation *g, const choice *x) {
  enum { MOST = 4 };
  ir_value *v[MOST];
  size_t n = 1 + draw(g, MOST);
  if (!(v[0] = operand(g, x->in, 1, MOST_DIMS))) return false;
  element e = element_of(g, v[0]);
  shape s = shape_of(v[0]), part = s;
  unsigned d = draw(g, s.rank);
  for (size_t i = 1; i < n; i++) {
    if (chance(g, 64)) part.dims[d] = between(g, 1, 3);
    v[i] = like(g, e, &part);
    s.dims[d] += part.dims[d];
  }
  if (too_large(g, &s)) return false;
  set_int(g, add_op1(g, x->maker->op, v, n, tensor_type(g, e, &s)), "dimension", 64, d);
  return true;
}

/* --- Sizes that are values --- */

static bool make_get_dimension_size(generation *g, const choice *x) {
  ir_value *v = operand(g, ALL_ELEMENTS, 1, MOST_DIMS);
  if (!v) return false;
  ir_op *op = add_op1(g, x->maker->op, &v, 1, scalar_type(g, E_i32));
  set_int(g, op, "dimension", 64, draw(g, (unsigned)v->type->shaped.rank));
  return true;
}

/* A dimension gets a bound: the result has the encoding #stablehlo.bounds. */
static bool make_set_dimension_size(generation *g, const choice *x) {
  ir_value *v[2] = {operand(g, x->in, 1, MOST_DIMS)};
  if (!v[0]) return false;
  shape s = shape_of(v[0]), bounds;
  unsigned d = draw(g, s.rank);
  v[1] = input_scalar(g, E_i32, STYLE_COUNT);
  for (unsigned i = 0; i < s.rank; i++) bounds.dims[i] = IR_DYNAMIC;
  bounds.dims[d] = s.dims[d];
  s.dims[d] = IR_DYNAMIC;
  ir_param p = INTS(bounds.dims, s.rank);
  const ir_attr *encoding =
      ir_attr_defined(g->c, &vs_attr_row(g->g->o.opset, ATTR_STABLEHLO_TYPE_EXTENSIONS)->def, &p);
  const ir_type *t = ir_type_tensor(g->c, s.dims, s.rank, v[0]->type->shaped.element, encoding);
  set_int(g, add_op1(g, x->maker->op, v, 2, t), "dimension", 64, d);
  return true;
}

static element index_element(generation *g) { return chance(g, 96) ? E_i32 : E_i64; }

static bool make_dynamic_iota(generation *g, const choice *x) {
  element e = draw_element(g, numbers);
  shape s = draw_shape(g, 1, 4);
  if (e == ELEMENTS) return false;
  ir_value *v = list_here(g, index_element(g), s.dims, s.rank);
  ir_op *op = add_op1(g, x->maker->op, &v, 1, tensor_type(g, e, &s));
  set_int(g, op, "iota_dimension", 64, draw(g, s.rank));
  return true;
}

static bool make_dynamic_reshape(generation *g, const choice *x) {
  ir_value *v[2] = {operand(g, ALL_ELEMENTS, 0, MOST_DIMS)};
  if (!v[0]) return false;
  shape s = reshaped(g, v[0]);
  v[1] = list_here(g, index_element(g), s.dims, s.rank);
  add_op1(g, x->maker->op, v, 2, tensor_type(g, element_of(g, v[0]), &s));
  return true;
}

static bool make_dynamic_broadcast(generation *g, const choice *x) {
  ir_value *v[2] = {operand(g, ALL_ELEMENTS, 0, MOST_DIMS - 2)};
  if (!v[0]) return false;
  shape from = shape_of(v[0]);
  int64_t at[MOST_DIMS], expands[MOST_DIMS], keeps[MOST_DIMS];
  shape s = broadcasted(g, &from, at, chance(g, 96));
  size_t expanding = 0, keeping = 0;
  if (too_large(g, &s)) return false;
  for (unsigned i = 0; i < from.rank; i++)
    if (from.dims[i] != s.dims[at[i]])
      expands[expanding++] = i;
    else if (chance(g, 200))
      keeps[keeping++] = i;
  v[1] = list_here(g, index_element(g), s.dims, s.rank);
  ir_op *op = add_op1(g, x->maker->op, v, 2, tensor_type(g, element_of(g, v[0]), &s));
  set_ints(g, op, "broadcast_dimensions", at, from.rank);
  if (chance(g, 128)) set_ints(g, op, "known_expanding_dimensions", expands, expanding);
  if (chance(g, 128)) set_ints(g, op, "known_nonexpanding_dimensions", keeps, keeping);
  return true;
}

static bool make_dynamic_pad(generation *g, const choice *x) {
  ir_value *v[5] = {operand(g, ALL_ELEMENTS, 1, MOST_DIMS)};
  if (!v[0]) return false;
  shape from = shape_of(v[0]), s;
  int64_t numbers_of[3][MOST_DIMS];
  if (!padded(g, &from, numbers_of[0], numbers_of[1], numbers_of[2], &s)) return false;
  v[1] = like(g, element_of(g, v[0]), &(shape){0});
  element e = index_element(g);
  for (int i = 0; i < 3; i++) v[i + 2] = list_here(g, e, numbers_of[i], s.rank);
  add_op1(g, x->maker->op, v, 5, tensor_type(g, element_of(g, v[0]), &s));
  return true;
}

static bool make_real_dynamic_slice(generation *g, const choice *x) {
  ir_value *v[4] = {operand(g, ALL_ELEMENTS, 1, MOST_DIMS)};
  if (!v[0]) return false;
  shape from = shape_of(v[0]);
  int64_t numbers_of[3][MOST_DIMS];
  shape s = sliced(g, &from, numbers_of[0], numbers_of[1], numbers_of[2]);
  if (too_large(g, &s)) return false;
  element e = index_element(g);
  for (int i = 0; i < 3; i++) v[i + 1] = list_here(g, e, numbers_of[i], s.rank);
  add_op1(g, x->maker->op, v, 4, tensor_type(g, element_of(g, v[0]), &s));
  return true;
}

const maker makers_of_shapes[] = {
    {"iota", make_iota, 5},
    {"reshape", make_reshape, 6},
    {"transpose", make_transpose, 8},
    {"broadcast_in_dim", make_broadcast_in_dim, 8},
    {"broadcast", make_broadcast, 1},
    {"reverse", make_reverse, 5},
    {"slice", make_slice, 10},
    {"pad", make_pad, 8},
    {"concatenate", make_concatenate, 6},
    {"get_dimension_size", make_get_dimension_size, 2},
    {"set_dimension_size", make_set_dimension_size, 2, NOT_EVALUATED},
    {"dynamic_iota", make_dynamic_iota, 1},
    {"dynamic_reshape", make_dynamic_reshape, 1},
    {"dynamic_broadcast_in_dim", make_dynamic_broadcast, 1},
    {"dynamic_pad", make_dynamic_pad, 1},
    {"real_dynamic_slice", make_real_dynamic_slice, 1},
    {NULL},
};
