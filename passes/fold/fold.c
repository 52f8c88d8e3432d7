/* SPDX-License-Identifier: Apache-2.0 */
/* Constant folding: what depends on constants alone is computed by the interpreter, so that a
 * folded program gives the same bits as an unfolded one.
 *
 * Each op that may be folded is evaluated by itself, with the values of the constants that it and
 * its regions read. Whatever the interpreter refuses stays as it is. */
#include "fold.h"

#include <string.h>

#include "base/vec.h"
#include "interpreter/interpreter.h"
#include "passes/effects.h"
#include "versions/versions.h"

/* Limits for folding one op: steps of its regions, bytes of tensors at once. */
#define FOLD_STEPS (UINT64_C(1) << 22)
#define FOLD_BYTES ((size_t)1 << 32)

/* Without an effect, and yet no function of their operands alone: they depend on who runs them or
 * on an implementation's choice, or exist to stop optimizations. */
static const uint16_t kept_ops[] = {
    OP_STABLEHLO_CROSS_REPLICA_SUM, OP_STABLEHLO_OPTIMIZATION_BARRIER, OP_STABLEHLO_PARTITION_ID,
    OP_STABLEHLO_REPLICA_ID,        OP_STABLEHLO_RNG_BIT_GENERATOR,
};

typedef struct folder {
  ir_context *c;
  int64_t max_elements;
  op_list ops;                 /* of the module, as they stood before the sweep */
  VEC(interp_binding) sources; /* the constants that the op at hand reads */
} folder;

static bool is_kept(const ir_op *op) {
  for (size_t i = 0; i < sizeof kept_ops / sizeof *kept_ops; i++)
    if (ir_op_is(op, kept_ops[i])) return true;
  return false;
}

static bool is_constant(const ir_op *op) { return ir_op_has_trait(op, IR_TRAIT_CONSTANT); }

static bool foldable_inside(ir_op *op, void *user) {
  (void)user;
  return effects_quiet(op) && !is_kept(op);
}

/* --- Which ops ---------------------------------------------------------------------------- */

/* Results that a constant can stand for. */
static bool results_fit(const folder *f, const ir_op *op) {
  for (uint32_t i = 0; i < op->result_count; i++) {
    const ir_type *t = op->results[i].type;
    if (!ir_type_is(t, IR_TYPE_TENSOR)) return false;
    const ir_type *e = t->shaped.element;
    if (ir_type_is(e, IR_TYPE_QUANTIZED)) e = e->quant->storage;
    int64_t n = ir_type_element_count(t);
    if (n < 0 || n > f->max_elements || !e || ir_dense_element_size(e) == 0) return false;
  }
  return op->result_count > 0;
}

static const ir_op *home_of(const ir_value *v) {
  if (!v->is_argument) return v->op;
  return v->block->region ? v->block->region->op : NULL;
}

static bool is_inside(const ir_op *inner, const ir_op *outer) {
  while (inner && inner != outer) inner = ir_op_parent(inner);
  return inner == outer;
}

/* Whether a constant is among the sources; `scratch` is a hint that may be stale. */
static bool is_source(const folder *f, const ir_value *v) {
  size_t i = v->op->scratch;
  return i < f->sources.count && f->sources.items[i].value == v;
}

typedef struct reading {
  folder *f;
  const ir_op *root;
} reading;

/* Takes note of the constants that an op and its regions read; false when they read anything else.
 */
static bool read_op(ir_op *op, void *user) {
  const reading *r = user;
  folder *f = r->f;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const ir_value *v = op->operands[i].value;
    if (!v) return false;
    if (op != r->root && is_inside(home_of(v), r->root)) continue;
    if (v->is_argument || !is_constant(v->op)) return false;
    if (is_source(f, v)) continue;
    v->op->scratch = (uint32_t)f->sources.count;
    VEC_ADD(ir_arena(f->c), &f->sources, (interp_binding){v, NULL});
  }
  return true;
}

static bool may_fold(folder *f, ir_op *op) {
  if (is_constant(op) || ir_op_has_trait(op, IR_TRAIT_TERMINATOR) || !effects_quiet(op) ||
      is_kept(op) || !results_fit(f, op))
    return false;
  f->sources.count = 0;
  return ir_walk(op, read_op, &(reading){f, op}) && ir_walk(op, foldable_inside, NULL);
}

/* --- Evaluation --------------------------------------------------------------------------- */

static const ir_opname *named(ir_context *c, uint16_t id) {
  const char *name = vs_op_row(vs_opset_of(c), id)->def.name;
  return ir_opname_get(c, name, strlen(name));
}

/* The constant that says `v`, as a result of type `t`; NULL when none can. */
static const ir_attr *attr_of(ir_context *c, const interp_value *v, const ir_type *t) {
  size_t size;
  const void *data = interp_data(v, &size);
  if (interp_type(v) != t || (!data && size)) return NULL;
  if (ir_type_is(t->shaped.element, IR_TYPE_QUANTIZED))
    t = ir_type_tensor(c, t->shaped.dims, t->shaped.rank, t->shaped.element->quant->storage,
                       t->shaped.encoding);
  size_t n = (size_t)ir_type_element_count(t);
  if (size != n * ir_dense_element_size(t->shaped.element)) return NULL;
  return ir_attr_dense(c, t, data, size, false, IR_COPY);
}

static void replace(folder *f, ir_op *op, const ir_attr *const *values) {
  for (uint32_t i = 0; i < op->result_count; i++) {
    ir_value *v = &op->results[i];
    if (!v->uses) continue;
    ir_op *constant = ir_op_new(f->c, named(f->c, OP_STABLEHLO_CONSTANT), op->loc, NULL, 0,
                                &v->type, 1, 0, NULL, 0);
    ir_op_set(f->c, constant, "value", values[i]);
    ir_block_insert_before(op, constant);
    ir_value_replace_all_uses(v, &constant->results[0]);
  }
  ir_op_erase(op);
}

/* The results of the op, each with a reference; false when the interpreter refuses it. */
static bool evaluate(folder *f, const ir_op *op, interp_value **results) {
  const interp_options options = {.max_steps = FOLD_STEPS, .max_bytes = FOLD_BYTES};
  bool ok = true;
  for (size_t i = 0; ok && i < f->sources.count; i++)
    ok = interp_eval_op(f->c, f->sources.items[i].value->op, NULL, &options,
                        &f->sources.items[i].is, NULL);
  ok = ok &&
       interp_eval_op_with(f->c, op, f->sources.items, f->sources.count, &options, results, NULL);
  for (size_t i = 0; i < f->sources.count; i++) interp_release(f->sources.items[i].is);
  return ok;
}

static bool fold(folder *f, ir_op *op) {
  if (!may_fold(f, op)) return false;
  interp_value **results = ARENA_ARRAY(ir_arena(f->c), interp_value *, op->result_count);
  const ir_attr **values = ARENA_ARRAY(ir_arena(f->c), const ir_attr *, op->result_count);
  if (!evaluate(f, op, results)) return false;
  bool all = true;
  for (uint32_t i = 0; i < op->result_count; i++) {
    all = all && (values[i] = attr_of(f->c, results[i], op->results[i].type)) != NULL;
    interp_release(results[i]);
  }
  if (all) replace(f, op, values);
  return all;
}

/* --- The module --------------------------------------------------------------------------- */

static bool fold_all(folder *f, ir_op *module) {
  bool changed = false;
  ps_effects_list(f->c, module, &f->ops);
  for (size_t i = 0; i < f->ops.count;) {
    ir_op *op = f->ops.items[i];
    size_t inside = op->region_count && effects_quiet(op) ? ir_count_ops(op) : 1;
    bool folded = fold(f, op);
    changed |= folded;
    i += folded ? inside : 1;
  }
  return changed;
}

/* Ops that draw random numbers, call foreign code or have no result. */
static bool stays(const ir_op *op) {
  return !op->result_count || ir_op_is(op, OP_STABLEHLO_RNG_BIT_GENERATOR) ||
         ir_op_is(op, OP_STABLEHLO_CUSTOM_CALL);
}

bool pass_fold_constants(ir_context *c, ir_op *module, int64_t max_elements, diag_sink *sink) {
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  folder f = {.c = c, .max_elements = max_elements};
  bool changed = true;
  while (changed) {
    changed = fold_all(&f, module);
    changed |= ps_effects_remove_dead(c, module, stays);
  }
  arena_guard_pop(ir_arena(c), &g);
  return true;
}
