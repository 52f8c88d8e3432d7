/* SPDX-License-Identifier: Apache-2.0 */
/* Inlining of func.call.
 *
 * Functions are visited callees first (depth first over the call graph, with a stack of our own),
 * so that what is copied into a caller is final. A call to a function that is still being visited
 * closes a cycle and stays. */
#include <string.h>

#include "base/limits.h"
#include "base/vec.h"
#include "passes/passes.h"
#include "versions/versions.h"

typedef struct call_site {
  ir_op *op;
  size_t callee; /* index of a function, or NO_FUNCTION */
} call_site;

#define NO_FUNCTION SIZE_MAX

typedef struct function {
  ir_op *op;
  const istr *name;
  size_t first_call, call_count;
  size_t next_call; /* of the visit */
  enum { UNSEEN, OPEN, DONE } state;
  bool inlined; /* somewhere */
} function;

typedef struct inliner {
  ir_context *c;
  function *functions;
  size_t count;
  VEC(call_site) calls;
  size_t ops_added, most;
} inliner;

/* Functions are few and names are interned: pointers compare. */
static size_t function_named(const inliner *in, const istr *name) {
  for (size_t i = 0; i < in->count; i++)
    if (in->functions[i].name == name) return i;
  return NO_FUNCTION;
}

static bool note_call(ir_op *op, void *user) {
  inliner *in = user;
  if (!ir_op_is(op, OP_FUNC_CALL)) return true;
  const ir_attr *callee = ir_op_get(op, "callee");
  if (!ir_attr_is(callee, IR_ATTR_SYMBOL) || callee->symbol.nested_count) return true;
  VEC_ADD(ir_arena(in->c), &in->calls, (call_site){op, function_named(in, callee->symbol.root)});
  return true;
}

static void collect(inliner *in, ir_op *module) {
  ir_block *body = module->regions[0].first;
  for (ir_op *op = body->first; op; op = op->next) in->count += ir_op_is(op, OP_FUNC_FUNC);
  in->functions = ARENA_ARRAY(ir_arena(in->c), function, in->count);
  size_t i = 0;
  for (ir_op *op = body->first; op; op = op->next)
    if (ir_op_is(op, OP_FUNC_FUNC))
      in->functions[i++] = (function){.op = op, .name = ir_symbol_name(op)};
  for (i = 0; i < in->count; i++) {
    function *f = &in->functions[i];
    f->first_call = in->calls.count;
    ir_walk(f->op, note_call, in);
    f->call_count = in->calls.count - f->first_call;
  }
}

static bool can_inline(const ir_op *callee, const ir_op *call) {
  const ir_region *body = &callee->regions[0];
  const ir_block *block = body->first;
  if (!block || block != body->last || !block->last) return false;
  return ir_op_is(block->last, OP_FUNC_RETURN) && block->arg_count == call->operand_count &&
         block->last->operand_count == call->result_count;
}

typedef struct relocation {
  ir_context *c;
  const ir_attr *caller;
} relocation;

static bool relocate(ir_op *op, void *user) {
  const relocation *r = user;
  op->loc = ir_loc_callsite(r->c, op->loc, r->caller);
  return true;
}

static void inline_call(inliner *in, ir_op *call, const ir_op *callee) {
  ir_op *copy = ir_clone(in->c, callee);
  ir_block *block = copy->regions[0].first;
  relocation r = {in->c, call->loc};
  for (uint32_t i = 0; i < block->arg_count; i++)
    ir_value_replace_all_uses(block->args[i], call->operands[i].value);
  ir_op *back = block->last;
  while (block->first != back) {
    ir_op *op = block->first;
    ir_op_unlink(op);
    ir_walk(op, relocate, &r);
    ir_block_insert_before(call, op);
  }
  for (uint32_t i = 0; i < call->result_count; i++)
    ir_value_replace_all_uses(&call->results[i], back->operands[i].value);
  ir_op_erase(back);
  ir_op_erase(call);
}

static bool inline_into(inliner *in, function *caller, diag_sink *sink) {
  for (size_t i = 0; i < caller->call_count; i++) {
    call_site *site = &in->calls.items[caller->first_call + i];
    if (site->callee == NO_FUNCTION) continue;
    function *callee = &in->functions[site->callee];
    if (callee->state != DONE || !can_inline(callee->op, site->op)) continue;
    in->ops_added += ir_count_ops(callee->op);
    if (in->ops_added > in->most)
      return diag_error(sink, DIAG_PASS_INLINE_LIMIT, ir_loc_place(site->op->loc),
                        "inlining '%s' here adds more operations than the limit inlined_ops (%zu)",
                        callee->name->bytes, in->most);
    inline_call(in, site->op, callee->op);
    callee->inlined = true;
  }
  return true;
}

static bool visit(inliner *in, size_t root, size_t *stack, diag_sink *sink) {
  size_t depth = 0;
  stack[depth++] = root;
  in->functions[root].state = OPEN;
  while (depth) {
    function *f = &in->functions[stack[depth - 1]];
    if (f->next_call < f->call_count) {
      size_t callee = in->calls.items[f->first_call + f->next_call++].callee;
      if (callee == NO_FUNCTION || in->functions[callee].state != UNSEEN) continue;
      in->functions[callee].state = OPEN;
      stack[depth++] = callee;
      continue;
    }
    if (!inline_into(in, f, sink)) return false;
    f->state = DONE;
    depth--;
  }
  return true;
}

/* --- Functions that nothing refers to any more --- */

typedef struct references {
  inliner *in;
  bool *used;
  ir_seen seen;
} references;

static bool refer_attr(const ir_attr *a, void *user) {
  references *r = user;
  if (ir_attr_is(a, IR_ATTR_SYMBOL)) {
    size_t i = function_named(r->in, a->symbol.root);
    if (i != NO_FUNCTION) r->used[i] = true;
  }
  return ir_seen_attr(&r->seen, a) || ir_attr_children(a, NULL, refer_attr, user);
}

static bool refer_op(ir_op *op, void *user) {
  for (uint32_t i = 0; i < ir_op_prop_count(op); i++)
    if (op->props[i]) refer_attr(op->props[i], user);
  for (uint32_t i = 0; i < op->attr_count; i++) refer_attr(op->attrs[i].value, user);
  return true;
}

static bool is_private(const ir_op *f) {
  const ir_attr *visibility = ir_op_get(f, "sym_visibility");
  return ir_attr_is(visibility, IR_ATTR_STRING) &&
         strcmp(visibility->string.value->bytes, "private") == 0;
}

static void remove_unused(inliner *in, ir_op *module) {
  references r = {.in = in, .used = ARENA_ARRAY(ir_arena(in->c), bool, in->count)};
  bool changed = true;
  while (changed) {
    changed = false;
    memset(r.used, 0, in->count);
    ir_walk(module, refer_op, &r);
    ir_seen_free(&r.seen);
    for (size_t i = 0; i < in->count; i++) {
      function *f = &in->functions[i];
      if (!f->op || !f->inlined || r.used[i] || !is_private(f->op)) continue;
      ir_op_erase(f->op);
      f->op = NULL;
      changed = true;
    }
  }
}

bool pass_inline(ir_context *c, ir_op *module, diag_sink *sink) {
  return pass_inline_within(c, module, LIMIT_INLINED_OPS, sink);
}

bool pass_inline_within(ir_context *c, ir_op *module, size_t most, diag_sink *sink) {
  arena *a = ir_arena(c);
  arena_guard g;
  if (!ARENA_GUARD(a, &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  inliner in = {.c = c, .most = most};
  bool ok = true;
  if (module->region_count && module->regions[0].first) {
    collect(&in, module);
    size_t *stack = ARENA_ARRAY(a, size_t, in.count);
    for (size_t i = 0; ok && i < in.count; i++)
      if (in.functions[i].state == UNSEEN) ok = visit(&in, i, stack, sink);
    if (ok) remove_unused(&in, module);
  }
  arena_guard_pop(a, &g);
  return ok;
}
