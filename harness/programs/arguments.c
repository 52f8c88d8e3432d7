/* SPDX-License-Identifier: Apache-2.0 */
#include "arguments.h"

#include <stdlib.h>
#include <string.h>

#include "harness/cli/diags.h"
#include "versions/versions.h"

/* An op whose operands past the first say shapes keeps its constants: compilers need to see them.
 * The dynamic ops of the specification are named so, but for two that move slices of static shapes.
 */
static bool needs_constants(const ir_op *op) {
  const char *name = op->name->full->bytes;
  if (ir_op_is(op, OP_STABLEHLO_DYNAMIC_SLICE) || ir_op_is(op, OP_STABLEHLO_DYNAMIC_UPDATE_SLICE))
    return false;
  return strstr(name, ".dynamic_") || strstr(name, ".real_dynamic_") ||
         ir_op_is(op, OP_STABLEHLO_CUSTOM_CALL);
}

static bool becomes_argument(const ir_op *op) {
  if (!ir_op_is(op, OP_STABLEHLO_CONSTANT) || op->result_count != 1) return false;
  const ir_attr *value = ir_op_get(op, "value");
  const ir_type *t = op->results[0].type;
  if (!ir_attr_is(value, IR_ATTR_DENSE) || t != value->dense.type || t->kind != IR_TYPE_TENSOR)
    return false;
  for (const ir_use *u = op->results[0].uses; u; u = u->next)
    if (needs_constants(u->owner)) return false;
  return true;
}

size_t arguments_possible(const ir_op *module) {
  const ir_op *f = ir_lookup_symbol(module, "main", 4);
  size_t count = 0;
  if (!f || !f->regions[0].first) return 0;
  for (const ir_op *op = f->regions[0].first->first; op; op = op->next)
    count += becomes_argument(op);
  return count;
}

bool arguments_add(arguments *a, interp_value *v) {
  interp_value **more = v ? realloc(a->values, (a->count + 1) * sizeof *more) : NULL;
  if (!more) {
    interp_release(v);
    return false;
  }
  a->values = more;
  a->values[a->count++] = v;
  return true;
}

static bool replace(ir_context *c, ir_op *f, const bool *chosen, arguments *out) {
  ir_block *body = f->regions[0].first;
  size_t at = 0;
  for (ir_op *op = body->first, *next; op; op = next) {
    next = op->next;
    if (!becomes_argument(op) || (chosen && !chosen[at++])) continue;
    if (!arguments_add(out, interp_from_attr(ir_op_get(op, "value")))) return false;
    ir_value *arg = ir_block_add_arg(c, body, op->results[0].type, op->loc);
    ir_value_replace_all_uses(&op->results[0], arg);
    ir_op_erase(op);
  }
  return true;
}

/* Gives the list of a function's property so many items, empty dictionaries at the end. */
static void resize_list(ir_context *c, ir_op *f, const char *name, size_t count) {
  const ir_attr *given = ir_op_get(f, name);
  if (!ir_attr_is(given, IR_ATTR_ARRAY)) return;
  const ir_attr **items = ARENA_ARRAY(ir_arena(c), const ir_attr *, count + 1);
  for (size_t i = 0; i < count; i++)
    items[i] = i < given->array.count ? given->array.items[i] : ir_attr_dict(c, NULL, 0, NULL);
  ir_op_set(c, f, name, ir_attr_array(c, items, count));
}

void arguments_retype(ir_context *c, ir_op *f) {
  const ir_block *body = f->regions[0].first;
  size_t n = body->arg_count;
  const ir_type **types = ARENA_ARRAY(ir_arena(c), const ir_type *, n + 1);
  for (size_t i = 0; i < n; i++) types[i] = body->args[i]->type;
  const ir_op *back = body->last;
  const ir_type **results = ARENA_ARRAY(ir_arena(c), const ir_type *, back->operand_count + 1);
  for (size_t i = 0; i < back->operand_count; i++) results[i] = back->operands[i].value->type;
  const ir_type *wider = ir_type_function(c, types, n, results, back->operand_count);
  ir_op_set(c, f, "function_type", ir_attr_type(c, wider));
  resize_list(c, f, "arg_attrs", n);
  resize_list(c, f, "res_attrs", back->operand_count);
}

bool arguments_derive(ir_context *c, ir_op *module, const bool *chosen, arguments *out,
                      diag_sink *sink) {
  *out = (arguments){0};
  ir_op *f = ir_lookup_symbol(module, "main", 4);
  if (!f || !ir_op_is(f, OP_FUNC_FUNC) || !f->regions[0].first)
    return diag_error(sink, DIAG_TOOL_NO_FUNCTION, ir_loc_place(module->loc),
                      "the program has no function @main");
  arena_guard g;
  volatile bool ok = false;
  if (ARENA_GUARD(ir_arena(c), &g)) {
    ok = replace(c, f, chosen, out);
    if (ok) arguments_retype(c, f);
    arena_guard_pop(ir_arena(c), &g);
  }
  return ok || diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
}

void arguments_free(arguments *a) {
  interp_release_all(a->values, a->count);
  *a = (arguments){0};
}
