/* SPDX-License-Identifier: Apache-2.0 */
/* Functions compiled into plans: slots for values, last uses, evaluators. */

#include <string.h>

#include "base/limits.h"
#include "base/vec.h"
#include "behaviors.h"
#include "fast.h"
#include "versions/versions.h"

static void no_memory(run *r) {
  diag_error(r->sink, DIAG_INTERP_OUT_OF_MEMORY, ir_loc_place(r->module->loc), "out of memory");
  r->failed = true;
}

void *ev_run_alloc(run *r, size_t count, size_t size) {
  arena_guard g;
  if (ARENA_GUARD(r->arena, &g)) {
    void *p = arena_alloc_array(r->arena, count, size, 16);
    arena_guard_pop(r->arena, &g);
    return p;
  }
  no_memory(r);
  return NULL;
}

/* A value while a function is compiled. */
typedef struct value_row {
  const ir_block *home; /* the block that defines it */
  const ir_op *last;    /* the op of that block that uses it last, inside its regions too */
  uint32_t slot;
  bool captured; /* `last` uses it inside a region */
} value_row;

typedef struct compiler {
  run *run;
  func_plan *func;
  arena *scratch;
  VEC(value_row) rows;
  map row_of; /* value -> index of its row */
} compiler;

/* NULL: no value of this function. The address holds until the next add_value. */
static value_row *find_value(const compiler *c, const ir_value *v) {
  const map_slot *s = map_find(&c->row_of, v);
  return s ? &c->rows.items[s->number] : NULL;
}

static void add_value(compiler *c, const ir_value *v, const ir_block *home) {
  value_row row = {.home = home, .slot = c->func->slots++};
  map_slot *s = map_at(c->scratch, &c->row_of, v);
  if (c->row_of.count > c->rows.count) {
    s->number = c->rows.count;
    VEC_ADD(c->scratch, &c->rows, row);
  } else {
    c->rows.items[s->number] = row; /* bound twice: the last one counts */
  }
}

/* The op of block `home` that holds `op`; NULL when `op` is not inside of it. */
static const ir_op *op_in(const ir_block *home, const ir_op *op) {
  while (op && op->block != home) op = ir_op_parent(op);
  return op;
}

/* First pass: slots for all values of a block and the blocks inside, and their last uses. */
static bool number_block(compiler *c, const ir_block *b, unsigned depth) {
  if (depth > LIMIT_NESTING_DEPTH)
    return diag_error(c->run->sink, DIAG_INTERP_DEPTH_LIMIT, ir_loc_place(c->func->op->loc),
                      "regions are nested more than nesting_depth = %d deep", LIMIT_NESTING_DEPTH);
  for (uint32_t k = 0; k < b->arg_count; k++) add_value(c, b->args[k], b);
  for (const ir_op *op = b->first; op; op = op->next)
    for (uint32_t k = 0; k < op->result_count; k++) add_value(c, &op->results[k], b);
  for (const ir_op *op = b->first; op; op = op->next) {
    for (uint32_t k = 0; k < op->operand_count; k++) {
      value_row *row = find_value(c, op->operands[k].value);
      const ir_op *user = row ? op_in(row->home, op) : NULL;
      if (!user)
        return diag_error(c->run->sink, DIAG_INTERP_BAD_OPERAND, ir_loc_place(op->loc),
                          "'%s' op: operand %u is not a value of this function",
                          op->name->full->bytes, k);
      if (row->last != user) row->captured = false;
      row->last = user;
      if (user != op) row->captured = true;
    }
    for (uint32_t k = 0; k < op->region_count; k++)
      for (const ir_block *inner = op->regions[k].first; inner; inner = inner->next)
        if (!number_block(c, inner, depth + 1)) return false;
  }
  return true;
}

static block_plan *plan_block(compiler *c, const ir_block *b);

static bool is_terminator(const ir_op *op) {
  return ir_op_is(op, OP_STABLEHLO_RETURN) || ir_op_is(op, OP_FUNC_RETURN) ||
         ir_op_is(op, OP_SDY_RETURN);
}

static bool same_slots(const ir_slot *a, size_t an, const ir_slot *b, size_t bn) {
  bool same = an == bn;
  for (size_t k = 0; same && k < an; k++) same = a[k].arity == b[k].arity;
  return same;
}

/* Whether an op has nothing that the rows that were built in do not give to it: the code knows no
 * more. Its row may be another with --opset. */
static bool is_as_built_in(const ir_op *op) {
  const ir_opdef *now = op->name->def;
  const vs_op *row = now ? vs_op_row(vs_builtin_opset(), now->id) : NULL;
  if (!row || now == &row->def) return true;
  const ir_opdef *then = &row->def;
  bool same = strcmp(now->name, then->name) == 0 &&
              same_slots(now->operands, now->operand_count, then->operands, then->operand_count) &&
              same_slots(now->results, now->result_count, then->results, then->result_count) &&
              (op->region_count == then->region_count ||
               same_slots(now->regions, now->region_count, then->regions, then->region_count));
  for (size_t k = 0; same && k < now->prop_count; k++)
    same = !op->props[k] || ir_prop_named(then, now->props[k].name) >= 0;
  return same;
}

static bool plan_insn(compiler *c, const ir_op *op, insn *i) {
  run *r = c->run;
  bool known = is_as_built_in(op);
  const behavior *how = known ? ev_behavior_of(ir_op_id(op)) : NULL;
  if (!how) how = ev_composed_behavior(op);
  i->op = op;
  i->terminator = is_terminator(op);
  if (how) {
    i->eval = how->eval;
    i->resume = how->resume;
  }
  i->in_count = op->operand_count;
  i->out_count = op->result_count;
  i->out = op->result_count ? find_value(c, &op->results[0])->slot : 0;
  uint32_t *in = ev_run_alloc(r, i->in_count, sizeof *in);
  uint8_t *dies = ev_run_alloc(r, i->in_count, 1);
  uint32_t *drop = ev_run_alloc(r, (size_t)i->in_count + i->out_count, sizeof *drop);
  const ir_type **results = ev_run_alloc(r, i->out_count, sizeof *results);
  if (!in || !dies || !drop || !results) return false;
  for (uint32_t k = 0; k < i->out_count; k++) results[k] = op->results[k].type;
  for (uint32_t k = 0; k < op->operand_count; k++) {
    value_row *row = find_value(c, op->operands[k].value);
    in[k] = row->slot;
    if (row->last != op) continue;
    bool again = false; /* the same value stands in a later operand too */
    for (uint32_t l = k + 1; l < op->operand_count && !again; l++)
      again = op->operands[l].value == op->operands[k].value;
    if (again) continue;
    if (row->captured)
      drop[i->drop_count++] = row->slot;
    else
      dies[k] = 1;
  }
  for (uint32_t k = 0; k < op->result_count; k++) {
    value_row *row = find_value(c, &op->results[k]);
    if (!row->last) drop[i->drop_count++] = row->slot;
  }
  i->results = results;
  if (known && i->eval && ev_quant_wraps(op)) i->eval = eval_quantized;
  i->fast = known && ev_fast(r) ? ev_fast(r)->row_of(ir_op_id(op)) : NULL;
  i->in = in;
  i->dies = dies;
  i->drop = drop;
  i->block_count = op->region_count;
  i->blocks = ev_run_alloc(r, op->region_count, sizeof *i->blocks);
  if (!i->blocks) return false;
  for (uint32_t k = 0; k < op->region_count; k++)
    if (op->regions[k].first && !(i->blocks[k] = plan_block(c, op->regions[k].first))) return false;
  return true;
}

static block_plan *plan_block(compiler *c, const ir_block *b) {
  run *r = c->run;
  block_plan *plan = ev_run_alloc(r, 1, sizeof *plan);
  if (!plan) return NULL;
  uint32_t count = 0;
  for (const ir_op *op = b->first; op; op = op->next) count++;
  plan->block = b;
  plan->func = c->func;
  plan->count = count;
  plan->arg = b->arg_count ? find_value(c, b->args[0])->slot : 0;
  plan->arg_count = b->arg_count;
  plan->multi = b->next || b->prev;
  plan->insns = ev_run_alloc(r, count, sizeof *plan->insns);
  if (!plan->insns) return NULL;
  uint32_t k = 0;
  bool seen = false;
  for (const ir_op *op = b->first; op; op = op->next, k++) {
    if (!plan_insn(c, op, &plan->insns[k])) return NULL;
    if (op->result_count) {
      if (!seen) plan->value_first = plan->insns[k].out;
      seen = true;
      plan->value_count = plan->insns[k].out + op->result_count - plan->value_first;
    }
  }
  return plan;
}

/* Compiles a function or a single op (`body` does it). NULL after a diagnostic. */
static func_plan *compile(run *r, const ir_op *func, bool (*body)(compiler *c, const void *user),
                          const void *user) {
  func_plan *plan = ev_run_alloc(r, 1, sizeof *plan);
  if (!plan) return NULL;
  plan->op = func;
  arena *scratch = arena_new(0);
  arena_guard g;
  volatile bool good = false;
  if (scratch && ARENA_GUARD(scratch, &g)) {
    compiler c = {.run = r, .func = plan, .scratch = scratch};
    good = body(&c, user);
    arena_guard_pop(scratch, &g);
  } else {
    no_memory(r);
  }
  arena_free(scratch);
  return good ? plan : NULL;
}

static bool compile_function(compiler *c, const void *user) {
  const ir_op *func = user;
  const ir_block *entry = func->region_count ? func->regions[0].first : NULL;
  for (const ir_block *b = entry; b; b = b->next)
    if (!number_block(c, b, 0)) return false;
  return !entry || (c->func->body = plan_block(c, entry));
}

/* Two instructions: the op, and a return of its results. */
static block_plan *plan_alone(compiler *c, const ir_op *op, uint32_t args) {
  run *r = c->run;
  block_plan *plan = ev_run_alloc(r, 1, sizeof *plan);
  insn *insns = ev_run_alloc(r, 2, sizeof *insns);
  uint32_t *in = ev_run_alloc(r, op->result_count, sizeof *in);
  uint8_t *dies = ev_run_alloc(r, op->result_count, 1);
  if (!plan || !insns || !in || !dies) return NULL;
  *plan = (block_plan){.func = c->func, .insns = insns, .count = 2, .arg_count = args};
  if (!plan_insn(c, op, &insns[0])) return NULL;
  for (uint32_t k = 0; k < op->result_count; k++) {
    in[k] = insns[0].out + k;
    dies[k] = 1;
  }
  insns[1] = (insn){.op = op, .in = in, .dies = dies, .in_count = op->result_count};
  insns[1].terminator = true;
  return plan;
}

typedef struct lone_op {
  const ir_op *op;
  const interp_binding *bindings;
  size_t count;
} lone_op;

static bool compile_lone(compiler *c, const void *user) {
  const lone_op *lone = user;
  const ir_op *op = lone->op;
  for (size_t k = 0; k < lone->count; k++) add_value(c, lone->bindings[k].value, op->block);
  for (uint32_t k = 0; k < op->result_count; k++) {
    add_value(c, &op->results[k], op->block);
    find_value(c, &op->results[k])->last = op;
  }
  for (uint32_t k = 0; k < op->operand_count; k++)
    if (!find_value(c, op->operands[k].value))
      return diag_error(c->run->sink, DIAG_INTERP_BAD_ARGUMENTS, ir_loc_place(op->loc),
                        "'%s' op: operand %u has no value", op->name->full->bytes, k);
  for (uint32_t k = 0; k < op->region_count; k++)
    for (const ir_block *b = op->regions[k].first; b; b = b->next)
      if (!number_block(c, b, 1)) return false;
  /* This op is the last use of each bound value. A value that its regions use is captured. */
  for (size_t k = 0; k < lone->count; k++) {
    value_row *row = find_value(c, lone->bindings[k].value);
    if (row->last) row->captured = true;
    row->last = op;
  }
  return (c->func->body = plan_alone(c, op, (uint32_t)lone->count)) != NULL;
}

func_plan *ev_plan_of_op(run *r, const ir_op *op, const interp_binding *bindings, size_t count) {
  return compile(r, op, compile_lone, &(lone_op){op, bindings, count});
}

static bool remember_plan(run *r, const ir_op *func, const func_plan *plan) {
  arena_guard g;
  if (ARENA_GUARD(r->arena, &g)) {
    map_insert(r->arena, &r->plans, func, plan);
    arena_guard_pop(r->arena, &g);
    return true;
  }
  no_memory(r);
  return false;
}

func_plan *ev_plan_of(run *r, const ir_op *func) {
  func_plan *known = map_get(&r->plans, func);
  if (known) return known;
  func_plan *plan = compile(r, func, compile_function, func);
  return plan && remember_plan(r, func, plan) ? plan : NULL;
}

struct kept {
  struct kept *next;
  interp_value *value;
};

bool ev_run_keep(run *r, interp_value *v) {
  struct kept *k = ev_run_alloc(r, 1, sizeof *k);
  if (!k) return false;
  *k = (struct kept){r->kept, interp_retain(v)};
  r->kept = k;
  return true;
}

void ev_plans_free(run *r) {
  for (struct kept *k = r->kept; k; k = k->next) interp_release(k->value);
  r->kept = NULL;
}

const ir_op *ev_find_function(const ir_op *from, const char *name, size_t n) {
  for (const ir_op *table = from; table; table = ir_op_parent(table)) {
    if (!ir_op_has_trait(table, IR_TRAIT_SYMBOL_TABLE)) continue;
    const ir_op *f = ir_lookup_symbol(table, name, n);
    if (f) return ir_op_is(f, OP_FUNC_FUNC) ? f : NULL;
  }
  return NULL;
}
