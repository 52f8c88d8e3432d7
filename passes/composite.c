/* SPDX-License-Identifier: Apache-2.0 */
/* Composites become calls of their decompositions.
 *
 * Source: StablehloLegalizeCompositeToCallPass of Passes.td. The name, version, attributes and
 * regions of a composite are lost: a call has no place for them. */
#include <string.h>

#include "passes/passes.h"
#include "versions/versions.h"

typedef struct replacement {
  ir_context *c;
  const char *except;
  size_t except_len;
  const ir_opname *call;
} replacement;

/* Whether a name stands in the list, which commas separate. */
static bool is_excepted(const replacement *r, const istr *name) {
  const char *at = r->except, *end = at + r->except_len;
  while (at < end) {
    const char *comma = memchr(at, ',', (size_t)(end - at));
    const char *stop = comma ? comma : end;
    if ((size_t)(stop - at) == name->len && memcmp(at, name->bytes, name->len) == 0) return true;
    at = comma ? comma + 1 : end;
  }
  return false;
}

/* Becomes a call at the same place: earlier in the walk than whatever follows it. */
static bool replace(ir_op *op, void *user) {
  const replacement *r = user;
  for (uint32_t g = 0; g < op->region_count; g++)
    for (ir_block *b = op->regions[g].first; b; b = b->next)
      for (ir_op *at = b->first, *next; at; at = next) {
        next = at->next;
        if (!ir_op_is(at, OP_STABLEHLO_COMPOSITE)) continue;
        const ir_attr *name = ir_op_get(at, "name"), *callee = ir_op_get(at, "decomposition");
        if (!ir_attr_is(callee, IR_ATTR_SYMBOL)) continue;
        if (r->except_len && ir_attr_is(name, IR_ATTR_STRING) && is_excepted(r, name->string.value))
          continue;
        arena *a = ir_arena(r->c);
        ir_value **operands = ARENA_ARRAY(a, ir_value *, at->operand_count);
        const ir_type **types = ARENA_ARRAY(a, const ir_type *, at->result_count);
        for (uint32_t i = 0; i < at->operand_count; i++) operands[i] = at->operands[i].value;
        for (uint32_t i = 0; i < at->result_count; i++) types[i] = at->results[i].type;
        ir_op *call = ir_op_new(r->c, r->call, at->loc, operands, at->operand_count, types,
                                at->result_count, 0, NULL, 0);
        ir_op_set(r->c, call, "callee", callee);
        ir_block_insert_before(at, call);
        for (uint32_t i = 0; i < at->result_count; i++)
          ir_value_replace_all_uses(&at->results[i], &call->results[i]);
        ir_op_erase(at);
      }
  return true;
}

bool pass_composite_to_call(ir_context *c, ir_op *module, const char *except, size_t except_len,
                            diag_sink *sink) {
  static const char call[] = "func.call";
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  replacement r = {c, except, except ? except_len : 0, ir_opname_get(c, call, sizeof call - 1)};
  ir_walk(module, replace, &r);
  arena_guard_pop(ir_arena(c), &g);
  return true;
}
