/* SPDX-License-Identifier: Apache-2.0 */
/* One program in every process of a grid. */
#include <string.h>

#include "interpreter/interpreter.h"

static const ir_type **repeated(ir_context *c, const ir_type *const *types, size_t count,
                                size_t times) {
  const ir_type **out = ARENA_ARRAY(ir_arena(c), const ir_type *, count *times + 1);
  for (size_t i = 0; i < count * times; i++) out[i] = types[i % count];
  return out;
}

/* The programs of a grid: all of them @device. */
static const ir_attr *same_programs(ir_context *c, size_t replicas, size_t partitions) {
  const ir_attr *one = ir_attr_symbol(c, ir_cstr(c, "device"), NULL, 0);
  const ir_attr **list = ARENA_ARRAY(ir_arena(c), const ir_attr *, replicas + partitions);
  for (size_t i = 0; i < partitions; i++) list[i] = one;
  const ir_attr *row = ir_attr_array(c, list, partitions);
  for (size_t i = 0; i < replicas; i++) list[i] = row;
  return ir_attr_array(c, list, replicas);
}

static ir_op *op_of(ir_context *c, const char *name, const ir_op *at, ir_value *const *operands,
                    size_t count, const ir_type *const *types, size_t results, size_t regions) {
  return ir_op_new(c, ir_opname_get(c, name, strlen(name)), at->loc, operands, count, types,
                   results, regions, NULL, 0);
}

void interp_spread(ir_context *c, ir_op *module, size_t replicas, size_t partitions) {
  size_t devices = replicas * partitions;
  ir_op *device = ir_lookup_symbol(module, "main", 4);
  const ir_type *t = ir_op_get(device, "function_type")->type;
  size_t inputs = t->function.input_count * devices, results = t->function.result_count * devices;
  const ir_type **given = repeated(c, t->function.inputs, t->function.input_count, devices);
  const ir_type **got = repeated(c, t->function.results, t->function.result_count, devices);
  ir_op *f = op_of(c, "func.func", device, NULL, 0, NULL, 0, 1);
  ir_block *body = ir_block_new(c);
  for (size_t i = 0; i < inputs; i++) ir_block_add_arg(c, body, given[i], device->loc);
  ir_op *run = op_of(c, "interpreter.run_parallel", device, body->args, inputs, got, results, 0);
  ir_value **values = ARENA_ARRAY(ir_arena(c), ir_value *, results + 1);
  for (size_t i = 0; i < results; i++) values[i] = &run->results[i];
  ir_op_set(c, run, "programs", same_programs(c, replicas, partitions));
  ir_block_append(body, run);
  ir_block_append(body, op_of(c, "func.return", device, values, results, NULL, 0, 0));
  ir_region_append(&f->regions[0], body);
  ir_op_set(c, f, "sym_name", ir_attr_string(c, "main", 4));
  ir_op_set(c, f, "function_type",
            ir_attr_type(c, ir_type_function(c, given, inputs, got, results)));
  ir_op_set(c, device, "sym_name", ir_attr_string(c, "device", 6));
  ir_block_append(module->regions[0].first, f);
}
