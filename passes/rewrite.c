/* SPDX-License-Identifier: Apache-2.0 */
#include "rewrite.h"

#include <string.h>

#include "passes/effects.h"

/* --- Constants ---------------------------------------------------------------------------- */

/* Source: OperationFolder::insertKnownConstant and getInsertionRegion of
 * mlir/lib/Transforms/Utils/FoldUtils.cpp. */

/* The constants of one region that is isolated from above. */
typedef struct scope {
  const ir_region *region;
  ir_alike *known;
} scope;

typedef struct hoister {
  ir_context *c;
  VEC(scope) scopes;
} hoister;

/* Where a constant of the block goes: the innermost region that sees nothing of what is around it.
 */
static ir_region *home_of(const ir_op *constant) {
  ir_region *r = constant->block->region;
  for (;;) {
    const ir_op *parent = r->op;
    if (!parent->name->def || !parent->block || ir_op_has_trait(parent, IR_TRAIT_ISOLATED))
      return r;
    r = parent->block->region;
  }
}

/* The latest scopes first: the walk leaves few of them open. */
static ir_alike *known_in(hoister *h, const ir_region *r) {
  for (size_t i = h->scopes.count; i-- > 0;)
    if (h->scopes.items[i].region == r) return h->scopes.items[i].known;
  VEC_ADD(ir_arena(h->c), &h->scopes, (scope){r, ir_alike_new(ir_arena(h->c))});
  return h->scopes.items[h->scopes.count - 1].known;
}

/* The constant that stands for all of its value and type. Discardable attributes do not count. */
static const void **standing_for(hoister *h, ir_op *constant, const ir_region *home) {
  uint32_t attrs = constant->attr_count;
  constant->attr_count = 0;
  const void **word = ir_alike_word(known_in(h, home), constant);
  constant->attr_count = attrs;
  return word;
}

enum { PLAIN, OWNED }; /* ir_op.scratch: whether a constant stands for all of its value */

static void hoist(hoister *h, ir_op *constant) {
  ir_region *home = home_of(constant);
  ir_block *front = home->first;
  const void **word = standing_for(h, constant, home);
  if (*word) {
    ir_op *stands = (ir_op *)(uintptr_t)*word;
    ir_value_replace_all_uses(&constant->results[0], &stands->results[0]);
    ir_op_erase(constant);
    stands->loc = ir_loc_unknown(h->c);
    return;
  }
  *word = constant;
  constant->scratch = OWNED;
  bool in_row = constant->block == front && (!constant->prev || constant->prev->scratch == OWNED);
  if (in_row) return;
  ir_op_unlink(constant);
  ir_block_insert_before(front->first, constant);
  constant->loc = ir_loc_unknown(h->c);
}

static void hoist_constants(ir_context *c, ir_op *root) {
  hoister h = {.c = c};
  op_list ops = {0};
  ps_effects_list(c, root, &ops);
  for (size_t i = 0; i < ops.count; i++) ops.items[i]->scratch = PLAIN;
  for (size_t i = 0; i < ops.count; i++)
    if (ir_op_has_trait(ops.items[i], IR_TRAIT_CONSTANT) && ops.items[i]->result_count == 1)
      hoist(&h, ops.items[i]);
}

/* --- Rows --------------------------------------------------------------------------------- */

typedef struct sweep {
  ir_context *c;
  const rewrite_row *rows;
  size_t count;
  vs_version target;
  diag_sink *sink;
  bool changed;
} sweep;

static bool visit(sweep *s, ir_op *op) {
  for (size_t i = 0; i < s->count; i++) {
    const rewrite_row *r = &s->rows[i];
    if (s->target >= r->since || (r->op != VS_NO_ID && !ir_op_is(op, r->op))) continue;
    rewrite_outcome outcome = r->fn(s->c, op, s->sink);
    if (outcome == REWRITE_NO_MATCH) continue;
    s->changed = true;
    return outcome == REWRITE_DONE;
  }
  return true;
}

static bool visit_all(sweep *s, ir_op *root) {
  op_list ops = {0};
  ps_effects_list(s->c, root, &ops);
  for (size_t i = 0; i < ops.count; i++)
    if (!visit(s, ops.items[i])) return false;
  return true;
}

bool ps_rewrite_greedily(ir_context *c, ir_op *root, const rewrite_row *rows, size_t count,
                         vs_version target, diag_sink *sink) {
  sweep s = {c, rows, count, target, sink, true};
  while (s.changed) {
    s.changed = false;
    hoist_constants(c, root);
    ps_effects_remove_dead(c, root, NULL);
    if (!visit_all(&s, root)) return false;
  }
  return true;
}

bool ps_rewrite_all(ir_context *c, ir_op *root, const rewrite_row *rows, size_t count,
                    diag_sink *sink) {
  return visit_all(&(sweep){.c = c, .rows = rows, .count = count, .sink = sink}, root);
}

/* --- For rewrites ------------------------------------------------------------------------- */

ir_op *ps_rewrite_op(ir_context *c, ir_op *at, const char *name, ir_value *const *operands,
                     size_t operand_count, const ir_type *const *types, size_t type_count) {
  const ir_opname *n = ir_opname_get(c, name, strlen(name));
  size_t regions = n->def ? n->def->region_count : 0;
  ir_op *op =
      ir_op_new(c, n, at->loc, operands, operand_count, types, type_count, regions, NULL, 0);
  ir_block_insert_before(at, op);
  return op;
}

ir_value *ps_rewrite_value(ir_context *c, ir_op *at, const char *name, ir_value *const *operands,
                           size_t operand_count, const ir_type *type) {
  return &ps_rewrite_op(c, at, name, operands, operand_count, &type, 1)->results[0];
}

void ps_rewrite_replace(ir_op *op, ir_value *const *values) {
  for (uint32_t i = 0; i < op->result_count; i++)
    ir_value_replace_all_uses(&op->results[i], values[i]);
  ir_op_erase(op);
}

void ps_rewrite_replace_op(ir_op *op, ir_op *by) {
  for (uint32_t i = 0; i < op->result_count; i++)
    ir_value_replace_all_uses(&op->results[i], &by->results[i]);
  ir_op_erase(op);
}

void ps_rewrite_set_int(ir_context *c, ir_op *op, const char *name, int64_t value) {
  ir_op_set(c, op, name, ir_attr_integer(c, ir_type_integer(c, 64, IR_SIGNLESS), value));
}

const ir_type *ps_rewrite_tensor_of(ir_context *c, const ir_type *t, const ir_type *element) {
  return ir_type_tensor(c, t->shaped.dims, t->shaped.rank, element, t->shaped.encoding);
}

/* Source: the value DEFAULT of ResultAccuracyMode, which is what is meant without an attribute. */
bool ps_rewrite_default_accuracy(const ir_op *op) {
  const ir_attr *a = ir_op_get(op, "result_accuracy");
  if (!a) return true;
  if (!ir_attr_is(a, IR_ATTR_DEFINED)) return false;
  for (size_t i = 0; i < a->defined.def->param_count; i++) {
    const ir_param *p = &a->defined.params[i];
    const ir_attr *mode = a->defined.def->params[i].kind == IR_PARAM_ATTR ? p->attr : NULL;
    if (ir_attr_is(mode, IR_ATTR_DEFINED) && mode->defined.params[0].u == 0) return true;
  }
  return false;
}
