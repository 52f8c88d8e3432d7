#include "loop.h"

#include <stdlib.h>
#include <string.h>

#include "lanes.h"

/* --- Instructions --- */

typedef union cell {
  uint8_t i1;
  int32_t i32;
  uint32_t u32;
  int64_t i64;
  uint64_t u64, bits;
  float f32;
  double f64;
} cell;
_Static_assert(sizeof(cell) == 8, "elements of up to 8 bytes");

/* What has an instruction of its own: op, kind of the first operand, the field of the result, its
 * value from x, y and the third operand. Anything else calls the op's kernel. Floats: a NaN that
 * comes out is made again. */
#define LOOP_INTS(X, K, T)       \
  X(ADD, K, T, (x.T + y.T))      \
  X(SUBTRACT, K, T, (x.T - y.T)) \
  X(MULTIPLY, K, T, (x.T * y.T)) \
  X(AND, K, T, (x.T & y.T))      \
  X(OR, K, T, (x.T | y.T))       \
  X(XOR, K, T, (x.T ^ y.T))
#define LOOP_FLOATS(X, K, T)                        \
  X(ADD, K, T, right_##T(x.T + y.T, x.T, y.T))      \
  X(SUBTRACT, K, T, right_##T(x.T - y.T, x.T, y.T)) \
  X(MULTIPLY, K, T, right_##T(x.T *y.T, x.T, y.T))  \
  X(DIVIDE, K, T, right_##T(x.T / y.T, x.T, y.T))
#define LOOP_OPS(X)             \
  LOOP_INTS(X, I32, u32)        \
  LOOP_INTS(X, U32, u32)        \
  LOOP_INTS(X, I64, u64)        \
  LOOP_INTS(X, U64, u64)        \
  LOOP_FLOATS(X, F32, f32)      \
  LOOP_FLOATS(X, F64, f64)      \
  X(AND, I1, i1, (x.i1 & y.i1)) \
  X(OR, I1, i1, (x.i1 | y.i1))  \
  X(SELECT, I1, bits, (x.i1 ? y.bits : c[o->in[2]].bits))
#define LOOP_COMPARED(X) X(I32, i32) X(U32, u32) X(I64, i64) X(U64, u64) X(F32, f32) X(F64, f64)
#define LOOP_DIRECTIONS(X, K, T) \
  X(EQ, ==, K, T) X(NE, !=, K, T) X(GE, >=, K, T) X(GT, >, K, T) X(LE, <=, K, T) X(LT, <, K, T)

enum {
  LOOP_KERNEL, /* calls k */
  LOOP_COPY,
  LOOP_LEAVE_UNLESS, /* the loop, when register `in[0]` is false */
  LOOP_REPEAT,
/* The loop, when the comparison fails. */
#define CODE(direction, test, K, T) LOOP_WHILE_##direction##_##K,
#define CODES(K, T) LOOP_DIRECTIONS(CODE, K, T)
  LOOP_COMPARED(CODES)
#undef CODE
#undef CODES
#define CODE(op, K, T, value) LOOP_##op##_##K,
      LOOP_OPS(CODE)
#undef CODE
#define CODE(direction, test, K, T) LOOP_##direction##_##K,
#define CODES(K, T) LOOP_DIRECTIONS(CODE, K, T)
          LOOP_COMPARED(CODES)
#undef CODE
#undef CODES
};

typedef struct loop_insn {
  uint32_t code, out, in[3];
  const kern *k;
} loop_insn;

/* Kept in insn.cache. */
typedef struct loop_plan {
  loop_insn *code; /* NULL: no such loop */
  const lane_program *programs[2];
  uint32_t offsets[2]; /* of the registers of condition and body, but for the arguments */
  uint32_t count, args, cells, steps; /* of code; steps that one round counts for */
} loop_plan;

static float right_f32(float r, float x, float y) {
  return __builtin_expect(r == r, 1) ? r : (float)ev_num_nan((double)x, (double)y);
}
static double right_f64(double r, double x, double y) {
  return __builtin_expect(r == r, 1) ? r : ev_num_nan(x, y);
}

/* --- Compilation --- */

static uint32_t code_of(const lane_step *s) {
  num_kind k = s->k.in[0];
  if (s->op == UINT16_MAX) return LOOP_COPY;
#define CODE(name, K, T, value) \
  if (s->op == OP_STABLEHLO_##name && k == NUM_##K) return LOOP_##name##_##K;
  LOOP_OPS(CODE)
#undef CODE
  if (s->op != OP_STABLEHLO_COMPARE || s->k.total) return LOOP_KERNEL;
#define CODE(direction, test, K, T) \
  if (k == NUM_##K && s->k.choice == KERN_##direction) return LOOP_##direction##_##K;
#define CODES(K, T) LOOP_DIRECTIONS(CODE, K, T)
  LOOP_COMPARED(CODES)
#undef CODE
#undef CODES
  return LOOP_KERNEL;
}

static uint32_t cell_of(const loop_plan *l, unsigned region, uint32_t reg) {
  return reg < l->args ? reg : l->offsets[region] + reg - l->args;
}

static void add_steps(loop_plan *l, unsigned region) {
  const lane_program *g = l->programs[region];
  for (uint32_t k = 0; k < g->step_count; k++) {
    const lane_step *s = &g->steps[k];
    loop_insn *o = &l->code[l->count++];
    *o = (loop_insn){.code = code_of(s), .out = cell_of(l, region, s->out), .k = &s->k};
    for (unsigned a = 0; a < 3; a++) o->in[a] = cell_of(l, region, s->in[a < s->k.arity ? a : 0]);
  }
}

/* Whether instructions from `at` on read or write the cell. */
static bool is_touched(const loop_plan *l, uint32_t at, uint32_t c) {
  for (; at < l->count; at++) {
    const loop_insn *o = &l->code[at];
    if (o->out == c || o->in[0] == c || o->in[1] == c || o->in[2] == c) return true;
  }
  return false;
}

static bool is_returned_once(const lane_program *g, uint32_t reg) {
  uint32_t times = 0;
  for (uint32_t r = 0; r < g->return_count; r++) times += g->returns[r] == reg;
  return times == 1;
}

/* The body's results become the arguments: by the instruction that makes them where nothing after
 * it has to do with either, else by a copy. */
static void add_results(loop_plan *l, uint32_t body_at) {
  const lane_program *g = l->programs[1];
  uint32_t body_end = l->count;
  for (uint32_t r = 0; r < l->args; r++) {
    uint32_t from = cell_of(l, 1, g->returns[r]), at = body_at;
    while (at < body_end && l->code[at].out != from) at++;
    if (at < body_end && is_returned_once(g, g->returns[r]) && !is_touched(l, at + 1, r) &&
        !is_touched(l, at + 1, from))
      l->code[at].out = r;
    else if (from != r)
      l->code[l->count++] = (loop_insn){.code = LOOP_COPY, .out = r, .in = {from, from, from}};
  }
}

static bool types_fit(const loop_plan *l) {
  const lane_program *cond = l->programs[0], *after = l->programs[1];
  if (cond->return_count != 1 || cond->regs[cond->returns[0]].num != NUM_I1 ||
      after->return_count != l->args)
    return false;
  for (uint32_t r = 0; r < l->args; r++) {
    num_kind k = after->regs[r].num;
    if (cond->regs[r].num != k || after->regs[after->returns[r]].num != k) return false;
  }
  for (unsigned q = 0; q < 2; q++)
    for (uint32_t r = 0; r < l->programs[q]->reg_count; r++)
      if (ev_num_rows[l->programs[q]->regs[r].num].bytes > sizeof(cell)) return false;
  return true;
}

/* A comparison that stands last decides by itself. */
static void add_condition(loop_plan *l) {
  uint32_t tested = cell_of(l, 0, l->programs[0]->returns[0]);
  loop_insn *last = l->count ? &l->code[l->count - 1] : NULL;
  if (last && last->out == tested) {
#define CODE(direction, test, K, T)            \
  if (last->code == LOOP_##direction##_##K) {  \
    last->code = LOOP_WHILE_##direction##_##K; \
    return;                                    \
  }
#define CODES(K, T) LOOP_DIRECTIONS(CODE, K, T)
    LOOP_COMPARED(CODES)
#undef CODE
#undef CODES
  }
  l->code[l->count++] = (loop_insn){.code = LOOP_LEAVE_UNLESS, .in = {tested, tested, tested}};
}

static void compile(proc *p, insn *i, loop_plan *l) {
  if (i->block_count != 2 || i->in_count == 0) return;
  for (unsigned q = 0; q < 2; q++) {
    block_plan *b = i->blocks[q];
    if (!b || b->arg_count != i->in_count || b->block == NULL) return;
    if (!(l->programs[q] = ev_lanes_compile(p, b))) return;
  }
  const lane_program *cond = l->programs[0], *after = l->programs[1];
  l->args = i->in_count;
  if (!types_fit(l)) return;
  l->offsets[0] = l->args;
  l->offsets[1] = cond->reg_count;
  l->cells = cond->reg_count + after->reg_count;
  l->steps = i->blocks[0]->count + i->blocks[1]->count;
  l->code =
      ev_run_alloc(p->run, cond->step_count + after->step_count + l->args + 2, sizeof *l->code);
  if (!l->code) return;
  add_steps(l, 0);
  add_condition(l);
  uint32_t body_at = l->count;
  add_steps(l, 1);
  add_results(l, body_at);
  l->code[l->count++] = (loop_insn){.code = LOOP_REPEAT};
}

/* --- Running --- */

static void call_kernel(const loop_insn *o, cell *c) {
  const void *in[] = {&c[o->in[0]], &c[o->in[1]], &c[o->in[2]]};
  o->k->fn(o->k, in, &c[o->out], 1);
}

/* A whole cell: reading 8 bytes of which less was just written takes a dozen cycles longer. */
#define STORE(T, value)      \
  {                          \
    cell r = {.bits = 0};    \
    r.T = value;             \
    c[o->out].bits = r.bits; \
  }

/* The number of steps at which ev_run_count_steps has something to say. */
static uint64_t next_question(const run *r) {
  uint64_t most = r->options->max_steps ? r->options->max_steps + 1 : UINT64_MAX;
  uint64_t stop = (r->steps / STEPS_PER_QUESTION + 1) * STEPS_PER_QUESTION;
  return r->options->stop && stop < most ? stop : most;
}

static bool count_round(proc *p, const loop_plan *l, uint64_t *question) {
  run *r = p->run;
  if (r->steps + l->steps < *question) {
    r->steps += l->steps;
    return true;
  }
  bool ok = ev_run_count_steps(p, l->steps);
  *question = next_question(r);
  return ok;
}

/* Rounds until the condition fails; false when the run has to end. */
static bool run_rounds(proc *p, const loop_plan *l, cell *c) {
  const loop_insn *o = l->code;
  uint64_t question = next_question(p->run);
  for (;; o++) {
    cell x = c[o->in[0]], y = c[o->in[1]];
    switch (o->code) {
      case LOOP_KERNEL: call_kernel(o, c); break;
      case LOOP_COPY: c[o->out] = x; break;
      case LOOP_LEAVE_UNLESS:
        if (!x.i1) return true;
        break;
      case LOOP_REPEAT:
        if (!count_round(p, l, &question)) return false;
        o = l->code - 1;
        break;
#define CODE(op, K, T, value) \
  case LOOP_##op##_##K: STORE(T, value); break;
        LOOP_OPS(CODE)
#undef CODE
#define CODE(direction, test, K, T) \
  case LOOP_##direction##_##K:      \
    STORE(i1, x.T test y.T);        \
    break;
#define CODES(K, T) LOOP_DIRECTIONS(CODE, K, T)
        LOOP_COMPARED(CODES)
#undef CODE
#define CODE(direction, test, K, T)   \
  case LOOP_WHILE_##direction##_##K:  \
    if (!(x.T test y.T)) return true; \
    break;
        LOOP_COMPARED(CODES)
#undef CODE
#undef CODES
      default: break;
    }
  }
}

static bool load(proc *p, insn *i, const loop_plan *l, interp_value **in, cell *c) {
  memset(c, 0, l->cells * sizeof *c);
  for (uint32_t k = 0; k < l->args; k++) memcpy(&c[k], in[k]->data, ev_num_rows[in[k]->num].bytes);
  for (unsigned q = 0; q < 2; q++) {
    const lane_program *g = l->programs[q];
    for (uint32_t r = 0; r < g->reg_count; r++) {
      const lane_reg *reg = &g->regs[r];
      cell *to = &c[cell_of(l, q, r)];
      if (reg->kind == REG_CONSTANT) memcpy(to, reg->bits, ev_num_rows[reg->num].bytes);
      if (reg->kind != REG_CAPTURE) continue;
      const interp_value *v = ev_proc_top(p)->env->slots[reg->from];
      if (!v || v->kind != VALUE_TENSOR || v->num != reg->num || v->count != 1)
        return ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "a value used in a region is not there");
      memcpy(to, v->data, ev_num_rows[v->num].bytes);
    }
  }
  return true;
}

static bool store(proc *p, insn *i, const loop_plan *l, const cell *c, interp_value **out) {
  for (uint32_t k = 0; k < l->args; k++) {
    num_kind num = l->programs[1]->regs[k].num;
    out[k] = ev_value_tensor(p->run->pool, i->blocks[1]->block->args[k]->type, num, 1);
    if (!out[k]) return ev_no_memory(p, i);
    memcpy(out[k]->data, &c[k], ev_num_rows[num].bytes);
  }
  return true;
}

static bool values_fit(const loop_plan *l, const insn *i, interp_value *const *in) {
  for (uint32_t k = 0; k < l->args; k++)
    if (in[k]->kind != VALUE_TENSOR || in[k]->num != l->programs[1]->regs[k].num ||
        in[k]->count != 1 || value_rank(in[k]) != 0)
      return false;
  return i->out_count == l->args;
}

bool ev_loop_run(proc *p, insn *i, interp_value **in, interp_value **out, eval_status *status) {
  if (p->run->options->audit) return false; /* the machine compares every op with its definition */
  loop_plan *l = i->cache;
  if (!l) {
    l = ev_run_alloc(p->run, 1, sizeof *l);
    if (!l) return false;
    i->cache = l;
    compile(p, i, l);
  }
  if (!l->code || !values_fit(l, i, in)) return false;
  auto_free cell *c = ev_scratch(p, i, l->cells, sizeof *c);
  *status = c && load(p, i, l, in, c) && run_rounds(p, l, c) && store(p, i, l, c, out) ? EVAL_OK
                                                                                       : EVAL_FAIL;
  return true;
}
