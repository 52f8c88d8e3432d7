/* SPDX-License-Identifier: Apache-2.0 */
/* Reductions, windows and sorting: ops whose regions combine or compare elements. */
#include <string.h>

#include "internal.h"

/* --- Regions --- */

/* Computations that may be applied in any order, with their identities; and others. */
static const struct fold {
  const char *op;
  bool booleans, bits, others; /* of integers and booleans; of which elements */
  style identity;
} folds[] = {
    {"add", false, false, true, STYLE_ZERO},       {"maximum", true, false, true, STYLE_LOWEST},
    {"minimum", true, false, true, STYLE_HIGHEST}, {"multiply", false, false, true, STYLE_ONE},
    {"or", true, true, false, STYLE_ZERO},         {"and", true, true, false, STYLE_HIGHEST},
    {"xor", true, true, false, STYLE_ZERO},        {"subtract", false, false, true, STYLE_MILD},
};
enum { ANY_ORDER = 7, FOLDS = 8 };

/* Sums and products of few bits soon overflow in some order, and then everything is right. */
static bool may_overflow(const struct fold *f, element e) {
  if (class_of(e) != IS_FLOAT) return false;
  return (f->identity == STYLE_ZERO && bits_of(e) <= 8) ||
         (f->identity == STYLE_ONE && bits_of(e) <= 16);
}

static bool fold_fits(const struct fold *f, element e, bool strict) {
  if (strict && may_overflow(f, e)) return false;
  if (e == E_i1) return f->booleans;
  if (f->bits) return (integers & ONE_OF(e)) != 0;
  return f->others;
}

/* The identity of a bitwise and has all bits set. */
static style identity_of(const struct fold *f, element e) {
  return strcmp(f->op, "and") == 0 && class_of(e) == IS_SIGNED ? STYLE_MILD : f->identity;
}

style fold_region(generation *g, ir_region *r, element e, bool strict) {
  const ir_type *types[] = {scalar_type(g, e), scalar_type(g, e)};
  strict = strict && !g->g->edges;
  unsigned first = draw(g, strict ? ANY_ORDER : FOLDS), k = FOLDS;
  for (unsigned i = 0; i < FOLDS && k == FOLDS; i++) {
    unsigned other = (first + i) % FOLDS;
    if (fold_fits(&folds[other], e, strict) && op_is_allowed(g->g, folds[other].op) &&
        !(strict && identity_of(&folds[other], e) == STYLE_MILD))
      k = other;
  }
  if (k == FOLDS) k = 1; /* none of them is allowed: a maximum fits all elements */
  region_mark m = enter_region(g, r, types, 2);
  ir_value *args[] = {g->at->args[0], g->at->args[1]};
  bool turned = chance(g, 32), same = !strict && chance(g, 80);
  ir_value *v =
      &add_op1(g, folds[k].op, (ir_value *[]){args[turned], args[turned == same]}, 2, types[0])
           ->results[0];
  leave_region(g, m, &v, 1, "stablehlo.return");
  return identity_of(&folds[k], e);
}

/* Whether an argument stands before the next one, or their opposites do. */
static ir_value *comes_before(generation *g, size_t first, int direction, bool total) {
  ir_value *v[] = {g->at->args[first], g->at->args[first + 1]};
  element e = element_of(g, v[0]);
  if (chance(g, 32) && (class_of(e) == IS_SIGNED || class_of(e) == IS_FLOAT))
    for (int i = 0; i < 2; i++) v[i] = &add_op1(g, "negate", &v[i], 1, v[i]->type)->results[0];
  return &add_compare(g, v[0], v[1], direction, total)->results[0];
}

/* A region that compares the first two of its arguments, and the next two if these are equal. Both
 * comparisons of the first two have one type: a total order tells -0 from 0. */
static void compare_region(generation *g, ir_region *r, const element *e, size_t count,
                           bool total) {
  const ir_type *types[16];
  for (size_t i = 0; i < count; i++) types[i] = scalar_type(g, e[i]);
  region_mark m = enter_region(g, r, types, count);
  int direction = chance(g, 128) ? 3 : 5; /* GT, LT */
  ir_value *v = comes_before(g, 0, direction, total);
  if (count > 2 && !(complexes & ONE_OF(e[2])) && chance(g, 80)) {
    bool next = class_of(e[2]) == IS_FLOAT;
    ir_value *equal = &add_compare(g, g->at->args[0], g->at->args[1], 0, total)->results[0],
             *before = comes_before(g, 2, direction, next);
    before = &add_op1(g, "and", (ir_value *[]){equal, before}, 2, v->type)->results[0];
    v = &add_op1(g, "or", (ir_value *[]){v, before}, 2, v->type)->results[0];
  }
  leave_region(g, m, &v, 1, "stablehlo.return");
}

/* --- Reduce --- */

element wider(generation *g, element e) {
  static const element pairs[][2] = {{E_bf16, E_f32},      {E_f16, E_f32},     {E_f32, E_f64},
                                     {E_i8, E_i32},        {E_i8, E_i16},      {E_ui8, E_ui32},
                                     {E_i4, E_i32},        {E_i16, E_i64},     {E_f8E4M3FN, E_f32},
                                     {E_f8E4M3FN, E_bf16}, {E_f8E5M2, E_bf16}, {E_f8E5M2, E_f32}};
  element found[4];
  unsigned n = 0;
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
    if (pairs[i][0] == e && (g->g->elements & ONE_OF(pairs[i][1]))) found[n++] = pairs[i][1];
  return n ? found[draw(g, n)] : e;
}

/* The initial value: the identity, if only it gives the same result in every order. */
static ir_value *initial(generation *g, element e, style identity) {
  if (identity == STYLE_MILD || (g->g->edges && chance(g, 128)))
    return input_scalar(g, e, STYLE_ANY);
  return input_scalar(g, e, identity);
}

element_set folded(const generation *g) {
  return g->g->edges ? ALL_ELEMENTS : ALL_ELEMENTS & ~complexes;
}

/* Minima and maxima of several operands, sometimes with any initial values. */
enum { MOST = 3 };
static void fold_several(generation *g, ir_op *op, const element *e, size_t count) {
  const ir_type *args[2 * MOST];
  ir_value *ends[MOST];
  ir_op_unlink(op);
  for (size_t i = 0; i < count; i++)
    ir_op_set_operand(op, count + i, initial(g, e[i], i % 2 ? STYLE_LOWEST : STYLE_HIGHEST));
  ir_block_append(g->at, op);
  for (size_t i = 0; i < 2 * count; i++) args[i] = scalar_type(g, e[i % count]);
  region_mark m = enter_region(g, &op->regions[0], args, 2 * count);
  for (size_t i = 0; i < count; i++)
    ends[i] = &add_op1(g, i % 2 ? "maximum" : "minimum",
                       (ir_value *[]){g->at->args[i], g->at->args[count + i]}, 2, args[i])
                   ->results[0];
  leave_region(g, m, ends, count, "stablehlo.return");
}

static bool make_reduce(generation *g, const choice *x) {
  ir_value *v[2 * MOST];
  const ir_type *types[MOST];
  int64_t dims[MOST_DIMS];
  size_t count = chance(g, 32) ? 2 + draw(g, 2) : 1;
  if (!(v[0] = operand(g, folded(g), 0, MOST_DIMS))) return false;
  shape s = shape_of(v[0]), left = {0};
  size_t gone = subset(g, s.rank, 128, dims);
  for (unsigned i = 0, k = 0; i < s.rank; i++)
    if (k < gone && dims[k] == (int64_t)i)
      k++;
    else
      left.dims[left.rank++] = s.dims[i];
  element e[MOST] = {element_of(g, v[0])}, to[MOST];
  for (size_t i = 1; i < count; i++) {
    if ((e[i] = draw_element(g, folded(g))) == ELEMENTS) return false;
    v[i] = like(g, e[i], &s);
  }
  for (size_t i = 0; i < count; i++) {
    to[i] = count == 1 && chance(g, 40) ? wider(g, e[i]) : e[i];
    types[i] = tensor_type(g, to[i], &left);
    v[count + i] = v[i]; /* set below */
  }
  ir_op *op = add_op(g, x->maker->op, v, 2 * count, types, count, 1);
  set_ints(g, op, "dimensions", dims, gone);
  if (count == 1) {
    style identity = fold_region(g, &op->regions[0], to[0], true);
    ir_block *at = g->at;
    ir_op_unlink(op);
    v[1] = initial(g, e[0], identity); /* C2: of the operand's type */
    ir_block_append(at, op);
    ir_op_set_operand(op, 1, v[1]);
    return true;
  }
  fold_several(g, op, to, count);
  return true;
}

/* --- Windows --- */

bool draw_windows(generation *g, const shape *s, bool dilations, bool pads, windows *w) {
  int64_t products = 1;
  *w = (windows){.result = {.rank = s->rank}};
  for (unsigned i = 0; i < s->rank; i++) {
    int64_t n = s->dims[i], usual = g->g->o.size && chance(g, 64) ? 40 : 5,
            most = n > usual ? usual
                   : n > 1   ? n
                             : 1;
    w->size[i] = between(g, 1, most);
    w->strides[i] = chance(g, 100) ? between(g, 2, 3) : 1;
    w->base[i] = dilations && chance(g, 48) ? 2 : 1;
    w->spread[i] = dilations && chance(g, 48) ? 2 : 1;
    if (pads && chance(g, 128)) {
      w->padding[2 * i] = between(g, 0, 2);
      w->padding[2 * i + 1] = between(g, 0, 2);
    }
    int64_t whole = (n ? (n - 1) * w->base[i] + 1 : 0) + w->padding[2 * i] + w->padding[2 * i + 1],
            window = (w->size[i] - 1) * w->spread[i] + 1;
    w->result.dims[i] = whole && whole >= window ? (whole - window) / w->strides[i] + 1 : 0;
    products *= w->size[i];
  }
  int64_t count = shape_count(&w->result);
  return (g->g->edges || count) && count * products <= 20 * g->g->limit + 200;
}

/* Windows that end, or begin, at each element of a dimension: cumulative sums. */
static void accumulate(generation *g, const shape *s, windows *w) {
  unsigned d = draw(g, s->rank);
  int64_t n = s->dims[d];
  *w = (windows){.result = *s};
  for (unsigned i = 0; i < s->rank; i++) w->size[i] = w->strides[i] = w->base[i] = w->spread[i] = 1;
  w->size[d] = n;
  w->padding[2 * d + chance(g, 64)] = n - 1;
}

static bool has_other_than(const int64_t *values, size_t n, int64_t usual) {
  for (size_t i = 0; i < n; i++)
    if (values[i] != usual) return true;
  return false;
}

void set_window(generation *g, ir_op *op, const char *name, const int64_t *values, size_t n,
                int64_t usual) {
  if (has_other_than(values, n, usual) || chance(g, 48)) set_ints(g, op, name, values, n);
}

void set_padding(generation *g, ir_op *op, const windows *w, size_t rank) {
  if (has_other_than(w->padding, 2 * rank, 0) || chance(g, 48))
    set_rows(g, op, "padding", w->padding, rank, 2);
}

static bool make_reduce_window(generation *g, const choice *x) {
  ir_value *v[2 * MOST];
  const ir_type *types[MOST];
  element e[MOST];
  windows w;
  size_t count = chance(g, 40) ? 2 + draw(g, 2) : 1;
  if (!(v[0] = operand(g, folded(g), 0, 4))) return false;
  shape s = shape_of(v[0]);
  if (s.rank && shape_count(&s) && shape_count(&s) * s.dims[0] <= 20 * g->g->limit && chance(g, 48))
    accumulate(g, &s, &w);
  else if (!draw_windows(g, &s, true, true, &w))
    return false;
  for (size_t i = 0; i < count; i++) {
    if (i && (e[i] = draw_element(g, folded(g))) == ELEMENTS) return false;
    if (i) v[i] = like(g, e[i], &s);
    e[i] = element_of(g, v[i]);
    types[i] = tensor_type(g, e[i], &w.result);
    v[count + i] = v[i]; /* set below */
  }
  ir_op *op = add_op(g, x->maker->op, v, 2 * count, types, count, 1);
  if (count > 1) {
    fold_several(g, op, e, count);
  } else {
    style identity = fold_region(g, &op->regions[0], e[0], true);
    ir_op_unlink(op);
    ir_op_set_operand(op, 1, initial(g, e[0], identity));
    ir_block_append(g->at, op);
  }
  set_ints(g, op, "window_dimensions", w.size, s.rank);
  set_window(g, op, "window_strides", w.strides, s.rank, 1);
  set_window(g, op, "base_dilations", w.base, s.rank, 1);
  set_window(g, op, "window_dilations", w.spread, s.rank, 1);
  set_padding(g, op, &w, s.rank);
  return true;
}

static bool make_select_and_scatter(generation *g, const choice *x) {
  ir_value *v[3];
  windows w;
  if (!(v[0] = operand(g, ALL_ELEMENTS & ~complexes & ~ONE_OF(E_i1), 0, 4))) return false;
  shape s = shape_of(v[0]);
  if (!draw_windows(g, &s, false, true, &w)) return false;
  element e[] = {element_of(g, v[0]), element_of(g, v[0])};
  v[1] = like(g, e[0], &w.result);
  v[2] = v[0];
  ir_op *op = add_op(g, x->maker->op, v, 3, &v[0]->type, 1, 2);
  compare_region(g, &op->regions[0], e, 2, false);
  style identity = fold_region(g, &op->regions[1], e[0], true);
  ir_op_unlink(op);
  ir_op_set_operand(op, 2, initial(g, e[0], identity));
  ir_block_append(g->at, op);
  set_ints(g, op, "window_dimensions", w.size, s.rank);
  set_window(g, op, "window_strides", w.strides, s.rank, 1);
  set_padding(g, op, &w, s.rank);
  return true;
}

/* --- Sort --- */

static bool make_sort(generation *g, const choice *x) {
  ir_value *v[MOST];
  const ir_type *types[MOST];
  element e[2 * MOST];
  size_t count = chance(g, 80) ? 2 + draw(g, 2) : 1;
  if (!(v[0] = operand(g, ALL_ELEMENTS & ~complexes, 1, 4))) return false;
  shape s = shape_of(v[0]);
  unsigned d = draw(g, s.rank);
  if (shape_count(&s) * s.dims[d] > (g->g->o.size ? 200 : 20) * g->g->limit + 200) return false;
  for (size_t i = 0; i < count; i++) {
    if (i && (e[2 * i] = draw_element(g, ALL_ELEMENTS)) == ELEMENTS) return false;
    if (i) v[i] = like(g, e[2 * i], &s);
    e[2 * i] = e[2 * i + 1] = element_of(g, v[i]);
    types[i] = v[i]->type;
  }
  /* Without a stable order, equal keys may bring their values in any order. */
  bool stable = count > 1 || chance(g, 128);
  ir_op *op = add_op(g, x->maker->op, v, count, types, count, 1);
  compare_region(g, &op->regions[0], e, 2 * count, class_of(e[0]) == IS_FLOAT);
  if (d + 1 != s.rank || chance(g, 128))
    set_int(g, op, "dimension", 64, chance(g, 64) ? (int64_t)d - (int64_t)s.rank : (int64_t)d);
  if (stable || chance(g, 128)) set_bool(g, op, "is_stable", stable);
  return true;
}

const maker makers_of_folds[] = {
    {"reduce", make_reduce, 14},
    {"reduce_window", make_reduce_window, 10},
    {"select_and_scatter", make_select_and_scatter, 4},
    {"sort", make_sort, 8},
    {NULL},
};
