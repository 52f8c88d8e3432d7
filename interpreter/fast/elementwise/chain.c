/* SPDX-License-Identifier: Apache-2.0 */
/* Finds chains. What an instruction must be like is said here; chain_run.c believes it. */
#include "chain.h"

#include <stdlib.h>
#include <string.h>

#include "behaviors.h"

#define MOST_REGS (5 * CHAIN_MOST) /* per instruction: three operands, a result, a copy of it */
#define MOST_STEPS (2 * CHAIN_MOST)

/* A value that an instruction of the chain gives. */
typedef struct chain_def {
  uint32_t slot, reg, at;
  const ir_type *type;
  bool constant; /* `at` is a constant */
  bool dead;     /* nothing after the chain uses it */
} chain_def;

/* How much of a chain there is. */
typedef struct extent {
  uint32_t regs, steps, defs, end;
  uint32_t worth;  /* passes over memory that the ops by themselves would make */
  size_t elements; /* 0: not known yet */
} extent;

typedef struct finder {
  proc *p;
  block_plan *b;
  uint32_t *reg_of, *def_of; /* by slot, + 1; 0: none */
  chain_reg regs[MOST_REGS];
  chain_step steps[MOST_STEPS];
  chain_def defs[CHAIN_MOST];
  uint32_t first;   /* instruction */
  extent now, kept; /* kept: up to the last instruction with a kernel */
} finder;

/* --- Values ----------------------------------------------------------------------------------- */

/* Static, of elements with kernels, and nothing in the type that a value could break. */
static bool plain_tensor(const ir_type *t, size_t *count, num_kind *num) {
  if (!ir_type_is(t, IR_TYPE_TENSOR) || t->shaped.encoding) return false;
  *num = ev_num_of_type(t->shaped.element);
  for (size_t d = 0; d < t->shaped.rank; d++)
    if (t->shaped.dims[d] == IR_DYNAMIC) return false;
  return *num != NUM_NONE &&
         ev_shape_count(t->shaped.dims, t->shaped.rank, ev_num_rows[*num].bytes, count) &&
         *count > 0;
}

static bool same_dims(const ir_type *a, const ir_type *b) {
  return a->shaped.rank == b->shaped.rank &&
         (a->shaped.rank == 0 ||
          memcmp(a->shaped.dims, b->shaped.dims, a->shaped.rank * sizeof *a->shaped.dims) == 0);
}

/* The only element, or the one that all are. */
static bool constant_bits(const ir_op *op, size_t count, num_kind num, uint8_t *bits) {
  if (!op || !ir_op_is(op, OP_STABLEHLO_CONSTANT) || op->result_count != 1) return false;
  const ir_attr *a = ir_op_get(op, "value");
  if (!ir_attr_is(a, IR_ATTR_DENSE) || a->dense.type != op->results[0].type ||
      (!a->dense.splat && count != 1) || a->dense.size != ev_num_rows[num].bytes)
    return false;
  memcpy(bits, a->dense.data, a->dense.size);
  ev_num_canonical(num, bits, 1);
  return true;
}

/* The same, through a broadcast. */
static bool value_bits(const ir_value *v, size_t count, num_kind num, uint8_t *bits) {
  const ir_op *op = v->is_argument ? NULL : v->op;
  if (op && ir_op_is(op, OP_STABLEHLO_BROADCAST_IN_DIM) && op->operand_count == 1) {
    num_kind from;
    v = op->operands[0].value;
    if (!plain_tensor(v->type, &count, &from) || from != num) return false;
    op = v->is_argument ? NULL : v->op;
  }
  return constant_bits(op, count, num, bits);
}

static uint32_t add_reg(finder *f, const chain_reg *r) {
  f->regs[f->now.regs] = *r;
  return f->now.regs++;
}

/* The register of an operand that has one element, or as many as the chain. */
static bool operand_reg(finder *f, const insn *i, uint32_t k, uint32_t *reg) {
  uint32_t known = f->reg_of[i->in[k]];
  if (known) {
    *reg = known - 1;
    return true;
  }
  const ir_value *v = i->op->operands[k].value;
  chain_reg r = {.slot = i->in[k]};
  if (!plain_tensor(v->type, &r.count, &r.num)) return false;
  r.kind = value_bits(v, r.count, r.num, r.bits) ? CHAIN_CONSTANT
           : r.count == f->now.elements          ? CHAIN_TENSOR
                                                 : CHAIN_ONE;
  if (r.kind == CHAIN_ONE && r.count != 1) return false;
  *reg = add_reg(f, &r);
  f->reg_of[r.slot] = *reg + 1;
  return true;
}

static void define(finder *f, const insn *i, uint32_t reg) {
  f->reg_of[i->out] = reg + 1;
  f->def_of[i->out] = f->now.defs + 1;
  f->defs[f->now.defs++] = (chain_def){
      .slot = i->out,
      .reg = reg,
      .at = (uint32_t)(i - f->b->insns),
      .type = i->results[0],
      .constant = i->eval == eval_constant,
  };
}

/* --- Instructions ----------------------------------------------------------------------------- */

/* The chain's number of elements is that of its first op. */
static bool count_fits(finder *f, size_t count) {
  if (f->now.elements == 0) f->now.elements = count;
  return f->now.elements == count;
}

static bool add_constant(finder *f, const insn *i) {
  chain_reg r = {.kind = CHAIN_CONSTANT, .slot = i->out};
  if (i->in_count || !plain_tensor(i->results[0], &r.count, &r.num) ||
      !constant_bits(i->op, r.count, r.num, r.bits))
    return false;
  f->now.worth += r.count > 1;
  define(f, i, add_reg(f, &r));
  return true;
}

static bool is_elementwise(const insn *i) {
  return i->eval == eval_defined && ev_element_arity(ir_op_id(i->op));
}

/* Shapes as ev_frame_elementwise wants them. */
static bool shapes_fit(const insn *i) {
  bool select = ir_op_is(i->op, OP_STABLEHLO_SELECT), clamp = ir_op_is(i->op, OP_STABLEHLO_CLAMP);
  const ir_type *leader = i->op->operands[select || clamp ? 1 : 0].value->type;
  if (!ir_type_is(leader, IR_TYPE_TENSOR) || !same_dims(leader, i->results[0])) return false;
  for (uint32_t a = 0; a < i->in_count; a++) {
    const ir_type *t = i->op->operands[a].value->type;
    bool may_be_scalar = (select && a == 0) || (clamp && a != 1);
    if (!ir_type_is(t, IR_TYPE_TENSOR) ||
        (!same_dims(t, leader) && !(may_be_scalar && t->shaped.rank == 0)))
      return false;
  }
  return true;
}

static bool add_elementwise(finder *f, insn *i) {
  chain_step *s = &f->steps[f->now.steps];
  num_kind kinds[3];
  chain_reg r = {.kind = CHAIN_STEP, .slot = i->out, .type = i->results[0]};
  if (i->in_count != ev_element_arity(ir_op_id(i->op)) || !plain_tensor(r.type, &r.count, &r.num) ||
      !shapes_fit(i) || !count_fits(f, r.count))
    return false;
  *s = (chain_step){0};
  for (uint32_t a = 0; a < i->in_count; a++) {
    if (!operand_reg(f, i, a, &s->in[a])) return false;
    kinds[a] = f->regs[s->in[a]].num;
  }
  if (!ev_kern_bind(i->op, kinds, i->in_count, r.num, &s->k)) return false;
  f->now.steps++;
  f->now.worth++;
  define(f, i, s->out = add_reg(f, &r));
  return true;
}

static bool add_reshape(finder *f, const insn *i) {
  size_t count;
  num_kind num;
  uint32_t reg;
  if (i->in_count != 1 || !plain_tensor(i->results[0], &count, &num) || !count_fits(f, count) ||
      !operand_reg(f, i, 0, &reg) || f->regs[reg].num != num)
    return false;
  const ir_type *from = i->op->operands[0].value->type;
  if (!plain_tensor(from, &count, &num) || count != f->now.elements) return false;
  define(f, i, reg);
  return true;
}

/* Dimensions of a result, strides in its operand; those that belong together become one. */
static bool view_of(const ir_type *from, const ir_type *to, ints dims, chain_view *v) {
  int64_t strides[16] = {0}, step = 1;
  size_t rank = to->shaped.rank;
  bool used[16] = {false};
  if (rank > 16 || dims.n != from->shaped.rank) return false;
  for (size_t d = dims.n; d-- > 0;) {
    int64_t at = dims.v[d], size = from->shaped.dims[d];
    if (at < 0 || (size_t)at >= rank || used[at] || (size != 1 && size != to->shaped.dims[at]))
      return false;
    used[at] = true;
    strides[at] = size == 1 ? 0 : step;
    step *= size;
  }
  v->rank = 0;
  for (size_t d = 0; d < rank; d++) {
    int64_t size = to->shaped.dims[d];
    uint32_t last = v->rank - 1;
    if (size == 1) continue;
    if (v->rank && v->strides[last] == strides[d] * size) {
      v->dims[last] *= size;
      v->strides[last] = strides[d];
    } else if (v->rank == CHAIN_RANK) {
      return false;
    } else {
      v->dims[v->rank] = size;
      v->strides[v->rank++] = strides[d];
    }
  }
  return true;
}

/* No diagnostics from where an op is only looked at. */
static bool quiet_ints(proc *p, insn *i, const char *name, ints *out) {
  diag_sink *sink = p->run->sink;
  bool failed = p->run->failed;
  p->run->sink = NULL;
  bool ok = ev_ints(p, i, name, true, out);
  p->run->sink = sink;
  p->run->failed = failed;
  return ok;
}

/* An operand of the block or of the chain, broadcast from outside of it. */
static bool add_view(finder *f, const insn *i, const chain_view *v, chain_reg r) {
  uint32_t known = f->reg_of[i->in[0]];
  if (known && f->regs[known - 1].kind != CHAIN_TENSOR) return false;
  if (v->strides[v->rank - 1] > 1) return false; /* transposed: ev_fast_broadcast_in_dim makes it */
  arena_guard g;
  if (!ARENA_GUARD(f->p->run->arena, &g)) return false;
  r.view = arena_alloc_array(f->p->run->arena, 1, sizeof *r.view, 16);
  arena_guard_pop(f->p->run->arena, &g);
  *r.view = *v;
  r.kind = CHAIN_VIEW;
  uint32_t reg = add_reg(f, &r);
  f->steps[f->now.steps++] = (chain_step){.out = reg};
  define(f, i, reg);
  return true;
}

static bool add_broadcast(finder *f, insn *i) {
  ints dims;
  chain_view v = {0};
  size_t count;
  num_kind num;
  if (i->in_count != 1 || !plain_tensor(i->results[0], &count, &num) || !count_fits(f, count) ||
      !quiet_ints(f->p, i, "broadcast_dimensions", &dims))
    return false;
  const ir_type *from = i->op->operands[0].value->type;
  chain_reg r = {.slot = i->in[0]};
  if (!plain_tensor(from, &r.count, &r.num) || r.num != num ||
      !view_of(from, i->results[0], dims, &v))
    return false;
  bool all_one = v.rank == 0 || (v.rank == 1 && v.strides[0] == 0);
  bool dense = v.rank == 1 && v.strides[0] == 1;
  f->now.worth++;
  if (!all_one && !dense) return add_view(f, i, &v, r);
  uint32_t reg;
  if (!operand_reg(f, i, 0, &reg)) return false;
  define(f, i, reg);
  return true;
}

static bool add_insn(finder *f, insn *i) {
  if (i->terminator || i->out_count != 1 || i->block_count) return false;
  if (is_elementwise(i)) return add_elementwise(f, i);
  if (i->eval == eval_constant) return add_constant(f, i);
  if (i->eval == eval_reshape) return add_reshape(f, i);
  if (i->eval == eval_defined && ir_op_is(i->op, OP_STABLEHLO_BROADCAST_IN_DIM))
    return add_broadcast(f, i);
  return false;
}

/* --- Chains ----------------------------------------------------------------------------------- */

static void go_back(finder *f, extent to) {
  for (uint32_t d = to.defs; d < f->now.defs; d++)
    f->reg_of[f->defs[d].slot] = f->def_of[f->defs[d].slot] = 0;
  for (uint32_t r = to.regs; r < f->now.regs; r++)
    if (f->reg_of[f->regs[r].slot] > to.regs) f->reg_of[f->regs[r].slot] = 0;
  f->now = to;
}

/* Adds the instruction, or leaves everything as it was. */
static bool extend(finder *f, uint32_t at) {
  extent before = f->now;
  insn *i = &f->b->insns[at];
  if (at - f->first < CHAIN_MOST && add_insn(f, i)) {
    f->now.end = at + 1;
    if (is_elementwise(i)) f->kept = f->now;
    return true;
  }
  go_back(f, before);
  return false;
}

/* A value that leaves, and is no step's own. */
static void add_copy(finder *f, const chain_def *d) {
  num_kind num = f->regs[d->reg].num;
  chain_reg r = {
      .kind = CHAIN_STEP, .num = num, .slot = d->slot, .type = d->type, .count = f->now.elements};
  r.leaves = true;
  uint32_t reg = add_reg(f, &r);
  f->steps[f->now.steps++] = (chain_step){
      .k = {.fn = ev_kern_copy, .e = {.arity = 1, .in = {num, num, num}, .out = num}},
      .in = {d->reg},
      .out = reg,
  };
}

/* Notes that a value dies: one of the chain, or one of a slot from outside. */
static void add_death(finder *f, chain *c, uint32_t slot) {
  if (f->def_of[slot]) {
    f->defs[f->def_of[slot] - 1].dead = true;
  } else {
    c->frees[c->free_count++] = slot;
  }
}

static void find_leaving(finder *f, chain *c) {
  for (uint32_t k = f->first; k < f->kept.end; k++) {
    const insn *i = &f->b->insns[k];
    for (uint32_t a = 0; a < i->in_count; a++)
      if (i->dies[a]) add_death(f, c, i->in[a]);
    for (uint32_t a = 0; a < i->drop_count; a++) add_death(f, c, i->drop[a]);
  }
  for (uint32_t d = 0; d < f->now.defs; d++) {
    const chain_def *def = &f->defs[d];
    chain_reg *r = &f->regs[def->reg];
    if (def->dead) continue;
    if (def->constant)
      c->before[c->before_count++] = def->at - f->first;
    else if (r->kind == CHAIN_STEP && r->slot == def->slot)
      r->leaves = true;
    else
      add_copy(f, def);
  }
}

/* Constants, operands of one element and views are spread over a tile of their own. */
static void assign_tiles(finder *f, chain *c) {
  for (uint32_t k = 0; k < f->now.regs; k++) {
    chain_reg *r = &f->regs[k];
    r->buffered = r->kind != CHAIN_TENSOR && !r->leaves;
    r->before = c->bytes;
    if (r->buffered) c->bytes += ev_num_rows[r->num].bytes;
  }
  c->tile = CHAIN_BYTES / (c->bytes + 1) & ~(size_t)63;
  if (c->tile > CHAIN_TILE) c->tile = CHAIN_TILE;
  if (c->tile < 64) c->tile = 64;
}

/* NULL when there is no memory: then there is no chain. */
static chain *new_chain(run *r, uint32_t instructions, uint32_t deaths) {
  arena_guard g;
  if (!ARENA_GUARD(r->arena, &g)) return NULL;
  chain *c = arena_alloc_array(r->arena, 1, sizeof *c, 16);
  *c = (chain){.length = instructions};
  c->regs = arena_alloc_array(r->arena, 5 * (size_t)instructions, sizeof *c->regs, 16);
  c->steps = arena_alloc_array(r->arena, 2 * (size_t)instructions, sizeof *c->steps, 16);
  c->before = arena_alloc_array(r->arena, instructions, sizeof *c->before, 16);
  c->frees = arena_alloc_array(r->arena, (size_t)deaths + 1, sizeof *c->frees, 16);
  arena_guard_pop(r->arena, &g);
  return c;
}

/* Ends the chain after its last op with a kernel. */
static void finish_chain(finder *f) {
  go_back(f, f->kept);
  uint32_t deaths = 0;
  for (uint32_t k = f->first; k < f->kept.end; k++)
    deaths += f->b->insns[k].in_count + f->b->insns[k].drop_count;
  chain *c = f->kept.worth > 1 ? new_chain(f->p->run, f->kept.end - f->first, deaths) : NULL;
  if (c) {
    c->elements = f->now.elements;
    find_leaving(f, c);
    assign_tiles(f, c);
    c->reg_count = f->now.regs;
    c->step_count = f->now.steps;
    memcpy(c->regs, f->regs, f->now.regs * sizeof *c->regs);
    memcpy(c->steps, f->steps, f->now.steps * sizeof *c->steps);
    f->b->insns[f->first].chain = c;
  }
  go_back(f, (extent){0});
}

static void begin(finder *f, uint32_t at) {
  f->first = at;
  f->now = f->kept = (extent){.end = at};
}

static void find_in(finder *f) {
  begin(f, 0);
  for (uint32_t k = 0; k < f->b->count;) {
    if (extend(f, k)) {
      k++;
      continue;
    }
    uint32_t next = f->kept.end > f->first ? f->kept.end : k == f->first ? k + 1 : k;
    finish_chain(f);
    begin(f, next);
    k = next;
  }
  finish_chain(f);
}

static bool has_marks(proc *p, func_plan *f) {
  arena_guard g;
  if (!f->marks && ARENA_GUARD(p->run->arena, &g)) {
    f->marks = arena_alloc_array(p->run->arena, 2 * (size_t)f->slots + 1, sizeof *f->marks, 16);
    arena_guard_pop(p->run->arena, &g);
  }
  return f->marks != NULL;
}

void ev_chains_find(proc *p, block_plan *b) {
  uint32_t kernels = 0;
  b->chained = true;
  if (p->run->options->one_by_one || p->run->options->audit) return;
  for (uint32_t k = 0; k < b->count; k++) kernels += is_elementwise(&b->insns[k]);
  if (kernels == 0 || !has_marks(p, b->func)) return;
  auto_free finder *f = malloc(sizeof *f);
  if (!f) return;
  f->p = p;
  f->b = b;
  f->reg_of = b->func->marks;
  f->def_of = b->func->marks + b->func->slots;
  find_in(f);
}
