/* SPDX-License-Identifier: Apache-2.0 */
/* gather and scatter without batching dimensions: each becomes a dimension that the indices point
 * into, by an iota.
 *
 * Source: GatherWithBatchingDimsExpander and ScatterWithBatchingDimsExpander of
 * StablehloCompatibilityExpander.cpp. */
#include <string.h>

#include "expand.h"

/* The parameters of both attributes with dimension numbers, by position (StablehloAttrs.td). */
enum { WINDOW, COLLAPSED, BATCHING, INDICES_BATCHING, INDEX_MAP, INDEX_VECTOR, NUMBERS };

typedef struct dims {
  const int64_t *of;
  size_t count;
} dims;

static dims dims_of(const ir_attr *numbers, int which) {
  const ir_param *p = &numbers->defined.params[which];
  return (dims){p->ints, p->count};
}

static bool is_sorted(dims d) {
  for (size_t i = 1; i < d.count; i++)
    if (d.of[i - 1] > d.of[i]) return false;
  return true;
}

static dims concatenated(ir_context *c, dims a, dims b) {
  int64_t *both = ARENA_ARRAY(ir_arena(c), int64_t, a.count + b.count);
  if (a.count) memcpy(both, a.of, a.count * sizeof *both);
  if (b.count) memcpy(both + a.count, b.of, b.count * sizeof *both);
  return (dims){both, a.count + b.count};
}

/* Both lists are sorted. */
static dims merged(ir_context *c, dims a, dims b) {
  int64_t *both = ARENA_ARRAY(ir_arena(c), int64_t, a.count + b.count);
  size_t i = 0, j = 0, n = 0;
  while (i < a.count || j < b.count)
    both[n++] = j == b.count || (i < a.count && a.of[i] <= b.of[j]) ? a.of[i++] : b.of[j++];
  return (dims){both, n};
}

/* --- Indices --- */

static bool holds(const ir_type *t, int64_t size) {
  if (!ir_type_is(t, IR_TYPE_INTEGER)) return true;
  uint32_t bits = t->integer.width - (t->integer.sign != IR_UNSIGNED);
  return bits >= 63 || size < (INT64_C(1) << bits);
}

/* i32 or i64 if a size has no place in the type. */
static const ir_type *promoted(ir_context *c, const ir_type *t, int64_t size) {
  if (holds(t, size)) return t;
  const ir_type *i32 = ir_type_integer(c, 32, IR_SIGNLESS);
  return holds(i32, size) ? i32 : ir_type_integer(c, 64, IR_SIGNLESS);
}

/* The indices with an iota of each batching dimension before them. */
static ir_value *with_iotas(ir_context *c, ir_op *at, ir_value *indices, size_t vector,
                            dims batching) {
  const ir_type *t = indices->type, *element = t->shaped.element;
  size_t rank = t->shaped.rank, new_rank = rank + (vector == rank);
  for (size_t i = 0; i < batching.count; i++)
    element = promoted(c, element, t->shaped.dims[batching.of[i]]);
  if (element != t->shaped.element)
    indices = ps_rewrite_value(c, at, "stablehlo.convert", &indices, 1,
                               ir_type_tensor(c, t->shaped.dims, rank, element, NULL));
  int64_t *shape = ARENA_ARRAY(ir_arena(c), int64_t, new_rank);
  if (rank) memcpy(shape, t->shaped.dims, rank * sizeof *shape);
  int64_t size = vector == rank ? 1 : shape[vector];
  shape[vector] = 1;
  const ir_type *one = ir_type_tensor(c, shape, new_rank, element, NULL);
  if (vector == rank) indices = ps_rewrite_value(c, at, "stablehlo.reshape", &indices, 1, one);
  ir_value **parts = ARENA_ARRAY(ir_arena(c), ir_value *, batching.count + 1);
  for (size_t i = 0; i < batching.count; i++) {
    parts[i] = ps_rewrite_value(c, at, "stablehlo.iota", NULL, 0, one);
    ps_rewrite_set_int(c, parts[i]->op, "iota_dimension", batching.of[i]);
  }
  parts[batching.count] = indices;
  shape[vector] = size + (int64_t)batching.count;
  ir_value *all = ps_rewrite_value(c, at, "stablehlo.concatenate", parts, batching.count + 1,
                                   ir_type_tensor(c, shape, new_rank, element, NULL));
  ps_rewrite_set_int(c, all->op, "dimension", (int64_t)vector);
  return all;
}

static bool is_static(const ir_value *v) {
  if (!ir_type_is(v->type, IR_TYPE_TENSOR)) return false;
  for (size_t i = 0; i < v->type->shaped.rank; i++)
    if (v->type->shaped.dims[i] == IR_DYNAMIC) return false;
  return true;
}

/* --- Both ops --- */

typedef struct kind {
  const char *name, *numbers; /* of the op, and of its dimension numbers */
  const char *kept;           /* what else it has */
} kind;
static const kind gather = {"stablehlo.gather", "dimension_numbers", "slice_sizes"};
static const kind scatter = {"stablehlo.scatter", "scatter_dimension_numbers", "unique_indices"};

static const ir_attr *without_batching(ir_context *c, const ir_attr *numbers, dims index_map) {
  ir_param p[NUMBERS] = {0};
  dims collapsed = merged(c, dims_of(numbers, BATCHING), dims_of(numbers, COLLAPSED));
  memcpy(p, numbers->defined.params, sizeof p);
  p[COLLAPSED].ints = collapsed.of, p[COLLAPSED].count = collapsed.count;
  p[BATCHING].count = p[INDICES_BATCHING].count = 0;
  p[INDEX_MAP].ints = index_map.of, p[INDEX_MAP].count = index_map.count;
  return ir_attr_defined(c, numbers->defined.def, p);
}

/* `k` is the operand with the indices. */
static rewrite_outcome expand(ir_context *c, ir_op *op, const kind *what, size_t k) {
  const ir_attr *numbers = ir_op_get(op, what->numbers);
  if (!ir_attr_is(numbers, IR_ATTR_DEFINED)) return REWRITE_NO_MATCH;
  dims batching = dims_of(numbers, BATCHING);
  dims indices_batching = dims_of(numbers, INDICES_BATCHING);
  if (!batching.count || !is_static(op->operands[k].value)) return REWRITE_NO_MATCH;
  dims index_map = concatenated(c, batching, dims_of(numbers, INDEX_MAP));
  bool sorted = false;
  ir_attr_is_bool(ir_op_get(op, "indices_are_sorted"), &sorted);
  ir_value **operands = ARENA_ARRAY(ir_arena(c), ir_value *, op->operand_count);
  const ir_type **types = ARENA_ARRAY(ir_arena(c), const ir_type *, op->result_count);
  for (uint32_t i = 0; i < op->operand_count; i++) operands[i] = op->operands[i].value;
  for (uint32_t i = 0; i < op->result_count; i++) types[i] = op->results[i].type;
  operands[k] = with_iotas(c, op, operands[k], (size_t)numbers->defined.params[INDEX_VECTOR].i,
                           indices_batching);
  ir_op *made =
      ps_rewrite_op(c, op, what->name, operands, op->operand_count, types, op->result_count);
  ir_op_set(c, made, what->numbers, without_batching(c, numbers, index_map));
  ir_op_set(c, made, "indices_are_sorted",
            ir_attr_bool(c, sorted && is_sorted(indices_batching) && is_sorted(index_map)));
  ir_op_set(c, made, what->kept, ir_op_get(op, what->kept));
  for (uint32_t i = 0; i < op->region_count; i++)
    ir_region_take(&made->regions[i], &op->regions[i]);
  ps_rewrite_replace_op(op, made);
  return REWRITE_DONE;
}

rewrite_outcome ps_expand_gather(ir_context *c, ir_op *op, diag_sink *sink) {
  (void)sink;
  return expand(c, op, &gather, 1);
}

rewrite_outcome ps_expand_scatter(ir_context *c, ir_op *op, diag_sink *sink) {
  (void)sink;
  return expand(c, op, &scatter, op->result_count);
}
