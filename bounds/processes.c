/* SPDX-License-Identifier: Apache-2.0 */
/* Programs of several processes: each process has its own values, and a collective op meets those
 * of all. Only @main itself may have such ops, so every process comes to the same one. */
#include <stdlib.h>
#include <string.h>

#include "rules.h"

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "interpreter/diags.def"
#undef DIAG
};

static bool is_number(const ir_op *op) {
  return ir_op_is(op, OP_STABLEHLO_REPLICA_ID) || ir_op_is(op, OP_STABLEHLO_PARTITION_ID);
}

static bool meets(const ir_op *op) {
  static const uint16_t ids[] = {OP_STABLEHLO_ALL_GATHER,         OP_STABLEHLO_ALL_REDUCE,
                                 OP_STABLEHLO_ALL_TO_ALL,         OP_STABLEHLO_REDUCE_SCATTER,
                                 OP_STABLEHLO_COLLECTIVE_PERMUTE, OP_STABLEHLO_COLLECTIVE_BROADCAST,
                                 OP_STABLEHLO_COLLECTIVE_REDUCE,  OP_STABLEHLO_CROSS_REPLICA_SUM};
  for (size_t i = 0; i < sizeof ids / sizeof *ids; i++)
    if (ir_op_is(op, ids[i])) return true;
  return false;
}

typedef struct placement {
  const ir_block *entry;
  const ir_op *misplaced;
} placement;

static bool look(ir_op *op, void *user) {
  placement *p = user;
  bool other = ir_op_is(op, OP_STABLEHLO_SEND) || ir_op_is(op, OP_STABLEHLO_RECV);
  if (other || ((meets(op) || is_number(op)) && op->block != p->entry)) p->misplaced = op;
  return !p->misplaced;
}

/* --- One collective op --- */

static ir_op *op_in(walk *w, const char *name, ir_value *const *operands, size_t count,
                    size_t regions) {
  return ir_op_new(w->c, ir_opname_get(w->c, name, strlen(name)), w->entry->loc, operands, count,
                   NULL, 0, regions, NULL, 0);
}

/* A module whose @main runs the op in every process. With `element`, the op moves elements of this
 * type instead. */
static ir_op *module_of(walk *w, const ir_op *op, const ir_type *element) {
  arena *a = ir_arena(w->c);
  size_t ins = op->operand_count, outs = op->result_count;
  const ir_type **in = ARENA_ARRAY(a, const ir_type *, ins + 1),
                **out = ARENA_ARRAY(a, const ir_type *, outs + 1);
  ir_op *copy = ir_clone(w->c, op), *module = ir_module_new(w->c, op->loc);
  for (uint32_t k = 0; k < ins; k++) {
    const ir_type *t = op->operands[k].value->type;
    in[k] = element && k < outs
                ? ir_type_tensor(w->c, t->shaped.dims, t->shaped.rank, element, NULL)
                : t;
  }
  for (uint32_t k = 0; k < outs; k++) {
    const ir_type *t = op->results[k].type;
    out[k] = copy->results[k].type =
        element ? ir_type_tensor(w->c, t->shaped.dims, t->shaped.rank, element, NULL) : t;
  }
  ir_op *f = op_in(w, "func.func", NULL, 0, 1);
  ir_block *b = ir_block_new(w->c);
  for (uint32_t k = 0; k < ins; k++)
    ir_op_set_operand(copy, k, ir_block_add_arg(w->c, b, in[k], f->loc));
  ir_value **values = ARENA_ARRAY(a, ir_value *, outs + 1);
  for (uint32_t k = 0; k < outs; k++) values[k] = &copy->results[k];
  ir_block_append(b, copy);
  ir_block_append(b, op_in(w, "func.return", values, outs, 0));
  ir_region_append(&f->regions[0], b);
  ir_op_set(w->c, f, "sym_name", ir_attr_string(w->c, "main", 4));
  ir_op_set(w->c, f, "function_type",
            ir_attr_type(w->c, ir_type_function(w->c, in, ins, out, outs)));
  ir_block_append(module->regions[0].first, f);
  interp_spread(w->c, module, w->replicas, w->partitions);
  return module;
}

/* The results of all processes, from malloc; NULL after a diagnostic. */
static interp_value **run_module(walk *w, ir_op *module, interp_value *const *in, size_t count) {
  interp_value **out = NULL;
  size_t results;
  bool ok = interp_run(w->c, module, "main", in, count, &w->interpreter, &out, &results, w->sink);
  return ok ? out : NULL;
}

/* A reduction whose order does not matter: of integers, or one that selects. */
static bool has_one_result(const ir_op *op) {
  if (ir_op_is(op, OP_STABLEHLO_CROSS_REPLICA_SUM) || op->region_count) {
    uint16_t id = op->region_count ? bd_body_of(op, 0) : OP_STABLEHLO_ADD;
    if (id == OP_STABLEHLO_MAXIMUM || id == OP_STABLEHLO_MINIMUM) return true;
    for (uint32_t k = 0; k < op->result_count; k++)
      if (!ir_type_is(ir_type_element(op->results[k].type), IR_TYPE_INTEGER)) return false;
  }
  return true;
}

static bool reduces(const ir_op *op) {
  return op->region_count || ir_op_is(op, OP_STABLEHLO_CROSS_REPLICA_SUM);
}

/* Result k of process q, whose elements are those of other processes with their bounds: the op
 * moves the numbers of the elements. 0 is an element that no process gave. */
static const bounded *moved(walk *w, frame *f, const ir_op *op, uint32_t k,
                            interp_value *const *numbers, const bounded *r) {
  size_t parts = bounds_parts(ir_type_element(interp_type(r->value))), size;
  const int64_t *ids = interp_data(*numbers, &size);
  bound *out = ARENA_ARRAY(ir_arena(w->c), bound, r->count + 1);
  const bounded *open = NULL;
  size_t each = bd_get(f, op->operands[k].value)->count / parts;
  for (size_t i = 0; i < r->count; i++) {
    int64_t id = ids[i / parts] - 1;
    out[i] = bounds_of(r, i);
    if (id < 0) continue;
    const bounded *b = bd_get(&f[(size_t)id / each], op->operands[k].value);
    out[i] = bounds_of(b, (size_t)id % each * parts + i % parts);
    if (b->open) open = b;
  }
  return bd_with(w, interp_retain(r->value), out, r->count, open ? open->open : NULL,
                 open ? open->open_at : op);
}

/* Numbers the elements of all processes, operand by operand, and moves them; NULL: it cannot. */
static interp_value **move_numbers(walk *w, frame *f, const ir_op *op) {
  size_t n = (size_t)w->replicas * w->partitions, ins = op->operand_count;
  const ir_type *i64 = ir_type_integer(w->c, 64, IR_SIGNLESS);
  interp_value **in = ARENA_ARRAY(ir_arena(w->c), interp_value *, n * ins + 1);
  bool ok = true;
  for (size_t q = 0; q < n; q++)
    for (uint32_t k = 0; k < ins; k++) {
      interp_value *v = bd_get(&f[q], op->operands[k].value)->value;
      size_t count = (size_t)ir_type_element_count(interp_type(v));
      int64_t *ids = k < op->result_count ? malloc((count + 1) * sizeof *ids) : NULL;
      for (size_t i = 0; ids && i < count; i++) ids[i] = (int64_t)(q * count + i) + 1;
      in[q * ins + k] = ids ? bd_tensor_like(w, v, i64, ids) : interp_retain(v);
      ok = ok && in[q * ins + k];
      free(ids);
    }
  interp_value **out = ok ? run_module(w, module_of(w, op, i64), in, n * ins) : NULL;
  for (size_t i = 0; i < n * ins; i++) interp_release(in[i]);
  return out;
}

static bool meet(walk *w, frame *f, const ir_op *op) {
  size_t n = (size_t)w->replicas * w->partitions, ins = op->operand_count, outs = op->result_count;
  interp_value **in = ARENA_ARRAY(ir_arena(w->c), interp_value *, n * ins + 1);
  bool exact = true, known = true, places = true;
  for (size_t q = 0; q < n; q++)
    for (uint32_t k = 0; k < ins; k++) {
      const bounded *b = bd_get(&f[q], op->operands[k].value);
      in[q * ins + k] = b->value;
      exact = exact && !b->parts;
      places = places && (k < outs || !b->parts);
      known = known && bounds_parts(ir_type_element(interp_type(b->value))) > 0;
    }
  interp_value **out = run_module(w, module_of(w, op, NULL), in, n * ins), **numbers = NULL;
  if (!out) return false;
  if (!exact && known && places && !reduces(op)) numbers = move_numbers(w, f, op);
  for (size_t i = 0; i < n * outs; i++) {
    uint32_t k = (uint32_t)(i % outs);
    const bounded *r = bd_value(w, out[i]);
    if (numbers)
      r = moved(w, f, op, k, &numbers[i], r);
    else if (!exact || !has_one_result(op))
      r = bd_opened(w, r, "a reduction over processes", op);
    map_at(ir_arena(w->c), &f[i / outs].values, &op->results[k])->pointer = (void *)r;
  }
  if (numbers) interp_release_all(numbers, n * outs);
  free(out);
  return true;
}

/* --- All of @main --- */

static const bounded *number_of(walk *w, const ir_op *op, size_t q) {
  uint32_t id =
      (uint32_t)(ir_op_is(op, OP_STABLEHLO_REPLICA_ID) ? q / w->partitions : q % w->partitions);
  return bd_value(w, interp_tensor(op->results[0].type, &id, sizeof id));
}

bool bd_processes(walk *w, const ir_block *b, const bounded *const *in, const bounded **results) {
  size_t n = (size_t)w->replicas * w->partitions, back = b->last ? b->last->operand_count : 0;
  arena *a = ir_arena(w->c);
  frame *f = ARENA_ARRAY(a, frame, n);
  placement p = {.entry = b};
  bool ok = true;
  memset(f, 0, n * sizeof *f);
  ir_walk((ir_op *)(uintptr_t)w->module, look, &p);
  if (p.misplaced)
    return diag_error(w->sink, DIAG_INTERP_BAD_REGION, ir_loc_place(p.misplaced->loc),
                      "'%s' op has no bounds here", p.misplaced->name->full->bytes);
  for (size_t q = 0; q < n; q++)
    for (uint32_t k = 0; k < b->arg_count; k++)
      map_at(a, &f[q].values, b->args[k])->pointer = (void *)in[q * b->arg_count + k];
  w->depth++;
  for (const ir_op *op = b->first; ok && op != b->last; op = op->next) {
    if (meets(op)) ok = meet(w, f, op);
    for (size_t q = 0; ok && !meets(op) && q < n; q++) {
      const bounded **out = ARENA_ARRAY(a, const bounded *, op->result_count + 1);
      if (is_number(op))
        out[0] = number_of(w, op, q);
      else
        ok = bd_op(w, &f[q], op, out);
      for (uint32_t k = 0; ok && k < op->result_count; k++)
        map_at(a, &f[q].values, &op->results[k])->pointer = (void *)out[k];
    }
  }
  w->depth--;
  for (size_t i = 0; ok && i < n * back; i++)
    results[i] = bd_get(&f[i / back], b->last->operands[i % back].value);
  return ok;
}
