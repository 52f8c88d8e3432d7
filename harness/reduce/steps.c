/* SPDX-License-Identifier: Apache-2.0 */
/* Steps that take ops, results and functions away. */
#include <string.h>

#include "internal.h"
#include "passes/effects.h"
#include "passes/passes.h"

ir_op *red_main(const ir_op *module) { return ir_lookup_symbol(module, "main", 4); }

candidate red_copy(reduction *r) {
  return (candidate){ir_clone(r->now.c, r->now.module), r->now.args, r->now.arg_count};
}

void red_tidy(reduction *r, const candidate *x) {
  ir_op *back = red_main(x->module)->regions[0].first->last;
  ir_value **values = ARENA_ARRAY(ir_arena(r->now.c), ir_value *, back->operand_count + 1);
  for (uint32_t i = 0; i < back->operand_count; i++) values[i] = back->operands[i].value;
  judge_cut(r->now.c, x->module, values, back->operand_count);
}

bool red_take_first(reduction *r, const candidate_list *x) {
  bool *fail = ARENA_ARRAY(ir_arena(r->now.c), bool, x->count + 1);
  /* Groups of candidates, so that a success ends the asking early. */
  for (size_t at = 0; at < x->count; at += r->o->group) {
    size_t n = x->count - at < r->o->group ? x->count - at : r->o->group;
    red_ask_all(r, x->items + at, n, fail);
    for (size_t i = 0; i < n; i++)
      if (fail[i] && red_take(r, &x->items[at + i])) return true;
  }
  return false;
}

typedef struct count_down {
  size_t left;
  ir_op *found;
} count_down;

static bool step_down(ir_op *op, void *user) {
  count_down *d = user;
  d->found = op;
  return d->left-- > 0;
}

ir_op *red_op_at(ir_op *module, size_t n) {
  count_down d = {n, NULL};
  ir_walk(module, step_down, &d);
  return d.found;
}

ir_value *red_constant(ir_context *c, ir_op *at, const interp_value *v) {
  static const char name[] = "stablehlo.constant";
  const ir_attr *value = interp_to_attr(c, v);
  const ir_type *type = interp_type(v);
  if (!value || !ir_type_is(type, IR_TYPE_TENSOR)) return NULL;
  ir_op *op =
      ir_op_new(c, ir_opname_get(c, name, strlen(name)), at->loc, NULL, 0, &type, 1, 0, NULL, 0);
  ir_op_set(c, op, "value", value);
  ir_block_insert_before(at, op);
  return &op->results[0];
}

/* --- Functions and results --- */

bool red_step_flatten(reduction *r) {
  candidate x = red_copy(r);
  if (!pass_composite_to_call(r->now.c, x.module, NULL, 0, NULL) ||
      !pass_inline(r->now.c, x.module, NULL))
    return false;
  red_tidy(r, &x);
  if (ir_count_ops(x.module) == ir_count_ops(r->now.module) &&
      x.module->regions[0].first->op_count == r->now.module->regions[0].first->op_count)
    return false;
  return red_take(r, &x);
}

bool red_step_results(reduction *r) {
  size_t n = r->now.bounds.count;
  candidate_list list = {0};
  for (size_t i = 0; n > 1 && i < n; i++) {
    candidate x = red_copy(r);
    ir_value *v = red_main(x.module)->regions[0].first->last->operands[i].value;
    judge_cut(r->now.c, x.module, &v, 1);
    VEC_ADD(ir_arena(r->now.c), &list, x);
  }
  return red_take_first(r, &list);
}

/* Ends the program at the first op that differs. */
bool red_step_cut(reduction *r) {
  judge_first f;
  bool ok = false;
  if (r->o->keep != KEEP_VERDICT) return false;
  judge_locate(&r->now, &r->o->who, &r->answer, &f);
  r->out->starts += f.asked;
  if (f.op) {
    candidate x = red_copy(r);
    const ir_op *ours = red_main(r->now.module)->regions[0].first->first;
    ir_op *theirs = red_main(x.module)->regions[0].first->first;
    for (; ours != f.op; ours = ours->next) theirs = theirs->next;
    ir_value *v = &theirs->results[f.result];
    judge_cut(r->now.c, x.module, &v, 1);
    ok = ir_count_ops(x.module) < ir_count_ops(r->now.module) && red_take(r, &x);
  }
  judge_first_free(&f);
  return ok;
}

/* --- Values become constants --- */

typedef struct known {
  const ir_op *op;
  const bounded *const *results;
} known;
typedef struct knowledge {
  reduction *r;
  VEC(known) items; /* ops of @main that are no constants */
} knowledge;

static void learn(const ir_op *op, const bounded *const *results, void *user) {
  knowledge *k = user;
  if (!ir_op_has_trait(op, IR_TRAIT_CONSTANT) && op->result_count)
    VEC_ADD(ir_arena(k->r->now.c), &k->items, (known){op, results});
}

/* The program with these ops replaced by what they give. */
static candidate without(reduction *r, const knowledge *k, const bool *gone) {
  candidate x = red_copy(r);
  const ir_op *ours = red_main(r->now.module)->regions[0].first->first;
  ir_op *theirs = red_main(x.module)->regions[0].first->first;
  for (size_t i = 0; ours; ours = ours->next, theirs = theirs->next) {
    if (i >= k->items.count || k->items.items[i].op != ours) continue;
    for (uint32_t q = 0; gone[i] && q < ours->result_count; q++) {
      if (!theirs->results[q].uses) continue;
      ir_value *v = red_constant(r->now.c, theirs, k->items.items[i].results[q]->value);
      if (v && v->type == theirs->results[q].type)
        ir_value_replace_all_uses(&theirs->results[q], v);
    }
    i++;
  }
  red_tidy(r, &x);
  return x;
}

/* One size of chunk: asks about all of them at once, then about those that may go together. */
static bool constants_by(reduction *r, size_t chunk) {
  knowledge k = {.r = r};
  bounds_options o = {.on_op = learn, .user = &k};
  judge_program again = r->now;
  again.bounds = (bounds_run){0};
  if (!judge_bound(&again, &o, NULL)) {
    bounds_free(&again.bounds);
    return false;
  }
  size_t n = k.items.count, chunks = (n + chunk - 1) / chunk;
  arena *a = ir_arena(r->now.c);
  bool *gone = ARENA_ARRAY(a, bool, n + 1), *fail = ARENA_ARRAY(a, bool, chunks + 1), taken = false;
  candidate_list list = {0};
  for (size_t i = 0; i < chunks; i++) {
    memset(gone, 0, n * sizeof *gone);
    for (size_t q = i * chunk; q < n && q < (i + 1) * chunk; q++) gone[q] = true;
    VEC_ADD(a, &list, without(r, &k, gone));
  }
  red_ask_all(r, list.items, chunks, fail);
  /* All of them that may go, then ever fewer. */
  size_t may = 0;
  for (size_t i = 0; i < chunks; i++) may += fail[i];
  for (size_t most = may; most > 0 && !taken; most /= 2) {
    size_t left = most;
    memset(gone, 0, n * sizeof *gone);
    for (size_t i = 0; i < chunks && left; i++) {
      if (!fail[i]) continue;
      for (size_t q = i * chunk; q < n && q < (i + 1) * chunk; q++) gone[q] = true;
      left--;
    }
    candidate x = without(r, &k, gone);
    taken = ir_count_ops(x.module) < ir_count_ops(r->now.module) && red_take(r, &x);
  }
  bounds_free(&again.bounds);
  return taken;
}

bool red_step_constants(reduction *r) {
  bool any = false;
  size_t n = red_main(r->now.module)->regions[0].first->op_count;
  for (size_t chunk = n > 2 ? n / 2 : 1; chunk; chunk /= 2)
    while (!red_out_of_time(r) && constants_by(r, chunk)) any = true;
  return any;
}

/* --- Ops go --- */

/* Candidates in which the result of one op, anywhere, is a value of the same type from which it is
 * computed. `n` is the number of the op, and `path` the numbers of operands on the way to it. */
static void add_bypass(reduction *r, size_t n, const uint32_t *path, size_t depth,
                       candidate_list *list) {
  candidate x = red_copy(r);
  ir_op *op = red_op_at(x.module, n);
  ir_value *v = &op->results[0];
  for (size_t d = 0; d < depth; d++) v = v->op->operands[path[d]].value;
  ir_value_replace_all_uses(&op->results[0], v);
  red_tidy(r, &x);
  VEC_ADD(ir_arena(r->now.c), list, x);
}

enum { FARTHEST = 4 }; /* so many ops may lie between a result and the value that replaces it */

static void add_bypasses(reduction *r, size_t n, const ir_value *at, uint32_t *path, size_t depth,
                         candidate_list *list) {
  const ir_op *root = red_op_at(r->now.module, n), *op = at->is_argument ? NULL : at->op;
  for (uint32_t i = 0; op && i < op->operand_count && depth < FARTHEST; i++) {
    const ir_value *v = op->operands[i].value;
    path[depth] = i;
    if (v->type == root->results[0].type)
      add_bypass(r, n, path, depth + 1, list);
    else
      add_bypasses(r, n, v, path, depth + 1, list);
  }
}

bool red_step_bypass(reduction *r) {
  bool any = false;
  for (bool again = true; again && !red_out_of_time(r);) {
    candidate_list list = {0};
    size_t n = ir_count_ops(r->now.module);
    for (size_t i = 1; i < n; i++) {
      const ir_op *op = red_op_at(r->now.module, i);
      uint32_t path[FARTHEST];
      if (op->result_count == 1 && op->results[0].uses)
        add_bypasses(r, i, &op->results[0], path, 0, &list);
    }
    again = red_take_first(r, &list);
    any |= again;
  }
  return any;
}

/* A branch, or the body of a loop, in place of the op. */
static bool unwrap(ir_op *op, size_t region) {
  ir_block *b = op->regions[region].first;
  if (!b || b->next || b->last->operand_count != op->result_count ||
      (b->arg_count && b->arg_count != op->operand_count))
    return false;
  for (uint32_t i = 0; i < b->arg_count; i++)
    ir_value_replace_all_uses(b->args[i], op->operands[i].value);
  ir_op *back = b->last;
  while (b->first != back) {
    ir_op *moved = b->first;
    ir_op_unlink(moved);
    ir_block_insert_before(op, moved);
  }
  for (uint32_t i = 0; i < op->result_count; i++)
    ir_value_replace_all_uses(&op->results[i], back->operands[i].value);
  return true;
}

bool red_step_branches(reduction *r) {
  candidate_list list = {0};
  size_t n = ir_count_ops(r->now.module);
  for (size_t i = 1; i < n; i++) {
    const ir_op *op = red_op_at(r->now.module, i);
    if (!ir_op_is(op, OP_STABLEHLO_IF) && !ir_op_is(op, OP_STABLEHLO_CASE) &&
        !ir_op_is(op, OP_STABLEHLO_WHILE))
      continue;
    for (uint32_t k = ir_op_is(op, OP_STABLEHLO_WHILE); k < op->region_count; k++) {
      candidate x = red_copy(r);
      if (!unwrap(red_op_at(x.module, i), k)) continue;
      red_tidy(r, &x);
      VEC_ADD(ir_arena(r->now.c), &list, x);
    }
  }
  return red_take_first(r, &list);
}

/* --- Arguments --- */

/* Drops the arguments that nothing uses; the others become constants if `all`. */
static candidate fewer_arguments(reduction *r, bool all) {
  candidate x = red_copy(r);
  ir_op *main = red_main(x.module);
  ir_block *b = main->regions[0].first;
  x.args = ARENA_ARRAY(ir_arena(r->now.c), interp_value *, b->arg_count + 1);
  x.arg_count = 0;
  uint32_t left = 0;
  for (uint32_t i = 0; i < b->arg_count; i++) {
    ir_value *v = b->args[i], *constant = NULL;
    if (v->uses && all) constant = red_constant(r->now.c, b->first, r->now.args[i]);
    if (constant && constant->type == v->type) ir_value_replace_all_uses(v, constant);
    if (!v->uses) continue;
    v->index = left;
    b->args[left++] = v;
    x.args[x.arg_count++] = r->now.args[i];
  }
  b->arg_count = left;
  ir_op_set(r->now.c, main, "arg_attrs", NULL);
  red_tidy(r, &x);
  return x;
}

bool red_step_arguments(reduction *r) {
  if (!r->now.arg_count) return false;
  candidate all = fewer_arguments(r, true);
  size_t before = r->now.arg_count;
  candidate some = fewer_arguments(r, false);
  return (all.arg_count < before && red_take(r, &all)) ||
         (some.arg_count < before && red_take(r, &some));
}
