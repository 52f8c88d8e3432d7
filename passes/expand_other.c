/* SPDX-License-Identifier: Apache-2.0 */
/* Meshes, locations and constants. */
#include <stdlib.h>
#include <string.h>

#include "expand.h"
#include "passes/passes.h"

/* --- Axes of a mesh --- */

rewrite_outcome ps_expand_mesh_axes(ir_context *c, ir_op *op, diag_sink *sink) {
  const ir_attr *a = ir_op_get(op, "replica_groups");
  if (!ir_attr_is(a, IR_ATTR_DEFINED) ||
      strcmp(a->defined.def->mnemonic, "replica_group_mesh_axes") != 0)
    return REWRITE_NO_MATCH;
  vs_groups g;
  const char *why = vs_mesh_groups(op, a, &g);
  if (why) {
    diag_error(sink, DIAG_PASS_EXPAND_MESH, ir_loc_place(op->loc), "'%s' op %s",
               op->name->full->bytes, why);
    return REWRITE_FAILED;
  }
  const int64_t shape[] = {(int64_t)g.rows, (int64_t)g.columns};
  arena *memory = ir_arena(c);
  size_t size = g.rows * g.columns * sizeof *g.ids;
  void *ids = arena_copy(memory, g.ids, size, sizeof *g.ids);
  free(g.ids);
  const ir_type *type = ir_type_tensor(c, shape, 2, ir_type_integer(c, 64, IR_SIGNLESS), NULL);
  ir_op_set(c, op, "replica_groups", ir_attr_dense(c, type, ids, size, false, IR_BORROW));
  return REWRITE_DONE;
}

/* --- Locations --- */

static const ir_attr *started(ir_context *c, const ir_attr *loc) {
  switch (loc->kind) {
    case IR_ATTR_LOC_FILE:
      return ir_loc_is_range(loc)
                 ? ir_loc_file(c, loc->loc_file.file, loc->loc_file.line, loc->loc_file.column)
                 : loc;
    case IR_ATTR_LOC_NAME:
      return ir_loc_name(c, loc->loc_name.name, started(c, loc->loc_name.child));
    case IR_ATTR_LOC_CALLSITE:
      return ir_loc_callsite(c, started(c, loc->loc_callsite.callee),
                             started(c, loc->loc_callsite.caller));
    case IR_ATTR_LOC_FUSED: {
      const ir_attr **items = ARENA_ARRAY(ir_arena(c), const ir_attr *, loc->loc_fused.count);
      for (size_t i = 0; i < loc->loc_fused.count; i++)
        items[i] = started(c, loc->loc_fused.items[i]);
      return ir_loc_fused(c, items, loc->loc_fused.count, loc->loc_fused.metadata);
    }
    default: return loc;
  }
}

static bool start(ir_context *c, const ir_attr **slot) {
  const ir_attr *was = *slot;
  if (was) *slot = started(c, was);
  return *slot != was;
}

rewrite_outcome ps_expand_file_ranges(ir_context *c, ir_op *op, diag_sink *sink) {
  (void)sink;
  bool changed = start(c, &op->loc);
  for (uint32_t g = 0; g < op->region_count; g++)
    for (ir_block *b = op->regions[g].first; b; b = b->next)
      for (uint32_t i = 0; i < b->arg_count; i++) changed |= start(c, ir_arg_loc_slot(b->args[i]));
  return changed ? REWRITE_DONE : REWRITE_NO_MATCH;
}

/* --- Constants --- */

/* Source: ConvertConstantLikeOp of ChloLegalizeToStablehlo.cpp, and ShapeLegalizeToStablehlo.cpp
 * for the shape.shape_of that it makes. */
rewrite_outcome ps_expand_constant_like(ir_context *c, ir_op *op, diag_sink *sink) {
  (void)sink;
  const ir_type *type = op->results[0].type, *from = op->operands[0].value->type;
  const ir_attr *value = ir_op_get(op, "value");
  if (!ir_type_is(type, IR_TYPE_TENSOR) || !ir_type_is(from, IR_TYPE_TENSOR) ||
      !ir_attr_is(value, IR_ATTR_FLOAT))
    return REWRITE_NO_MATCH;
  const ir_type *element = type->shaped.element, *i32 = ir_type_integer(c, 32, IR_SIGNLESS);
  bool dynamic = ir_type_element_count(type) < 0;
  const ir_type *made = dynamic ? ir_type_tensor(c, NULL, 0, element, NULL) : type;
  ir_value *constant = ps_rewrite_value(c, op, "stablehlo.constant", NULL, 0, made);
  ir_op_set(c, constant->op, "value", ir_attr_splat(c, made, value->flt.bits));
  if (!dynamic) {
    ps_rewrite_replace(op, &constant);
    return REWRITE_DONE;
  }
  size_t rank = from->shaped.rank;
  const ir_type *number = ir_type_tensor(c, NULL, 0, i32, NULL);
  const ir_type *one = ir_type_tensor(c, (int64_t[]){1}, 1, i32, NULL);
  ir_value **sizes = ARENA_ARRAY(ir_arena(c), ir_value *, rank);
  for (size_t d = 0; d < rank; d++) {
    ir_value *size = ps_rewrite_value(c, op, "stablehlo.get_dimension_size",
                                      (ir_value *[]){op->operands[0].value}, 1, number);
    ps_rewrite_set_int(c, size->op, "dimension", (int64_t)d);
    sizes[d] = ps_rewrite_value(c, op, "stablehlo.reshape", &size, 1, one);
  }
  ir_value *shape = ps_rewrite_value(c, op, "stablehlo.concatenate", sizes, rank,
                                     ir_type_tensor(c, (int64_t[]){(int64_t)rank}, 1, i32, NULL));
  ps_rewrite_set_int(c, shape->op, "dimension", 0);
  ir_value *all = ps_rewrite_value(c, op, "stablehlo.dynamic_broadcast_in_dim",
                                   (ir_value *[]){constant, shape}, 2, type);
  ir_op_set(c, all->op, "broadcast_dimensions", ir_attr_dense_i64_array(c, NULL, 0));
  ps_rewrite_replace(op, &all);
  return REWRITE_DONE;
}
