/* SPDX-License-Identifier: Apache-2.0 */
/* Collective ops, of four processes. */
#include <string.h>

#include "internal.h"

enum { PROCESSES = 4 };

/* Groups as numbers; returns how many a group has. */
static int64_t set_groups(generation *g, ir_op *op, int64_t wanted) {
  int64_t ids[PROCESSES] = {0, 1, 2, 3};
  shuffle(g, ids, PROCESSES);
  set_rows(g, op, "replica_groups", ids, (size_t)(PROCESSES / wanted), (size_t)wanted);
  return wanted;
}

static int64_t draw_size(generation *g) {
  static const int64_t sizes[] = {2, 4, 1};
  return sizes[draw(g, 3)];
}

/* The channel, and whose ids the groups have. */
static void set_ids(generation *g, ir_op *op) {
  bool channel = chance(g, 128);
  if (channel) set_channel(g, op, 1);
  if (channel) set_flag(g, op, "use_global_device_ids");
}

enum { MOST = 2 };
static size_t draw_operands(generation *g, unsigned least_rank, ir_value **v,
                            const ir_type **types) {
  size_t n = 1 + (chance(g, 64) ? 1 : 0);
  for (size_t i = 0; i < n; i++) {
    if (!(v[i] = operand(g, ALL_ELEMENTS, least_rank, 4))) return 0;
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
  int64_t size = draw_size(g);
  for (size_t i = 0; i < n; i++)
    if (!(types[i] = scaled(g, v[i], d, size, 1))) return false;
  ir_op *op = add_op(g, x->maker->op, v, n, types, n, 0);
  set_groups(g, op, size);
  set_int(g, op, "all_gather_dim", 64, d);
  set_ids(g, op);
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
  set_groups(g, op, draw_size(g));
  set_ids(g, op);
  fold_region(g, &op->regions[0], e, true);
  return true;
}

static bool make_reduce_scatter(generation *g, const choice *x) {
  ir_value *v = operand(g, ALL_ELEMENTS, 1, 4);
  if (!v) return false;
  unsigned d = draw(g, (unsigned)v->type->shaped.rank);
  int64_t size = draw_size(g);
  const ir_type *t = scaled(g, v, d, 1, size);
  if (!t) return false;
  ir_op *op = add_op(g, x->maker->op, &v, 1, &t, 1, 1);
  set_groups(g, op, size);
  set_int(g, op, "scatter_dimension", 64, d);
  set_ids(g, op);
  fold_region(g, &op->regions[0], element_of(g, v), true);
  return true;
}

static bool make_all_to_all(generation *g, const choice *x) {
  ir_value *v = operand(g, ALL_ELEMENTS, 1, 4);
  if (!v) return false;
  unsigned rank = (unsigned)v->type->shaped.rank, from = draw(g, rank), to = draw(g, rank);
  int64_t size = draw_size(g);
  shape s = shape_of(v);
  if (s.dims[from] % size) return false;
  s.dims[from] /= size;
  s.dims[to] *= size;
  ir_op *op = add_op1(g, x->maker->op, &v, 1, tensor_type(g, element_of(g, v), &s));
  set_groups(g, op, size);
  set_int(g, op, "split_dimension", 64, from);
  set_int(g, op, "concat_dimension", 64, to);
  set_int(g, op, "split_count", 64, size);
  if (chance(g, 128)) set_channel(g, op, 1);
  return true;
}

static bool make_collective_permute(generation *g, const choice *x) {
  ir_value *v = operand(g, ALL_ELEMENTS, 0, 4);
  if (!v) return false;
  int64_t to[PROCESSES] = {0, 1, 2, 3}, pairs[2 * PROCESSES];
  size_t n = draw(g, PROCESSES + 1);
  shuffle(g, to, PROCESSES);
  for (size_t i = 0; i < n; i++) {
    pairs[2 * i] = (int64_t)i;
    pairs[2 * i + 1] = to[i];
  }
  ir_op *op = add_op1(g, x->maker->op, &v, 1, v->type);
  set_rows(g, op, "source_target_pairs", pairs, n, 2);
  if (chance(g, 128)) set_channel(g, op, 1);
  return true;
}

/* Sometimes adds a root as a second operand, a vector of one i32. Returns whether it did. */
static bool add_root(generation *g, ir_value **v) {
  shape one = {{1}, 1};
  if (!chance(g, 80) || !(g->g->elements & ONE_OF(E_i32))) return false;
  v[1] = input(g, E_i32, &one, STYLE_ZERO);
  return true;
}

static bool make_collective_broadcast(generation *g, const choice *x) {
  ir_value *v[2] = {operand(g, ALL_ELEMENTS, 0, 4)};
  if (!v[0]) return false;
  bool root = add_root(g, v);
  ir_op *op = add_op1(g, x->maker->op, v, root ? 2 : 1, v[0]->type);
  set_groups(g, op, draw_size(g));
  if (root) ir_op_set(g->c, op, "has_dynamic_root", ir_attr_unit(g->c));
  if (chance(g, 128)) set_channel(g, op, 1);
  return true;
}

static bool make_collective_reduce(generation *g, const choice *x) {
  ir_value *v[2] = {operand(g, ALL_ELEMENTS, 0, 4)};
  if (!v[0]) return false;
  bool root = add_root(g, v);
  ir_op *op = add_op(g, x->maker->op, v, root ? 2 : 1, &v[0]->type, 1, 1);
  set_groups(g, op, draw_size(g));
  if (root) ir_op_set(g->c, op, "has_dynamic_root", ir_attr_unit(g->c));
  set_ids(g, op);
  fold_region(g, &op->regions[0], element_of(g, v[0]), true);
  return true;
}

static bool make_cross_replica_sum(generation *g, const choice *x) {
  ir_value *v = operand(g, x->in, 0, 4);
  if (!v) return false;
  set_groups(g, add_op1(g, x->maker->op, &v, 1, v->type), draw_size(g));
  return true;
}

static bool make_process_id(generation *g, const choice *x) {
  if (!(g->g->elements & ONE_OF(E_ui32))) return false;
  add_op1(g, x->maker->op, NULL, 0, scalar_type(g, E_ui32));
  return true;
}

const maker makers_of_collectives[] = {
    {"all_gather", make_all_gather, 3, NOT_EVALUATED},
    {"all_reduce", make_all_reduce, 3, NOT_EVALUATED},
    {"reduce_scatter", make_reduce_scatter, 3, NOT_EVALUATED},
    {"all_to_all", make_all_to_all, 3, NOT_EVALUATED},
    {"collective_permute", make_collective_permute, 2, NOT_EVALUATED},
    {"collective_broadcast", make_collective_broadcast, 2, NOT_EVALUATED},
    {"collective_reduce", make_collective_reduce, 2, NOT_EVALUATED},
    {"cross-replica-sum", make_cross_replica_sum, 1, NOT_EVALUATED},
    {"replica_id", make_process_id, 1, NOT_EVALUATED},
    {"partition_id", make_process_id, 1, NOT_EVALUATED},
    {NULL},
};
