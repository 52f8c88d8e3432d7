/* SPDX-License-Identifier: Apache-2.0 */
/* The operands of the op that made a wrong result, at the place of the worst element. */
#include <stdlib.h>
#include <string.h>

#include "difference.h"
#include "harness/programs/arguments.h"
#include "harness/programs/case_program.h"

static ir_op *body_end(ir_op *module) {
  ir_op *main = ir_lookup_symbol(module, "main", 4);
  ir_block *body = main && main->region_count ? main->regions[0].first : NULL;
  return body ? body->last : NULL;
}

/* @main returns the operands of the op that made result `number`. Returns that op, or NULL. */
static const ir_op *return_operands(ir_context *c, ir_op *module, size_t number) {
  ir_op *back = body_end(module);
  if (!back || number >= back->operand_count || back->operands[number].value->is_argument)
    return NULL;
  const ir_op *op = back->operands[number].value->op;
  ir_op *main = ir_lookup_symbol(module, "main", 4);
  arena_guard g;
  if (!op->operand_count || !ARENA_GUARD(ir_arena(c), &g)) return NULL;
  size_t n = op->operand_count;
  ir_value **values = ARENA_ARRAY(ir_arena(c), ir_value *, n);
  for (size_t i = 0; i < n; i++) values[i] = op->operands[i].value;
  ir_op_set_operands(c, back, values, n);
  arguments_retype(c, main);
  arena_guard_pop(ir_arena(c), &g);
  return op;
}

/* The number of an operand's element at the place of the result's; SIZE_MAX: it has none there. */
static size_t place_in(const ir_type *operand, const ir_type *result, size_t element) {
  if (!ir_type_is(operand, IR_TYPE_TENSOR) || !ir_type_is(result, IR_TYPE_TENSOR)) return SIZE_MAX;
  if (operand->shaped.rank == 0) return 0;
  bool same = operand->shaped.rank == result->shaped.rank &&
              memcmp(operand->shaped.dims, result->shaped.dims,
                     result->shaped.rank * sizeof *result->shaped.dims) == 0;
  return same ? element : SIZE_MAX;
}

static json_t *operand_at(ir_context *c, const interp_value *v, const ir_type *result,
                          size_t element) {
  json_t *o = json_object();
  const ir_type *type = interp_type(v);
  size_t size = 0, at = place_in(type, result, element);
  const uint8_t *bytes = interp_data(v, &size);
  size_t width = bytes ? ir_dense_element_size(ir_type_element(type)) : 0;
  if (!bytes || at == SIZE_MAX || (at + 1) * width > size) {
    json_object_set_new(o, "type", difference_type_text(c, type));
    return o;
  }
  json_object_set_new(o, "value",
                      difference_element_text(c, ir_type_element(type), bytes + at * width, width));
  json_object_set_new(o, "bits", difference_element_bits(bytes + at * width, width));
  return o;
}

static void add_operands(json_t *r, ir_context *c, ir_op *module) {
  size_t number = (size_t)json_integer_value(json_object_get(r, "result")), count = 0;
  size_t element = (size_t)json_integer_value(json_object_get(r, "worst_element"));
  const ir_op *op = return_operands(c, module, number);
  interp_value **values = NULL;
  interp_options o = {.verified = true};
  if (!op || !interp_run(c, module, "main", NULL, 0, &o, &values, &count, NULL)) return;
  json_t *list = json_array();
  for (size_t i = 0; i < count; i++)
    json_array_append_new(list, operand_at(c, values[i], op->results[0].type, element));
  interp_release_all(values, count);
  json_object_set_new(r, "op", json_string(op->name->full->bytes));
  json_object_set_new(r, "operands", list);
}

void operands_add(json_t *values, ir_context *c, const ir_op *plain) {
  json_t *list = json_object_get(values, "results");
  for (size_t i = 0; i < json_array_size(list); i++) {
    json_t *r = json_array_get(list, i);
    ir_op *copy = json_object_get(r, "problem") ? NULL : case_program_copy(c, plain);
    if (copy) add_operands(r, c, copy);
  }
}
