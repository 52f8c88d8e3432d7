/* SPDX-License-Identifier: Apache-2.0 */
#include "devices.h"

#include <stdlib.h>
#include <string.h>

#include "harness/cli/diags.h"
#include "versions/versions.h"

static bool fails(const ir_op *at, diag_sink *sink, const char *what) {
  return diag_error(sink, DIAG_DERIVE_DEVICES, ir_loc_place(at->loc), "%s", what);
}

/* The one call of interpreter.run_parallel in @main. */
static ir_op *find_call(const ir_op *f) {
  ir_op *found = NULL;
  for (ir_op *op = f->regions[0].first->first; op; op = op->next) {
    if (!ir_op_is(op, OP_INTERPRETER_RUN_PARALLEL)) continue;
    if (found) return NULL;
    found = op;
  }
  return found;
}

/* The function that every device of the grid runs; NULL when they are not one. */
static const istr *program_of(const ir_op *call, case_devices grid) {
  const ir_attr *rows = ir_op_get(call, "programs");
  const istr *name = NULL;
  if (!ir_attr_is(rows, IR_ATTR_ARRAY) || rows->array.count != grid.replicas) return NULL;
  for (size_t i = 0; i < rows->array.count; i++) {
    const ir_attr *row = rows->array.items[i];
    if (!ir_attr_is(row, IR_ATTR_ARRAY) || row->array.count != grid.partitions) return NULL;
    for (size_t k = 0; k < row->array.count; k++) {
      const ir_attr *symbol = row->array.items[k];
      if (!ir_attr_is(symbol, IR_ATTR_SYMBOL) || (name && name != symbol->symbol.root)) return NULL;
      name = symbol->symbol.root;
    }
  }
  return name;
}

static bool take_arguments(const ir_op *call, device_run *out, diag_sink *sink) {
  out->args = calloc(call->operand_count + 1, sizeof *out->args);
  if (!out->args) return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  for (size_t i = 0; i < call->operand_count; i++) {
    const ir_value *v = call->operands[i].value;
    const ir_attr *value = v->is_argument || !ir_op_is(v->op, OP_STABLEHLO_CONSTANT)
                               ? NULL
                               : ir_op_get(v->op, "value");
    if (!ir_attr_is(value, IR_ATTR_DENSE))
      return fails(call, sink, "the arguments of the devices must be constants");
    out->args[i] = interp_from_attr(value);
    if (!out->args[i])
      return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
    out->arg_count++;
  }
  return true;
}

static bool take_results(ir_context *c, const ir_op *f, const ir_op *call, device_run *out,
                         diag_sink *sink) {
  const ir_op *back = f->regions[0].first->last;
  out->device_results = call->result_count;
  out->context = c;
  out->types = ARENA_ARRAY(ir_arena(c), const ir_type *, call->result_count);
  for (size_t i = 0; i < call->result_count; i++) out->types[i] = call->results[i].type;
  out->result_of = calloc(back->operand_count + 1, sizeof *out->result_of);
  if (!out->result_of)
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  for (size_t i = 0; i < back->operand_count; i++) {
    const ir_value *v = back->operands[i].value;
    if (v->is_argument || v->op != call)
      return fails(call, sink, "the checks must look at results of the devices, each at constants");
    out->result_of[out->result_count++] = (size_t)(v - call->results);
  }
  return true;
}

static bool device_count(const ir_op *module, const char *name, uint64_t *out, diag_sink *sink) {
  const ir_attr *a = ir_op_get(module, name);
  *out = 1;
  if (!a) return true;
  int64_t n = 0;
  if (!ir_attr_as_int(a, &n) || n < 1 || n > DEVICE_NUMBER_MAX)
    return diag_error(sink, DIAG_DERIVE_GRID, ir_loc_place(module->loc),
                      "%s must be a number from 1 to %d", name, DEVICE_NUMBER_MAX);
  *out = (uint64_t)n;
  return true;
}

bool devices_of(const ir_op *module, uint64_t *replicas, uint64_t *partitions, diag_sink *sink) {
  return device_count(module, DEVICES_REPLICAS, replicas, sink) &&
         device_count(module, DEVICES_PARTITIONS, partitions, sink);
}

bool devices_that_run(const ir_op *module, uint64_t *replicas, uint64_t *partitions,
                      diag_sink *sink) {
  *replicas = *partitions = 1;
  for (const ir_op *op = module->regions[0].first->first; op; op = op->next)
    if (ir_op_is(op, OP_SDY_MESH)) return true;
  return devices_of(module, replicas, partitions, sink);
}

static const ir_attr *number(ir_context *c, uint32_t n) {
  return ir_attr_integer(c, ir_type_integer(c, 32, IR_SIGNLESS), n);
}

static bool derive(ir_context *c, ir_op *module, case_devices grid, device_run *out,
                   diag_sink *sink) {
  ir_op *f = ir_lookup_symbol(module, "main", 4);
  ir_op *call = find_call(f);
  size_t devices = (size_t)grid.replicas * grid.partitions;
  if (!call) return fails(f, sink, "@main does not call interpreter.run_parallel once");
  const istr *name = program_of(call, grid);
  if (!name)
    return fails(call, sink, "the devices of the manifest do not all run the same function");
  if (call->operand_count % devices || call->result_count % devices)
    return fails(call, sink, "the devices do not have as many arguments and results each");
  if (!take_arguments(call, out, sink) || !take_results(c, f, call, out, sink)) return false;
  ir_op *program = ir_lookup_symbol(module, name->bytes, name->len);
  if (!program) return fails(call, sink, "there is no such function");
  out->driver = ir_clone(c, module);
  out->name = name;
  ir_op_erase(f);
  ir_op_set(c, program, "sym_name", ir_attr_string(c, "main", 4));
  ir_op_set(c, program, "sym_visibility", NULL);
  ir_op_set_discardable(c, module, ir_cstr(c, DEVICES_PARTITIONS), number(c, grid.partitions));
  ir_op_set_discardable(c, module, ir_cstr(c, DEVICES_REPLICAS), number(c, grid.replicas));
  return true;
}

bool devices_derive(ir_context *c, ir_op *module, case_devices grid, device_run *out,
                    diag_sink *sink) {
  *out = (device_run){0};
  volatile bool ok = false;
  arena *a = ir_arena(c);
  arena_guard g;
  if (ARENA_GUARD(a, &g)) {
    ok = derive(c, module, grid, out, sink);
    arena_guard_pop(a, &g);
  } else {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  }
  return ok;
}

static ir_op *driver_of(const device_run *r, const ir_op *program) {
  ir_context *c = r->context;
  ir_op *out = ir_clone(c, program), *f = ir_lookup_symbol(out, "main", 4);
  if (!f || ir_lookup_symbol(out, r->name->bytes, r->name->len)) return NULL;
  ir_op_set(c, f, "sym_name", ir_attr_string(c, r->name->bytes, r->name->len));
  ir_block_append(out->regions[0].first, ir_clone(c, ir_lookup_symbol(r->driver, "main", 4)));
  return out;
}

ir_op *devices_driver_of(const device_run *r, const ir_op *program) {
  ir_op *volatile out = NULL;
  arena *a = ir_arena(r->context);
  arena_guard g;
  if (ARENA_GUARD(a, &g)) {
    out = driver_of(r, program);
    arena_guard_pop(a, &g);
  }
  return out;
}

void device_run_free(device_run *r) {
  interp_release_all(r->args, r->arg_count);
  free(r->result_of);
  *r = (device_run){0};
}

interp_value **device_results(const device_run *r, interp_value *const *results, size_t count,
                              strbuf *why) {
  if (count != r->device_results) {
    strbuf_addf(why, "the devices gave %zu results, not %zu", count, r->device_results);
    return NULL;
  }
  if (!results_typed(r->context, r->types, count, results, count, false, why)) return NULL;
  interp_value **out = calloc(r->result_count + 1, sizeof *out);
  if (!out) strbuf_adds(why, "out of memory");
  for (size_t i = 0; out && i < r->result_count; i++)
    out[i] = interp_retain(results[r->result_of[i]]);
  return out;
}

/* --- All devices, from the attributes of the program of one --- */

const ir_op *devices_spread(ir_context *c, const ir_op *module) {
  uint64_t replicas, partitions;
  ir_op *volatile out = NULL;
  arena_guard g;
  if (!devices_that_run(module, &replicas, &partitions, NULL) || replicas * partitions == 1 ||
      !ir_lookup_symbol((ir_op *)(uintptr_t)module, "main", 4))
    return module;
  if (ARENA_GUARD(ir_arena(c), &g)) {
    out = ir_clone(c, module);
    interp_spread(c, out, replicas, partitions);
    arena_guard_pop(ir_arena(c), &g);
  }
  return out;
}
