/* SPDX-License-Identifier: Apache-2.0 */
/* Collective ops. */
#include <string.h>

#include "internal.h"

/* Whose numbers the groups have: replicas, in each partition by itself or of all partitions
 * together; partitions; or all processes. */
typedef enum span { REPLICAS, BOTH, PARTITIONS, FLATTENED } span;

void draw_processes(generation *g) {
  static const int64_t grids[][2] = {{2, 1}, {1, 2}, {2, 2}, {4, 1}, {1, 4}, {3, 2}, {2, 3}};
  if (!g->g->devices) return;
  const int64_t *grid = grids[draw(g, sizeof grids / sizeof *grids)];
  g->replicas = grid[0];
  g->partitions = grid[1];
  const ir_type *i32 = ir_type_integer(g->c, 32, IR_SIGNLESS);
  ir_op_set_discardable(g->c, g->module, ir_cstr(g->c, "mhlo.num_partitions"),
                        ir_attr_integer(g->c, i32, g->partitions));
  ir_op_set_discardable(g->c, g->module, ir_cstr(g->c, "mhlo.num_replicas"),
                        ir_attr_integer(g->c, i32, g->replicas));
}

/* How many numbers the groups have: four, if nobody says how many processes there are. */
static int64_t numbers_of(const generation *g, span s) {
  if (!g->g->devices) return 4;
  return s == PARTITIONS  ? g->partitions
         : s == FLATTENED ? g->replicas * g->partitions
                          : g->replicas;
}

/* With the attribute use_global_device_ids; `sized`: the size of a group decides on the result. */
static span draw_span(generation *g, bool sized) {
  if (!chance(g, 128)) return REPLICAS;
  bool one = g->g->devices && sized && g->partitions > 1;
  return one || chance(g, 100) ? FLATTENED : BOTH;
}

static void set_span(generation *g, ir_op *op, span s) {
  if (s != REPLICAS) set_channel(g, op, 1);
  if (s == FLATTENED) ir_op_set(g->c, op, "use_global_device_ids", ir_attr_unit(g->c));
}

/* Without it: the channel alone decides. */
static span draw_side(generation *g) { return chance(g, 128) ? PARTITIONS : REPLICAS; }

/* The size of a group. */
static int64_t draw_size(generation *g, span s) {
  int64_t sizes[6], n = numbers_of(g, s);
  unsigned count = 0;
  for (int64_t k = 1; k <= n; k++)
    if (n % k == 0) sizes[count++] = k;
  return sizes[count - 1 - draw(g, count)];
}

static void set_groups(generation *g, ir_op *op, span s, int64_t size) {
  int64_t ids[6] = {0, 1, 2, 3, 4, 5}, n = numbers_of(g, s);
  shuffle(g, ids, (size_t)n);
  set_rows(g, op, "replica_groups", ids, (size_t)(n / size), (size_t)size);
}

/* Every process must come to a collective op, so none stands where some of them may not come. */
static bool is_met(const generation *g) { return !g->g->devices || !g->depth; }

/* A value that is another one in the replica, or the partition, of some number. */
static ir_value *varied(generation *g, ir_value *v) {
  if (!g->g->devices || !chance(g, 128)) return v;
  ir_value *id =
      &add_op1(g, chance(g, 128) ? "replica_id" : "partition_id", NULL, 0, scalar_type(g, E_ui32))
           ->results[0];
  ir_value *is = &add_compare(g, id, input_scalar(g, E_ui32, STYLE_COUNT), 0, false)->results[0];
  return &add_op1(g, "select", (ir_value *[]){is, v, like_value(g, v)}, 3, v->type)->results[0];
}

/* An operand of a collective op. */
static ir_value *brought(generation *g, element_set in, unsigned least_rank) {
  ir_value *v = is_met(g) ? operand(g, in, least_rank, 4) : NULL;
  return v ? varied(g, v) : NULL;
}

enum { MOST = 2 };
static size_t draw_operands(generation *g, unsigned least_rank, ir_value **v,
                            const ir_type **types) {
  size_t n = 1 + (chance(g, 64) ? 1 : 0);
  for (size_t i = 0; i < n; i++) {
    if (!(v[i] = brought(g, ALL_ELEMENTS, least_rank))) return 0;
    types[i] = v[i]->type;
  }
  return n;
}

static const ir_type *scaled(generation *g, const ir_value *v, unsigned d, int64_t by,
                             int64_t over) {
  shape s = shape_of(v);
  if (s.dims[d] % over || !s.dims[d]) return NULL;
  s.dims[d] = s.dims[d] / over * by;
  return tensor_type(g, element_of(g, v), &s);
}

static bool make_all_gather(generation *g, const choice *x) {
  ir_value *v[MOST];
  const ir_type *types[MOST];
  size_t n = draw_operands(g, 1, v, types);
  if (!n) return false;
  unsigned least = (unsigned)v[0]->type->shaped.rank;
  if (n > 1 && v[1]->type->shaped.rank < least) least = (unsigned)v[1]->type->shaped.rank;
  unsigned d = draw(g, least);
  span who = draw_span(g, true);
  int64_t size = draw_size(g, who);
  for (size_t i = 0; i < n; i++)
    if (!(types[i] = scaled(g, v[i], d, size, 1))) return false;
  ir_op *op = add_op(g, x->maker->op, v, n, types, n, 0);
  set_groups(g, op, who, size);
  set_int(g, op, "all_gather_dim", 64, d);
  set_span(g, op, who);
  return true;
}

static bool make_all_reduce(generation *g, const choice *x) {
  ir_value *v[MOST];
  const ir_type *types[MOST];
  size_t n = draw_operands(g, 0, v, types);
  if (!n) return false;
  element e = element_of(g, v[0]);
  if (n > 1 && element_of(g, v[1]) != e) n = 1;
  ir_op *op = add_op(g, x->maker->op, v, n, types, n, 1);
  span who = draw_span(g, false);
  set_groups(g, op, who, draw_size(g, who));
  set_span(g, op, who);
  fold_region(g, &op->regions[0], e, true);
  return true;
}

static bool make_reduce_scatter(generation *g, const choice *x) {
  ir_value *v = brought(g, ALL_ELEMENTS, 1);
  if (!v) return false;
  unsigned d = draw(g, (unsigned)v->type->shaped.rank);
  span who = draw_span(g, true);
  int64_t size = draw_size(g, who);
  const ir_type *t = scaled(g, v, d, 1, size);
  if (!t) return false;
  ir_op *op = add_op(g, x->maker->op, &v, 1, &t, 1, 1);
  set_groups(g, op, who, size);
  set_int(g, op, "scatter_dimension", 64, d);
  set_span(g, op, who);
  fold_region(g, &op->regions[0], element_of(g, v), true);
  return true;
}

static bool make_all_to_all(generation *g, const choice *x) {
  ir_value *v = brought(g, ALL_ELEMENTS, 1);
  if (!v) return false;
  unsigned rank = (unsigned)v->type->shaped.rank, from = draw(g, rank), to = draw(g, rank);
  span who = draw_side(g);
  int64_t size = draw_size(g, who);
  shape s = shape_of(v);
  if (s.dims[from] % size) return false;
  s.dims[from] /= size;
  s.dims[to] *= size;
  ir_op *op = add_op1(g, x->maker->op, &v, 1, tensor_type(g, element_of(g, v), &s));
  set_groups(g, op, who, size);
  set_int(g, op, "split_dimension", 64, from);
  set_int(g, op, "concat_dimension", 64, to);
  set_int(g, op, "split_count", 64, size);
  set_span(g, op, who);
  return true;
}

static bool make_collective_permute(generation *g, const choice *x) {
  ir_value *v = brought(g, ALL_ELEMENTS, 0);
  if (!v) return false;
  span who = draw_side(g);
  int64_t from[6] = {0, 1, 2, 3, 4, 5}, to[6] = {0, 1, 2, 3, 4, 5}, pairs[12];
  size_t most = (size_t)numbers_of(g, who), n = draw(g, (unsigned)most + 1);
  shuffle(g, from, most);
  shuffle(g, to, most);
  for (size_t i = 0; i < n; i++) {
    pairs[2 * i] = from[i];
    pairs[2 * i + 1] = to[i];
  }
  ir_op *op = add_op1(g, x->maker->op, &v, 1, v->type);
  set_rows(g, op, "source_target_pairs", pairs, n, 2);
  set_span(g, op, who);
  return true;
}

/* Sometimes adds a root as a second operand, a vector of one i32. Returns whether it did. */
static bool add_root(generation *g, ir_value **v, int64_t size) {
  if (!chance(g, 80) || !(g->g->elements & ONE_OF(E_i32))) return false;
  v[1] = list_here(g, E_i32, (int64_t[]){between(g, 0, size - 1)}, 1);
  return true;
}

static bool make_collective_broadcast(generation *g, const choice *x) {
  ir_value *v[2] = {brought(g, ALL_ELEMENTS, 0)};
  if (!v[0]) return false;
  span who = draw_side(g);
  int64_t size = draw_size(g, who);
  bool root = add_root(g, v, size);
  ir_op *op = add_op1(g, x->maker->op, v, root ? 2 : 1, v[0]->type);
  set_groups(g, op, who, size);
  if (root) ir_op_set(g->c, op, "has_dynamic_root", ir_attr_unit(g->c));
  set_span(g, op, who);
  return true;
}

static bool make_collective_reduce(generation *g, const choice *x) {
  ir_value *v[2] = {brought(g, ALL_ELEMENTS, 0)};
  if (!v[0]) return false;
  span who = draw_span(g, false);
  int64_t size = draw_size(g, who);
  bool root = add_root(g, v, size);
  ir_op *op = add_op(g, x->maker->op, v, root ? 2 : 1, &v[0]->type, 1, 1);
  set_groups(g, op, who, size);
  if (root) ir_op_set(g->c, op, "has_dynamic_root", ir_attr_unit(g->c));
  set_span(g, op, who);
  fold_region(g, &op->regions[0], element_of(g, v[0]), true);
  return true;
}

static bool make_cross_replica_sum(generation *g, const choice *x) {
  ir_value *v = brought(g, x->in, 0);
  if (!v) return false;
  set_groups(g, add_op1(g, x->maker->op, &v, 1, v->type), REPLICAS, draw_size(g, REPLICAS));
  return true;
}

static bool make_process_id(generation *g, const choice *x) {
  if (!is_met(g) || !(g->g->elements & ONE_OF(E_ui32))) return false;
  add_op1(g, x->maker->op, NULL, 0, scalar_type(g, E_ui32));
  return true;
}

const maker makers_of_collectives[] = {
    {"all_gather", make_all_gather, 3, COLLECTIVE},
    {"all_reduce", make_all_reduce, 3, COLLECTIVE},
    {"reduce_scatter", make_reduce_scatter, 3, COLLECTIVE},
    {"all_to_all", make_all_to_all, 3, COLLECTIVE},
    {"collective_permute", make_collective_permute, 2, COLLECTIVE},
    {"collective_broadcast", make_collective_broadcast, 2, COLLECTIVE},
    {"collective_reduce", make_collective_reduce, 2, COLLECTIVE},
    {"cross-replica-sum", make_cross_replica_sum, 1, COLLECTIVE},
    {"replica_id", make_process_id, 1, COLLECTIVE},
    {"partition_id", make_process_id, 1, COLLECTIVE},
    {NULL},
};
