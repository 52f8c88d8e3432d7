/* SPDX-License-Identifier: Apache-2.0 */
/* Several programs as functions of one, so that a consumer starts once for all of them. */
#include <stdio.h>

#include "harness/programs/arguments.h"
#include "judge.h"

static ir_op *main_of(const ir_op *module) { return ir_lookup_symbol(module, "main", 4); }

/* Only @main: other functions would get names twice. */
bool judge_can_join(const judge_program *p) {
  const ir_block *b = p->module->regions[0].first;
  return b->op_count == 1 && main_of(p->module) == b->first && judge_processes(p) == 1;
}

/* The function of a program as @c<number> of the group, and a call of it in the block. */
static void add_member(const judge_program *p, size_t number, ir_op *module, ir_op *back) {
  ir_context *c = p->c;
  char name[32];
  ir_op *copy = ir_clone(c, p->module), *f = main_of(copy);
  int n = snprintf(name, sizeof name, "c%zu", number);
  ir_op_unlink(f);
  ir_op_set(c, f, "sym_name", ir_attr_string(c, name, (size_t)n));
  ir_op_set(c, f, "sym_visibility", ir_attr_string(c, "private", 7));
  ir_block_append(module->regions[0].first, f);
  ir_block *block = back->block;
  const ir_block *body = f->regions[0].first;
  size_t args = body->arg_count, results = body->last->operand_count, had = back->operand_count;
  ir_value **values = ARENA_ARRAY(ir_arena(c), ir_value *, args + had + results + 1);
  const ir_type **types = ARENA_ARRAY(ir_arena(c), const ir_type *, results + 1);
  for (size_t i = 0; i < args; i++)
    values[i] = ir_block_add_arg(c, block, body->args[i]->type, f->loc);
  for (size_t i = 0; i < results; i++) types[i] = body->last->operands[i].value->type;
  ir_op *call = ir_op_new(c, ir_opname_get(c, "func.call", 9), f->loc, values, args, types, results,
                          0, NULL, 0);
  const istr *callee = ir_str(c, name, (size_t)n);
  ir_op_set(c, call, "callee", ir_attr_symbol(c, callee, NULL, 0));
  ir_block_insert_before(back, call);
  for (size_t i = 0; i < had; i++) values[i] = back->operands[i].value;
  for (size_t i = 0; i < results; i++) values[had + i] = &call->results[i];
  ir_op_set_operands(c, back, values, had + results);
}

judge_program judge_group(const judge_program *const *m, size_t count) {
  ir_context *c = m[0]->c;
  judge_program g = {.c = c};
  size_t args = 0, results = 0;
  for (size_t i = 0; i < count; i++) {
    args += m[i]->arg_count;
    results += m[i]->bounds.count;
  }
  g.args = ARENA_ARRAY(ir_arena(c), interp_value *, args + 1);
  g.bounds.results = ARENA_ARRAY(ir_arena(c), const bounded *, results + 1);
  ir_op *copy = ir_clone(c, m[0]->module), *main = main_of(copy);
  ir_block *body = ir_block_new(c);
  ir_op *back =
      ir_op_new(c, ir_opname_get(c, "func.return", 11), main->loc, NULL, 0, NULL, 0, 0, NULL, 0);
  ir_block_append(body, back);
  ir_op *fresh = ir_op_new(c, main->name, main->loc, NULL, 0, NULL, 0, 1, NULL, 0);
  ir_op_set(c, fresh, "sym_name", ir_attr_string(c, "main", 4));
  ir_region_append(&fresh->regions[0], body);
  ir_block *top = copy->regions[0].first;
  while (top->first) ir_op_unlink(top->first);
  ir_block_append(top, fresh);
  for (size_t i = 0; i < count; i++) {
    add_member(m[i], i, copy, back);
    for (size_t k = 0; k < m[i]->arg_count; k++) g.args[g.arg_count++] = m[i]->args[k];
    for (size_t k = 0; k < m[i]->bounds.count; k++)
      g.bounds.results[g.bounds.count++] = m[i]->bounds.results[k];
  }
  arguments_retype(c, fresh);
  g.module = copy;
  return g;
}

void judge_members(const judge_program *const *m, size_t count, const judged *answer, bool *wrong) {
  size_t at = 0;
  for (size_t i = 0; i < count; i++) {
    judged one = {.values = answer->values + at, .count = m[i]->bounds.count};
    judge_compare(m[i], &one);
    wrong[i] = one.verdict == JUDGED_WRONG;
    strbuf_free(&one.message);
    at += m[i]->bounds.count;
  }
}
