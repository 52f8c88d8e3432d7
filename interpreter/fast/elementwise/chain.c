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

typedef struct finder {
  proc *p;
  block_plan *b;
  uint32_t *reg_of, *def_of; /* by slot, + 1; 0: none */
  chain_reg regs[MOST_REGS];
  chain_step steps[MOST_STEPS];
  chain_def defs[CHAIN_MOST];
  uint32_t reg_count, step_count, def_count;
  size_t elements;     /* 0: not known yet */
  uint32_t first, end; /* instructions; the last one is a kernel's */
  uint32_t worth;      /* passes over memory that the ops by themselves would make */
  uint32_t end_regs, end_steps, end_defs, end_worth;
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
  f->regs[f->reg_count] = *r;
  return f->reg_count++;
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
           : r.count == f->elements              ? CHAIN_TENSOR
                                                 : CHAIN_ONE;
  if (r.kind == CHAIN_ONE && r.count != 1) return false;
  *reg = add_reg(f, &r);
  f->reg_of[r.slot] = *reg + 1;
  return true;
}

static void define(finder *f, const insn *i, uint32_t reg) {
  f->reg_of[i->out] = reg + 1;
  f->def_of[i->out] = f->def_count + 1;
  f->defs[f->def_count++] = (chain_def){
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
  if (f->elements == 0) f->elements = count;
  return f->elements == count;
}

static bool add_constant(finder *f, const insn *i) {
  chain_reg r = {.kind = CHAIN_CONSTANT, .slot = i->out};
  if (i->in_count || !plain_tensor(i->results[0], &r.count, &r.num) ||
      !constant_bits(i->op, r.count, r.num, r.bits))
    return false;
  f->worth += r.count > 1;
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
  chain_step *s = &f->steps[f->step_count];
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
  f->step_count++;
  f->worth++;
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
  if (!plain_tensor(from, &count, &num) || count != f->elements) return false;
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
  f->steps[f->step_count++] = (chain_step){.out = reg};
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
  f->worth++;
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

static void forget_from(finder *f, uint32_t regs, uint32_t defs) {
  for (uint32_t d = defs; d < f->def_count; d++)
    f->reg_of[f->defs[d].slot] = f->def_of[f->defs[d].slot] = 0;
  for (uint32_t r = regs; r < f->reg_count; r++)
    if (f->reg_of[f->regs[r].slot] > regs) f->reg_of[f->regs[r].slot] = 0;
  f->reg_count = regs;
  f->def_count = defs;
}

/* Adds the instruction, or leaves everything as it was. */
static bool extend(finder *f, uint32_t at) {
  uint32_t regs = f->reg_count, steps = f->step_count, defs = f->def_count, worth = f->worth;
  size_t elements = f->elements;
  insn *i = &f->b->insns[at];
  if (at - f->first < CHAIN_MOST && add_insn(f, i)) {
    if (!is_elementwise(i)) return true;
    f->end = at + 1;
    f->end_regs = f->reg_count;
    f->end_steps = f->step_count;
    f->end_defs = f->def_count;
    f->end_worth = f->worth;
    return true;
  }
  forget_from(f, regs, defs);
  f->step_count = steps;
  f->worth = worth;
  f->elements = elements;
  return false;
}

/* A value that leaves, and is no step's own. */
static void add_copy(finder *f, const chain_def *d) {
  num_kind num = f->regs[d->reg].num;
  chain_reg r = {
      .kind = CHAIN_STEP, .num = num, .slot = d->slot, .type = d->type, .count = f->elements};
  r.leaves = true;
  uint32_t reg = add_reg(f, &r);
  f->steps[f->step_count++] = (chain_step){
      .k = {.fn = ev_kern_copy, .e = {.arity = 1, .in = {num, num, num}, .out = num}},
      .in = {d->reg},
      .out = reg,
  };
}

#define DIES UINT32_MAX /* in def_of: of a slot from outside, which is free after the chain */

/* Notes that a value dies: one of the chain, or one of a slot from outside. */
static void add_death(finder *f, chain *c, uint32_t slot) {
  if (f->def_of[slot]) {
    f->defs[f->def_of[slot] - 1].dead = true;
  } else {
    c->frees[c->free_count++] = slot;
  }
}

static void find_leaving(finder *f, chain *c) {
  for (uint32_t k = f->first; k < f->end; k++) {
    const insn *i = &f->b->insns[k];
    for (uint32_t a = 0; a < i->in_count; a++)
      if (i->dies[a]) add_death(f, c, i->in[a]);
    for (uint32_t a = 0; a < i->drop_count; a++) add_death(f, c, i->drop[a]);
  }
  for (uint32_t d = 0; d < f->def_count; d++) {
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

static void find_last_reads(finder *f) {
  for (uint32_t r = 0; r < f->reg_count; r++) f->regs[r].last = CHAIN_NONE;
  for (uint32_t s = 0; s < f->step_count; s++) {
    const chain_step *step = &f->steps[s];
    f->regs[step->out].last = s;
    for (unsigned a = 0; a < step->k.e.arity; a++) f->regs[step->in[a]].last = s;
  }
}

/* The register of a tensor that dies in the chain, has been read by step s for the last time, and
 * has elements of the size of that step's result. */
static uint32_t tensor_to_take(finder *f, uint32_t s) {
  size_t bytes = ev_num_rows[f->regs[f->steps[s].out].num].bytes;
  for (uint32_t x = 0; x < f->reg_count; x++) {
    const chain_reg *r = &f->regs[x];
    if (r->kind != CHAIN_TENSOR || r->last > s || ev_num_rows[r->num].bytes != bytes ||
        f->def_of[r->slot] != DIES)
      continue;
    f->def_of[r->slot] = 0;
    return x;
  }
  return CHAIN_NONE;
}

/* A view reads its operand at other places than the tile's. */
static void find_tensors_to_take(finder *f, const chain *c) {
  for (uint32_t k = 0; k < c->free_count; k++) f->def_of[c->frees[k]] = DIES;
  for (uint32_t r = 0; r < f->reg_count; r++) {
    f->regs[r].taken = CHAIN_NONE;
    if (f->regs[r].kind == CHAIN_VIEW) f->def_of[f->regs[r].slot] = 0;
  }
  for (uint32_t s = 0; s < f->step_count; s++)
    if (f->regs[f->steps[s].out].leaves) f->regs[f->steps[s].out].taken = tensor_to_take(f, s);
  for (uint32_t k = 0; k < c->free_count; k++) f->def_of[c->frees[k]] = 0;
}

/* A buffer of elements of this size that is free, or a new one. */
static uint32_t take_buffer(chain *c, bool *busy, size_t bytes) {
  uint32_t k = 0;
  while (k < c->buffer_count && (busy[k] || c->buffers[k] != bytes)) k++;
  if (k == c->buffer_count) c->buffers[c->buffer_count++] = bytes;
  busy[k] = true;
  return k;
}

static void assign_buffers(finder *f, chain *c) {
  bool busy[MOST_REGS] = {false};
  for (uint32_t r = 0; r < f->reg_count; r++) {
    chain_reg *reg = &f->regs[r];
    reg->buffer = CHAIN_NONE;
    if ((reg->kind == CHAIN_ONE || reg->kind == CHAIN_CONSTANT) && reg->last != CHAIN_NONE)
      reg->buffer = take_buffer(c, busy, ev_num_rows[reg->num].bytes);
  }
  for (uint32_t s = 0; s < f->step_count; s++) {
    const chain_step *step = &f->steps[s];
    chain_reg *out = &f->regs[step->out];
    if (!out->leaves) out->buffer = take_buffer(c, busy, ev_num_rows[out->num].bytes);
    if (out->last == s && out->buffer != CHAIN_NONE) busy[out->buffer] = false;
    for (unsigned a = 0; a < step->k.e.arity; a++) {
      const chain_reg *in = &f->regs[step->in[a]];
      if (in->last == s && in->buffer != CHAIN_NONE &&
          (in->kind == CHAIN_STEP || in->kind == CHAIN_VIEW))
        busy[in->buffer] = false;
    }
  }
  size_t bytes = 1;
  for (uint32_t k = 0; k < c->buffer_count; k++) bytes += c->buffers[k];
  c->tile = CHAIN_BYTES / bytes & ~(size_t)63;
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
  c->buffers = arena_alloc_array(r->arena, 5 * (size_t)instructions, sizeof *c->buffers, 16);
  c->before = arena_alloc_array(r->arena, instructions, sizeof *c->before, 16);
  c->frees = arena_alloc_array(r->arena, (size_t)deaths + 1, sizeof *c->frees, 16);
  arena_guard_pop(r->arena, &g);
  return c;
}

/* Ends the chain after its last op with a kernel. */
static void finish_chain(finder *f) {
  forget_from(f, f->end_regs, f->end_defs);
  f->step_count = f->end_steps;
  uint32_t deaths = 0;
  for (uint32_t k = f->first; k < f->end; k++)
    deaths += f->b->insns[k].in_count + f->b->insns[k].drop_count;
  chain *c = f->end_worth > 1 ? new_chain(f->p->run, f->end - f->first, deaths) : NULL;
  if (c) {
    c->elements = f->elements;
    find_leaving(f, c);
    find_last_reads(f);
    find_tensors_to_take(f, c);
    assign_buffers(f, c);
    c->reg_count = f->reg_count;
    c->step_count = f->step_count;
    memcpy(c->regs, f->regs, f->reg_count * sizeof *c->regs);
    memcpy(c->steps, f->steps, f->step_count * sizeof *c->steps);
    f->b->insns[f->first].chain = c;
  }
  forget_from(f, 0, 0);
}

static void begin(finder *f, uint32_t at) {
  f->first = f->end = at;
  f->reg_count = f->step_count = f->def_count = f->worth = 0;
  f->end_regs = f->end_steps = f->end_defs = f->end_worth = 0;
  f->elements = 0;
}

static void find_in(finder *f) {
  begin(f, 0);
  for (uint32_t k = 0; k < f->b->count;) {
    if (extend(f, k)) {
      k++;
      continue;
    }
    uint32_t next = f->end > f->first ? f->end : k == f->first ? k + 1 : k;
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
    memset(f->marks, 0, (2 * (size_t)f->slots + 1) * sizeof *f->marks);
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
