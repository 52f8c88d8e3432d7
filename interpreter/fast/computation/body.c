/* SPDX-License-Identifier: Apache-2.0 */
#include "body.h"

#include <stdlib.h>
#include <string.h>

#include "fast/movement/nd.h"

/* --- Compilation --- */

typedef struct lane_compiler {
  proc *p;
  block_plan *b;
  lane_program *program;
  uint32_t *slots, *regs; /* slot -> register, a list */
  uint32_t known;
} lane_compiler;

/* Quantized scalars go through the machine. */
static bool is_plain(const ir_type *t) {
  return ir_type_is(t, IR_TYPE_TENSOR) && t->shaped.rank == 0 &&
         ev_num_of_type(t->shaped.element) != NUM_NONE;
}

static uint32_t add_reg(lane_compiler *c, uint32_t slot, lane_reg r) {
  uint32_t k = c->program->reg_count++;
  c->program->regs[k] = r;
  c->slots[c->known] = slot;
  c->regs[c->known++] = k;
  return k;
}

/* The register of operand k; a value from outside of the block is captured. */
static bool reg_of(lane_compiler *c, const insn *i, uint32_t k, uint32_t *reg) {
  for (uint32_t s = 0; s < c->known; s++) {
    if (c->slots[s] == i->in[k]) {
      *reg = c->regs[s];
      return true;
    }
  }
  const ir_type *t = i->op->operands[k].value->type;
  if (!is_plain(t)) return false;
  *reg = add_reg(
      c, i->in[k],
      (lane_reg){.kind = REG_CAPTURE, .num = ev_num_of_type(t->shaped.element), .from = i->in[k]});
  return true;
}

static bool compile_insn(lane_compiler *c, const insn *i) {
  if (i->out_count != 1 || !is_plain(i->results[0])) return false;
  num_kind num = ev_num_of_type(i->results[0]->shaped.element);
  if (ir_op_is(i->op, OP_STABLEHLO_CONSTANT)) {
    const ir_attr *a = ir_op_get(i->op, "value");
    if (!ir_attr_is(a, IR_ATTR_DENSE) || a->dense.type != i->results[0] ||
        a->dense.size != ev_num_rows[num].bytes)
      return false;
    lane_reg r = {.kind = REG_CONSTANT, .num = num};
    memcpy(r.bits, a->dense.data, a->dense.size);
    ev_num_canonical(num, r.bits, 1);
    add_reg(c, i->out, r);
    return true;
  }
  if (!ev_element_arity(ir_op_id(i->op)) || i->in_count > 3) return false;
  lane_step *s = &c->program->steps[c->program->step_count];
  num_kind in[3];
  for (uint32_t k = 0; k < i->in_count; k++) {
    if (!reg_of(c, i, k, &s->in[k])) return false;
    in[k] = c->program->regs[s->in[k]].num;
  }
  if (!ev_kern_bind(i->op, in, i->in_count, num, &s->k)) return false;
  s->op = ir_op_id(i->op);
  s->out = add_reg(c, i->out, (lane_reg){.kind = REG_STEP, .num = num});
  c->program->step_count++;
  return true;
}

void ev_kern_copy(const kern *k, const void *const *in, void *out, size_t n) {
  memmove(out, in[0], n * ev_num_rows[k->e.out].bytes);
}

/* An argument that is returned gets a register of its own: results may be written over arguments.
 */
static uint32_t copy_reg(lane_compiler *c, uint32_t from) {
  num_kind num = c->program->regs[from].num;
  lane_step *s = &c->program->steps[c->program->step_count++];
  s->k = (kern){.fn = ev_kern_copy, .e = {.arity = 1, .in = {num, num, num}, .out = num}};
  s->op = UINT16_MAX;
  s->in[0] = from;
  s->out = add_reg(c, UINT32_MAX, (lane_reg){.kind = REG_STEP, .num = num});
  return s->out;
}

lane_program *ev_lanes_compile(proc *p, block_plan *b) {
  if (b->multi || b->count == 0 || !b->insns[b->count - 1].terminator) return NULL;
  size_t operands = 0;
  for (uint32_t k = 0; k < b->count; k++) operands += b->insns[k].in_count;
  size_t most = 2 * (operands + b->count + b->arg_count + 1);
  lane_compiler c = {.p = p, .b = b, .program = ev_run_alloc(p->run, 1, sizeof *c.program)};
  const insn *last = &b->insns[b->count - 1];
  if (!c.program) return NULL;
  c.program->regs = ev_run_alloc(p->run, most, sizeof *c.program->regs);
  c.program->steps = ev_run_alloc(p->run, b->count + last->in_count, sizeof *c.program->steps);
  c.program->returns = ev_run_alloc(p->run, last->in_count, sizeof *c.program->returns);
  c.slots = calloc(most, sizeof *c.slots);
  c.regs = calloc(most, sizeof *c.regs);
  bool ok = c.program->regs && c.program->steps && c.program->returns && c.slots && c.regs;
  for (uint32_t k = 0; ok && k < b->arg_count; k++) {
    const ir_type *t = b->block->args[k]->type;
    ok = is_plain(t);
    if (ok)
      add_reg(&c, b->arg + k,
              (lane_reg){.kind = REG_ARG, .num = ev_num_of_type(t->shaped.element), .from = k});
  }
  for (uint32_t k = 0; ok && k + 1 < b->count; k++)
    ok = !b->insns[k].terminator && compile_insn(&c, &b->insns[k]);
  for (uint32_t k = 0; ok && k < last->in_count; k++) {
    uint32_t *reg = &c.program->returns[c.program->return_count++];
    ok = reg_of(&c, last, k, reg);
    if (ok && c.program->regs[*reg].kind == REG_ARG && last->in_count > 1)
      *reg = copy_reg(&c, *reg);
  }
  free(c.slots);
  free(c.regs);
  return ok ? c.program : NULL;
}

/* --- Running --- */

bool ev_body_open(proc *p, insn *i, uint32_t k, size_t arg_count, size_t result_count, body *b) {
  *b = (body){.program = NULL};
  if (!ev_region_open(p, i, k, arg_count, result_count, &b->r)) return false;
  block_plan *block = b->r.block;
  if (!block->compiled) block->lanes = ev_lanes_compile(p, block);
  block->compiled = true;
  if (p->run->failed) return false;
  b->program = block->lanes;
  if (!b->program) return true;
  const lane_program *g = b->program;
  size_t pointers = (g->reg_count * sizeof *b->regs + 63) & ~(size_t)63, bytes = pointers;
  for (uint32_t r = 0; r < g->reg_count; r++)
    if (g->regs[r].kind != REG_ARG) bytes += BODY_LANES * ev_num_rows[g->regs[r].num].bytes;
  b->memory = ev_scratch(p, i, bytes, 1);
  if (!b->memory) return false;
  b->regs = b->memory;
  uint8_t *at = (uint8_t *)b->memory + pointers;
  for (uint32_t r = 0; r < g->reg_count; r++) {
    const lane_reg *reg = &g->regs[r];
    size_t size = ev_num_rows[reg->num].bytes;
    if (reg->kind == REG_ARG) continue;
    b->regs[r] = at;
    at += BODY_LANES * size;
    if (reg->kind == REG_CONSTANT) ev_nd_fill(b->regs[r], reg->bits, size, BODY_LANES);
    if (reg->kind != REG_CAPTURE) continue;
    const interp_value *v = ev_proc_top(p)->env->slots[reg->from];
    if (!v || v->kind != VALUE_TENSOR || v->num != reg->num || v->count != 1)
      return ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "a value used in a region is not there");
    ev_nd_fill(b->regs[r], v->data, size, BODY_LANES);
  }
  return true;
}

void ev_body_close(body *b) {
  free(b->memory);
  b->memory = NULL;
}

static void run_some(body *b, uint32_t steps, size_t lanes) {
  const lane_program *g = b->program;
  for (uint32_t s = 0; s < steps; s++) {
    const lane_step *step = &g->steps[s];
    const void *in[3];
    for (unsigned k = 0; k < step->k.e.arity; k++) in[k] = b->regs[step->in[k]];
    step->k.fn(&step->k, in, b->regs[step->out], lanes);
  }
}

void ev_body_steps(body *b, size_t lanes) { run_some(b, b->program->step_count, lanes); }

bool ev_body_run(body *b, size_t lanes, const void *const *args, void *const *results) {
  if (!b->program) {
    for (size_t k = 0; k < lanes; k++)
      if (!ev_region_apply(&b->r, k, args, results)) return false;
    return true;
  }
  const lane_program *g = b->program;
  if (!ev_run_count_steps(b->r.p, (uint64_t)lanes * b->r.block->count)) return false;
  for (size_t at = 0; at < lanes; at += BODY_LANES) {
    size_t m = lanes - at < BODY_LANES ? lanes - at : BODY_LANES;
    for (size_t k = 0; k < b->r.arg_count; k++)
      b->regs[k] = (uint8_t *)args[k] + at * ev_num_rows[b->r.args[k]].bytes;
    ev_body_steps(b, m);
    for (size_t r = 0; r < b->r.result_count; r++) {
      size_t size = ev_num_rows[b->r.results[r]].bytes;
      memmove((uint8_t *)results[r] + at * size, b->regs[g->returns[r]], m * size);
    }
  }
  return true;
}

/* --- Folds ------------------------------------------------------------------------------------ */

/* Whether the body is one op on its two arguments, in this order. */
static bool is_one_op(const body *b) {
  const lane_program *g = b->program;
  return g && b->r.arg_count == 2 && g->step_count == 1 && g->returns[0] == g->steps[0].out &&
         g->steps[0].k.e.arity == 2 && g->steps[0].in[0] == 0 && g->steps[0].in[1] == 1;
}

const fold_kernel *ev_body_fold_kernel(const body *b) {
  return is_one_op(b) ? ev_fold_kernel(b->program->steps[0].op, b->r.results[0]) : NULL;
}

/* --- Keys of comparators --- */

#define KEY_STEPS 24 /* a comparator of more steps is not looked at */

static const lane_step *step_of(const lane_program *g, uint32_t reg) {
  for (uint32_t s = 0; s < g->step_count; s++)
    if (g->steps[s].out == reg) return &g->steps[s];
  return NULL;
}

static bool same_kernel(const kern *x, const kern *y) {
  const element_op *a = &x->e, *b = &y->e;
  for (unsigned k = 0; k < a->arity; k++)
    if (a->in[k] != b->in[k]) return false;
  return x->fn == y->fn && a->op == b->op && a->arity == b->arity && a->out == b->out &&
         a->direction == b->direction && a->total == b->total && a->exponent == b->exponent &&
         a->mantissa == b->mantissa;
}

/* Whether register r is of argument *x ^ 1 what register l is of argument *x, of that one alone. */
static bool mirrored(const lane_program *g, uint32_t l, uint32_t r, uint32_t *x, unsigned *budget) {
  const lane_reg *a = &g->regs[l], *b = &g->regs[r];
  if (*budget == 0 || a->kind != b->kind || a->num != b->num) return false;
  --*budget;
  switch (a->kind) {
    case REG_ARG:
      if (*x == UINT32_MAX) *x = a->from;
      return a->from == *x && b->from == (*x ^ 1);
    case REG_CONSTANT: return memcmp(a->bits, b->bits, ev_num_rows[a->num].bytes) == 0;
    case REG_CAPTURE: return a->from == b->from;
    default: break;
  }
  const lane_step *s = step_of(g, l), *t = step_of(g, r);
  if (!s || !t || s->op != t->op || !same_kernel(&s->k, &t->k)) return false;
  for (unsigned k = 0; k < s->k.e.arity; k++)
    if (!mirrored(g, s->in[k], t->in[k], x, budget)) return false;
  return true;
}

bool ev_body_key(const body *b, body_key *key) {
  const lane_program *g = b->program;
  if (!g || g->return_count != 1 || g->step_count > KEY_STEPS) return false;
  const lane_step *s = step_of(g, g->returns[0]);
  uint32_t x = UINT32_MAX;
  unsigned budget = 4 * KEY_STEPS;
  if (!s || s->op != OP_STABLEHLO_COMPARE ||
      (s->k.e.direction != DIRECTION_LT && s->k.e.direction != DIRECTION_GT) ||
      !mirrored(g, s->in[0], s->in[1], &x, &budget) || x == UINT32_MAX)
    return false;
  /* key(y) < key(x) is the same order as key(x) > key(y). */
  bool from_y = x & 1;
  *key = (body_key){.input = x / 2,
                    .num = s->k.e.in[0],
                    .total = s->k.e.total,
                    .downwards = (s->k.e.direction == DIRECTION_GT) != from_y,
                    .steps = (uint32_t)(s - g->steps),
                    .reg = s->in[0]};
  return !ev_num_is(key->num, NUM_COMPLEX);
}

bool ev_body_keys(body *b, const body_key *key, size_t lanes, const void *elements, void *keys) {
  static const uint8_t unused[BODY_LANES * NUM_MAX_BYTES];
  if (!ev_run_count_steps(b->r.p, lanes * b->r.block->count)) return false;
  for (size_t k = 0; k < b->r.arg_count; k++)
    b->regs[k] = (uint8_t *)(uintptr_t)(k / 2 == key->input ? elements : unused);
  run_some(b, key->steps, lanes);
  memcpy(keys, b->regs[key->reg], lanes * ev_num_rows[key->num].bytes);
  return true;
}

/* A walk over a view: the next index, and the offset that goes with it. */
typedef struct cursor_nd {
  int64_t *index;
  int64_t offset;
} cursor_nd;
static void step_nd(cursor_nd *c, const int64_t *dims, const int64_t *strides, size_t rank) {
  for (size_t d = rank; d-- > 0;) {
    c->offset += strides[d];
    if (++c->index[d] < dims[d]) return;
    c->offset -= dims[d] * strides[d];
    c->index[d] = 0;
  }
}

/* One lane for each output, step after step of the reduction. */
static bool fold_lanes(body *b, const view_fold *v, uint8_t *const *lanes, int64_t *offsets,
                       int64_t *index, size_t outs, size_t reds) {
  const void **args = (const void **)(void *)(lanes + v->inputs);
  void **results = (void **)(void *)(args + 2 * v->inputs);
  cursor_nd out = {index, 0};
  for (size_t o = 0; o < outs; o += BODY_LANES) {
    size_t m = outs - o < BODY_LANES ? outs - o : BODY_LANES;
    bool dense = true;
    for (size_t k = 0; k < m; k++) {
      offsets[k] = out.offset;
      dense &= offsets[k] == offsets[0] + (int64_t)k;
      step_nd(&out, v->out_dims, v->out_strides, v->out_rank);
    }
    for (size_t q = 0; q < v->inputs; q++) {
      results[q] = v->acc[q] + o * ev_num_rows[b->r.results[q]].bytes;
      args[q] = results[q];
    }
    cursor_nd red = {index + v->out_rank, 0};
    for (size_t r = 0; r < reds; r++) {
      for (size_t q = 0; q < v->inputs; q++) {
        size_t size = ev_num_rows[b->r.args[v->inputs + q]].bytes;
        if (dense) {
          args[v->inputs + q] = v->in[q] + (offsets[0] + red.offset) * (int64_t)size;
        } else {
          ev_nd_pick(lanes[q], v->in[q], offsets, red.offset, m, size);
          args[v->inputs + q] = lanes[q];
        }
      }
      if (!ev_body_run(b, m, args, results)) return false;
      step_nd(&red, v->red_dims, v->red_strides, v->red_rank);
    }
  }
  return true;
}

/* --- Views, by a kernel of fold.h --- */

typedef struct kernel_fold {
  const fold_kernel *kernel;
  const view_fold *v;
  size_t size, outs, reds;
  int64_t *index; /* of results, then of what is reduced */
} kernel_fold;

static const uint8_t *element_at(const kernel_fold *f, int64_t offset) {
  return f->v->in[0] + offset * (int64_t)f->size;
}

#define FOLD_COLUMNS 4096 /* results that stay in the cache while what is reduced goes by */

/* The last dimension of the results is contiguous in the input. */
static void fold_columns(kernel_fold *f) {
  const view_fold *v = f->v;
  size_t last = v->out_rank - 1, width = (size_t)v->out_dims[last];
  cursor_nd out = {f->index, 0};
  for (size_t o = 0; o < f->outs; o += width) {
    for (size_t c = 0; c < width; c += FOLD_COLUMNS) {
      size_t n = width - c < FOLD_COLUMNS ? width - c : FOLD_COLUMNS;
      cursor_nd red = {f->index + v->out_rank, 0};
      for (size_t r = 0; r < f->reds; r++) {
        f->kernel->columns(v->acc[0] + (o + c) * f->size,
                           element_at(f, out.offset + (int64_t)c + red.offset), n);
        step_nd(&red, v->red_dims, v->red_strides, v->red_rank);
      }
    }
    step_nd(&out, v->out_dims, v->out_strides, last);
  }
}

/* The last dimension that is reduced is contiguous: some results at a time. */
static void fold_rows(kernel_fold *f) {
  const view_fold *v = f->v;
  size_t last = v->red_rank - 1, length = (size_t)v->red_dims[last], count;
  cursor_nd out = {f->index, 0};
  for (size_t o = 0; o < f->outs; o += count) {
    int64_t starts[FOLD_ROWS];
    count = f->outs - o < FOLD_ROWS ? 1 : FOLD_ROWS;
    for (size_t k = 0; k < count; k++) {
      starts[k] = out.offset;
      step_nd(&out, v->out_dims, v->out_strides, v->out_rank);
    }
    cursor_nd red = {f->index + v->out_rank, 0};
    for (size_t r = 0; r < f->reds; r += length) {
      const void *rows[FOLD_ROWS];
      for (size_t k = 0; k < count; k++) rows[k] = element_at(f, starts[k] + red.offset);
      (count == 1 ? f->kernel->row : f->kernel->rows)(v->acc[0] + o * f->size, rows, length);
      step_nd(&red, v->red_dims, v->red_strides, last);
    }
  }
}

/* Results that are NaNs once more, from the values that they began with. */
static bool fold_nans(body *b, kernel_fold *f, const uint8_t *began) {
  const view_fold *v = f->v;
  cursor_nd out = {f->index, 0};
  for (size_t o = 0; o < f->outs; o++) {
    uint8_t *acc = v->acc[0] + o * f->size;
    double value = ev_num_float(b->r.results[0], acc);
    cursor_nd red = {f->index + v->out_rank, 0};
    if (value != value) memcpy(acc, began + o * f->size, f->size);
    for (size_t r = 0; value != value && r < f->reds; r++) {
      const void *args[] = {acc, element_at(f, out.offset + red.offset)};
      void *results[] = {acc};
      if (!ev_body_run(b, 1, args, results)) return false;
      step_nd(&red, v->red_dims, v->red_strides, v->red_rank);
    }
    step_nd(&out, v->out_dims, v->out_strides, v->out_rank);
  }
  return true;
}

/* False in *done when no kernel does it. */
static bool fold_by_kernel(body *b, const view_fold *v, size_t outs, size_t reds, bool *done) {
  kernel_fold f = {.v = v, .size = ev_num_rows[b->r.results[0]].bytes, .outs = outs, .reds = reds};
  *done = false;
  if (v->inputs != 1) return true;
  f.kernel = ev_body_fold_kernel(b);
  bool columns = v->out_rank && v->out_strides[v->out_rank - 1] == 1 &&
                 v->out_dims[v->out_rank - 1] >= FOLD_ROWS;
  bool in_rows = v->red_rank && v->red_strides[v->red_rank - 1] == 1;
  if (!f.kernel || !(columns || in_rows)) return true;
  if (!ev_run_count_steps(b->r.p, exact_at_most(exact_at_most(outs, reds), 2))) return false;
  size_t integers = (v->out_rank + v->red_rank) * sizeof(int64_t);
  auto_free uint8_t *m = ev_scratch(b->r.p, b->r.i, integers + outs * f.size, 1);
  if (!m) return false;
  f.index = (int64_t *)(void *)m;
  memcpy(m + integers, v->acc[0], outs * f.size);
  (columns ? fold_columns : fold_rows)(&f);
  memset(f.index, 0, integers);
  bool ok = !ev_num_is(b->r.results[0], NUM_FLOAT) || fold_nans(b, &f, m + integers);
  *done = true;
  return ok;
}

bool ev_body_fold_views(body *b, const view_fold *v) {
  size_t outs = ev_nd_count(v->out_dims, v->out_rank), reds = ev_nd_count(v->red_dims, v->red_rank);
  bool done;
  if (outs == 0 || reds == 0) return true;
  if (!fold_by_kernel(b, v, outs, reds, &done)) return false;
  if (done) return true;
  /* Pointers (lanes, arguments, results), then offsets and indices, then a lane buffer per input.
   */
  size_t pointers = 5 * v->inputs * sizeof(void *);
  size_t integers = (BODY_LANES + v->out_rank + v->red_rank) * sizeof(int64_t);
  size_t head = (pointers + integers + 63) & ~(size_t)63;
  auto_free uint8_t *m =
      ev_scratch(b->r.p, b->r.i, head + v->inputs * BODY_LANES * NUM_MAX_BYTES, 1);
  if (!m) return false;
  uint8_t **lanes = (uint8_t **)(void *)m;
  int64_t *offsets = (int64_t *)(void *)(m + pointers), *index = offsets + BODY_LANES;
  for (size_t q = 0; q < v->inputs; q++) lanes[q] = m + head + q * BODY_LANES * NUM_MAX_BYTES;
  return fold_lanes(b, v, lanes, offsets, index, outs, reds);
}
