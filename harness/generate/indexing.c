/* SPDX-License-Identifier: Apache-2.0 */
/* Gather, scatter, and slices at places that are values. */
#include <string.h>

#include "internal.h"

static element draw_index(generation *g) {
  static const element some[] = {E_i32, E_i64, E_ui8, E_i8, E_ui32, E_i16};
  return some[draw(g, 6)];
}

static size_t starts(generation *g, size_t n, ir_value **out) {
  element e = draw_index(g);
  for (size_t i = 0; i < n; i++) out[i] = input_scalar(g, e, g->g->edges ? STYLE_ANY : STYLE_COUNT);
  return n;
}

static shape draw_part(generation *g, const shape *s) {
  shape part = *s;
  for (unsigned i = 0; i < s->rank; i++)
    part.dims[i] = chance(g, 160) ? between(g, s->dims[i] > 0, s->dims[i]) : s->dims[i];
  return part;
}

static bool make_dynamic_slice(generation *g, const choice *x) {
  ir_value *v[MOST_DIMS + 1] = {operand(g, ALL_ELEMENTS, 0, MOST_DIMS)};
  if (!v[0]) return false;
  shape s = shape_of(v[0]), part = draw_part(g, &s);
  size_t n = 1 + starts(g, s.rank, v + 1);
  ir_op *op = add_op1(g, x->maker->op, v, n, tensor_type(g, element_of(g, v[0]), &part));
  set_ints(g, op, "slice_sizes", part.dims, part.rank);
  return true;
}

static bool make_dynamic_update_slice(generation *g, const choice *x) {
  ir_value *v[MOST_DIMS + 2] = {operand(g, ALL_ELEMENTS, 0, MOST_DIMS)};
  if (!v[0]) return false;
  shape s = shape_of(v[0]), part = draw_part(g, &s);
  v[1] = like(g, element_of(g, v[0]), &part);
  size_t n = 2 + starts(g, s.rank, v + 2);
  add_op1(g, x->maker->op, v, n, v[0]->type);
  return true;
}

/* --- Gather and scatter --- */

typedef struct numbering {
  ir_value *indices;
  int64_t sizes[MOST_DIMS];                   /* of the window, by dimension of the operand */
  int64_t gone[MOST_DIMS], mapped[MOST_DIMS]; /* collapsed; indexed */
  int64_t batching[MOST_DIMS], at[MOST_DIMS]; /* batching: of the operand; of the indices */
  size_t gone_count, mapped_count, batching_count;
  bool is_gone[MOST_DIMS]; /* collapsed or batching */
  style starts;            /* how the values of the start indices are drawn */
  bool zero[MOST_DIMS];    /* the start indices of these dimensions are 0 */
  bool has_zeros;
  int64_t batch[MOST_DIMS];
  size_t batch_rank;
  int64_t vector;
  int64_t offsets[MOST_DIMS]; /* dimensions of the window in `result` */
  size_t offset_count;
  int64_t windows;
  shape result; /* of gather; of the updates of scatter */
} numbering;

/* Start indices, some of them outside of the operand; `zero`: dimensions whose start is 0. */
static ir_value *draw_starts(generation *g, const shape *indices, const shape *s,
                             const numbering *n, const bool *zero) {
  element e = draw_index(g);
  size_t count = (size_t)shape_count(indices), each = bits_of(e) / 8, stride = 1;
  bool has_vector = (size_t)n->vector < indices->rank;
  for (unsigned d = (unsigned)n->vector + 1; d < indices->rank; d++)
    stride *= (size_t)indices->dims[d];
  uint8_t *data = ARENA_ARRAY(ir_arena(g->c), uint8_t, count * each + 1);
  unsigned first = draw(g, 256), step = draw(g, 256);
  for (size_t i = 0; i < count; i++) {
    size_t k = has_vector ? i / stride % n->mapped_count : 0;
    int64_t d = n->mapped[k], last = s->dims[d] - n->sizes[d], most = s->dims[d] + 2;
    const int64_t some[] = {0, last, most, 1, last - 1, most - 1, last + 1, -1};
    int64_t at = zero[d] ? 0 : some[(first + i * step / 3) % 8];
    if (at < 0 && class_of(e) != IS_SIGNED) at = 0;
    memcpy(data + i * each, &at, each);
  }
  return new_input(g, tensor_type(g, e, indices), data, count * each);
}

/* A dimension of the operand is batching, collapsed, or in the window. */
static bool draw_dimensions(generation *g, const shape *s, numbering *n) {
  bool is_empty = false, single = chance(g, 64); /* elements, and no windows */
  n->starts = g->g->edges ? STYLE_ANY : STYLE_COUNT;
  for (unsigned d = 0; d < s->rank; d++) {
    bool some = s->dims[d] > 0;
    if (some && !single && chance(g, 32)) {
      n->batching[n->batching_count++] = d;
      n->is_gone[d] = true;
      n->sizes[d] = 1;
      continue;
    }
    if (chance(g, 160)) n->mapped[n->mapped_count++] = d;
    if (some && (single || chance(g, 100))) {
      n->gone[n->gone_count++] = d;
      n->is_gone[d] = true;
      n->sizes[d] = g->g->edges && chance(g, 16) ? 0 : 1;
      if (!n->sizes[d]) n->zero[d] = n->has_zeros = true; /* another element may not be there */
    } else {
      n->sizes[d] = between(g, some && !(g->g->edges && chance(g, 12)), s->dims[d]);
      is_empty = is_empty || !n->sizes[d];
    }
  }
  if (is_empty) n->starts = STYLE_ANY;
  shuffle(g, n->mapped, n->mapped_count);
  return true;
}

/* The dimensions of the indices: batch, the ones that go with batching ones, and the vector. */
static bool draw_indices(generation *g, const shape *s, numbering *n) {
  n->batch_rank = draw(g, 3);
  for (size_t i = 0; i < n->batch_rank; i++) n->batch[i] = between(g, 1, 4);
  if (n->batch_rank + n->batching_count + 1 > MOST_DIMS) return false;
  for (size_t b = 0; b < n->batching_count; b++) {
    size_t k = draw(g, (unsigned)n->batch_rank + 1);
    memmove(n->batch + k + 1, n->batch + k, (n->batch_rank - k) * sizeof *n->batch);
    for (size_t i = 0; i < b; i++) n->at[i] += n->at[i] >= (int64_t)k;
    n->batch[k] = s->dims[n->batching[b]];
    n->at[b] = (int64_t)k;
    n->batch_rank++;
  }
  shape indices = {.rank = (unsigned)n->batch_rank};
  memcpy(indices.dims, n->batch, n->batch_rank * sizeof *n->batch);
  n->windows = shape_count(&indices);
  n->vector = (int64_t)n->batch_rank;
  if (n->mapped_count != 1 || !chance(g, 80)) {
    size_t k = n->batch_rank - draw(g, (unsigned)n->batch_rank + 1);
    memmove(indices.dims + k + 1, indices.dims + k, (n->batch_rank - k) * sizeof *indices.dims);
    indices.dims[k] = (int64_t)n->mapped_count;
    indices.rank++;
    n->vector = (int64_t)k;
    for (size_t i = 0; i < n->batching_count; i++) n->at[i] += n->at[i] >= (int64_t)k;
  }
  bool own = n->mapped_count && (n->has_zeros || (g->g->edges && chance(g, 64)));
  n->indices = own ? draw_starts(g, &indices, s, n, n->zero)
                   : input(g, draw_index(g), &indices, n->has_zeros ? STYLE_ZERO : n->starts);
  return true;
}

/* The result has the dimensions of the window and of the batch, mixed at random. */
static bool draw_result(generation *g, const shape *s, numbering *n) {
  int64_t window[MOST_DIMS];
  size_t sizes = 0, w = 0, b = 0;
  for (unsigned d = 0; d < s->rank; d++)
    if (!n->is_gone[d]) window[sizes++] = n->sizes[d];
  if (sizes + n->batch_rank > MOST_DIMS - 1) return false;
  while (w < sizes || b < n->batch_rank) {
    bool takes = b == n->batch_rank || (w < sizes && chance(g, 128));
    if (takes) n->offsets[n->offset_count++] = n->result.rank;
    n->result.dims[n->result.rank++] = takes ? window[w++] : n->batch[b++];
  }
  return shape_count(&n->result) <= 2 * g->g->limit;
}

static bool draw_numbering(generation *g, const shape *s, numbering *n) {
  *n = (numbering){0};
  return draw_dimensions(g, s, n) && draw_indices(g, s, n) && draw_result(g, s, n);
}

static bool make_gather(generation *g, const choice *x) {
  ir_value *v[3] = {operand(g, ALL_ELEMENTS, 0, 5)};
  numbering n;
  if (!v[0]) return false;
  shape s = shape_of(v[0]);
  if (!draw_numbering(g, &s, &n)) return false;
  v[1] = n.indices;
  bool dynamic = strcmp(x->maker->op, "dynamic_gather") == 0;
  if (dynamic) v[2] = list_here(g, chance(g, 128) ? E_i32 : E_i64, n.sizes, s.rank);
  ir_op *op =
      add_op1(g, x->maker->op, v, dynamic ? 3 : 2, tensor_type(g, element_of(g, v[0]), &n.result));
  ir_param p[] = {INTS(n.offsets, n.offset_count),    INTS(n.gone, n.gone_count),
                  INTS(n.batching, n.batching_count), INTS(n.at, n.batching_count),
                  INTS(n.mapped, n.mapped_count),     {.i = n.vector}};
  set_params(g, op, "dimension_numbers", ATTR_STABLEHLO_GATHER, p);
  if (!dynamic) set_ints(g, op, "slice_sizes", n.sizes, s.rank);
  if (chance(g, 64)) set_bool(g, op, "indices_are_sorted", false);
  return true;
}

static bool make_scatter(generation *g, const choice *x) {
  ir_value *v[5];
  const ir_type *types[2];
  numbering n;
  size_t count = g->g->edges && chance(g, 40) ? 2 : 1;
  if (!(v[0] = operand(g, folded(g), 0, 5))) return false;
  shape s = shape_of(v[0]);
  if (!draw_numbering(g, &s, &n)) return false;
  element e[2] = {element_of(g, v[0])};
  if (count == 2) {
    if ((e[1] = draw_element(g, ALL_ELEMENTS)) == ELEMENTS) return false;
    v[1] = like(g, e[1], &s);
  }
  v[count] = n.indices;
  for (size_t i = 0; i < count; i++) {
    v[count + 1 + i] = like(g, e[i], &n.result);
    types[i] = v[i]->type;
  }
  ir_op *op = add_op(g, x->maker->op, v, 2 * count + 1, types, count, 1);
  ir_param p[] = {INTS(n.offsets, n.offset_count),    INTS(n.gone, n.gone_count),
                  INTS(n.batching, n.batching_count), INTS(n.at, n.batching_count),
                  INTS(n.mapped, n.mapped_count),     {.i = n.vector}};
  set_params(g, op, "scatter_dimension_numbers", ATTR_STABLEHLO_SCATTER, p);
  if (chance(g, 64)) set_bool(g, op, "indices_are_sorted", false);
  if (chance(g, 64)) set_bool(g, op, "unique_indices", false);
  if (count == 2 || (g->g->edges && chance(g, 80))) { /* the updates take the elements' places */
    const ir_type *args[4];
    for (size_t i = 0; i < 2 * count; i++) args[i] = scalar_type(g, e[i % count]);
    region_mark m = enter_region(g, &op->regions[0], args, 2 * count);
    leave_region(g, m, g->at->args + count, count, "stablehlo.return");
  } else {
    bool once = n.windows == 1 && !((floats | complexes) & ONE_OF(e[0]));
    fold_region(g, &op->regions[0], e[0], !once); /* any computation, once */
  }
  return true;
}

static bool make_torch_index_select(generation *g, const choice *x) {
  ir_value *v[2] = {operand(g, ALL_ELEMENTS, 1, 4)};
  if (!v[0]) return false;
  shape from = shape_of(v[0]), list = {0}, s = {0};
  unsigned d = draw(g, from.rank), batch = draw(g, d + 1);
  if (!from.dims[d]) return false;
  list.rank = batch + draw(g, 3);
  for (unsigned i = 0; i < list.rank; i++)
    list.dims[i] = i < batch ? from.dims[i] : between(g, 1, 4);
  v[1] = input(g, chance(g, 64) ? E_i64 : E_i32, &list, g->g->edges ? STYLE_ANY : STYLE_COUNT);
  for (unsigned i = 0; i < d; i++) s.dims[s.rank++] = from.dims[i];
  for (unsigned i = batch; i < list.rank; i++) s.dims[s.rank++] = list.dims[i];
  for (unsigned i = d + 1; i < from.rank; i++) s.dims[s.rank++] = from.dims[i];
  if (shape_count(&s) > 2 * g->g->limit) return false;
  ir_op *op = add_op1(g, x->maker->op, v, 2, tensor_type(g, element_of(g, v[0]), &s));
  set_int(g, op, "dim", 64, d);
  set_int(g, op, "batch_dims", 64, batch);
  return true;
}

/* --- Random numbers --- */

static bool make_rng_bit_generator(generation *g, const choice *x) {
  static const element some[] = {E_ui32, E_ui64, E_i32, E_ui8, E_i16, E_i64, E_f32};
  unsigned algorithm = draw(g, g->g->evaluated ? 2 : 3);
  if (g->g->evaluated) algorithm = g->g->edges ? 1 + algorithm : 1; /* PHILOX is open */
  shape words = {{algorithm == 2 && chance(g, 128) ? 3 : 2}, 1}, s = draw_shape(g, 0, 4);
  element e = some[draw(g, g->g->evaluated ? 6 : 7)];
  if (!(g->g->elements & ONE_OF(e)) || !(g->g->elements & ONE_OF(E_ui64))) return false;
  ir_value *v = input(g, E_ui64, &words, STYLE_WILD);
  const ir_type *types[] = {v->type, tensor_type(g, e, &s)};
  ir_op *op = add_op(g, x->maker->op, &v, 1, types, 2, 0);
  set_enum(g, op, "rng_algorithm", ATTR_STABLEHLO_RNG_ALGORITHM, algorithm);
  return true;
}

static bool make_rng(generation *g, const choice *x) {
  element e = draw_element(g, (floats & ~ONE_OF(E_f8E8M0FNU)) | integers); /* it has no zero */
  shape s = draw_shape(g, 0, 4);
  if (e == ELEMENTS) return false;
  ir_value *v[] = {input_scalar(g, e, chance(g, 128) ? STYLE_NEGATIVE : STYLE_ZERO),
                   input_scalar(g, e, STYLE_POSITIVE), list_here(g, E_i64, s.dims, s.rank)};
  ir_op *op = add_op1(g, x->maker->op, v, 3, tensor_type(g, e, &s));
  bool normal = class_of(e) == IS_FLOAT && !g->g->evaluated && chance(g, 160);
  set_enum(g, op, "rng_distribution", ATTR_STABLEHLO_RNG_DISTRIBUTION, normal ? 2 : 1);
  return true;
}

const maker makers_of_indexing[] = {
    {"dynamic_slice", make_dynamic_slice, 8},
    {"dynamic_update_slice", make_dynamic_update_slice, 8},
    {"gather", make_gather, 12},
    {"dynamic_gather", make_gather, 2},
    {"scatter", make_scatter, 12},
    {"torch_index_select", make_torch_index_select, 2},
    {"rng_bit_generator", make_rng_bit_generator, 2},
    {"rng", make_rng, 4, ONLY_EDGES},
    {NULL},
};
