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

/* The ops that have an instruction. A row is X(op, kind of the first operand, field of the result,
 * value of the result from x, y and the third operand); kinds that compute in the same way share a
 * row. Other ops call their kernel. If a float result is a NaN, it is computed again, because the
 * kernel decides its bits. */
#define LOOP_INTS(X, K, T)       \
  X(ADD, K, T, (x.T + y.T))      \
  X(MULTIPLY, K, T, (x.T * y.T)) \
  X(AND, K, T, (x.T & y.T))      \
  X(OR, K, T, (x.T | y.T))       \
  X(XOR, K, T, (x.T ^ y.T))
#define LOOP_COMMUTATIVE(X)     \
  LOOP_INTS(X, I32, u32)        \
  LOOP_INTS(X, I64, u64)        \
  X(AND, I1, i1, (x.i1 & y.i1)) \
  X(OR, I1, i1, (x.i1 | y.i1))
#define LOOP_FLOATS(X, K, T)                        \
  X(ADD, K, T, right_##T(x.T + y.T, x.T, y.T))      \
  X(SUBTRACT, K, T, right_##T(x.T - y.T, x.T, y.T)) \
  X(MULTIPLY, K, T, right_##T(x.T *y.T, x.T, y.T))  \
  X(DIVIDE, K, T, right_##T(x.T / y.T, x.T, y.T))
#define LOOP_ORDERED(X)                  \
  X(SUBTRACT, I32, u32, (x.u32 - y.u32)) \
  X(SUBTRACT, I64, u64, (x.u64 - y.u64)) \
  LOOP_FLOATS(X, F32, f32)               \
  LOOP_FLOATS(X, F64, f64)               \
  X(SELECT, I1, bits, (x.i1 ? y.bits : c[o->in[2]].bits))
/* GE and GT are LE and LT with the operands exchanged. */
#define LOOP_EQUAL(X, K, T)  \
  X(EQ, K, i1, (x.T == y.T)) \
  X(NE, K, i1, (x.T != y.T))
#define LOOP_ORDER(X, K, T) \
  X(LT, K, i1, (x.T < y.T)) \
  X(LE, K, i1, (x.T <= y.T))
#define LOOP_INT_COMPARISONS(X) \
  LOOP_EQUAL(X, I32, u32)       \
  LOOP_EQUAL(X, I64, u64)       \
  LOOP_ORDER(X, I32, i32)       \
  LOOP_ORDER(X, U32, u32)       \
  LOOP_ORDER(X, I64, i64)       \
  LOOP_ORDER(X, U64, u64)
#define LOOP_COMPARISONS(X) \
  LOOP_INT_COMPARISONS(X)   \
  LOOP_EQUAL(X, F32, f32)   \
  LOOP_EQUAL(X, F64, f64)   \
  LOOP_ORDER(X, F32, f32)   \
  LOOP_ORDER(X, F64, f64)

/* To write a result to its cell and to read it again takes a dozen cycles. So three values are also
 * in registers: the last result ("at hand"), the last result of the round before ("kept"), and the
 * value that counts the rounds and is compared in the condition ("counted"). Instructions have
 * forms that take operands from there. */
#define LOOP_COUNTS(X) X(COUNT, I32, u32, (x.u32 + y.u32)) X(COUNT, I64, u64, (x.u64 + y.u64))

/* To read an instruction and to jump to what does it takes longer than an op on integers. So one
 * instruction does two ops if the second one alone needs the result of the first one, which then
 * has no cell. Both compute 64 bits: the lower ones do not depend on the upper ones, which nothing
 * reads of a smaller kind. A row is X(first op, its sign, second op, value of the result from x and
 * the other operand of the second op). */
#define LOOP_PAIRS_OF(X, first, sign)         \
  X(first, sign, ADD, (x.bits + y.bits))      \
  X(first, sign, MULTIPLY, (x.bits * y.bits)) \
  X(first, sign, AND, (x.bits & y.bits))      \
  X(first, sign, OR, (x.bits | y.bits))       \
  X(first, sign, XOR, (x.bits ^ y.bits))      \
  X(first, sign, SUBTRACT, (x.bits - y.bits)) \
  X(first, sign, SUBTRACT_FROM, (y.bits - x.bits))
#define LOOP_PAIRS(X)           \
  LOOP_PAIRS_OF(X, ADD, +)      \
  LOOP_PAIRS_OF(X, MULTIPLY, *) \
  LOOP_PAIRS_OF(X, AND, &)      \
  LOOP_PAIRS_OF(X, OR, |)       \
  LOOP_PAIRS_OF(X, XOR, ^)
enum {
  FROM_CELLS,
  X_AT_HAND,
  Y_AT_HAND,
  ORDERED_FORMS,
  X_COUNTED = ORDERED_FORMS, /* of a condition */
  WHILE_FORMS,
  X_KEPT = Y_AT_HAND,
  X_KEPT_Y_AT_HAND,
  COMMUTATIVE_FORMS,
};
enum {
  LOOP_KERNEL, /* calls k */
  LOOP_COPY,
/* A comparison or a boolean that ends a round: goes on, or leaves the loop, whose values are the
 * cells from in[2] on. */
#define CODE(op, K, T, value) \
  LOOP_WHILE_##op##_##K, LOOP_WHILE_##op##_##K##_LAST = LOOP_WHILE_##op##_##K + WHILE_FORMS - 1,
  LOOP_COMPARISONS(CODE) CODE(TRUE, I1, i1, x.i1)
#undef CODE
#define CODE(op, K, T, value) LOOP_##op##_##K,
      LOOP_COUNTS(CODE) LOOP_COMPARISONS(CODE)
#undef CODE
/* The condition that compares the count, and the next round's sum that counts. */
#define CODE(op, K, T, value) LOOP_ROUND_##op##_##K,
          LOOP_INT_COMPARISONS(CODE)
#undef CODE
#define CODE(first, sign, second, value) \
  LOOP_##first##_##second,               \
      LOOP_##first##_##second##_LAST = LOOP_##first##_##second + COMMUTATIVE_FORMS - 1,
              LOOP_PAIRS(CODE)
#undef CODE
#define CODE(op, K, T, value) \
  LOOP_##op##_##K, LOOP_##op##_##K##_LAST = LOOP_##op##_##K + ORDERED_FORMS - 1,
                  LOOP_ORDERED(CODE)
#undef CODE
#define CODE(op, K, T, value) \
  LOOP_##op##_##K, LOOP_##op##_##K##_LAST = LOOP_##op##_##K + COMMUTATIVE_FORMS - 1,
                      LOOP_COMMUTATIVE(CODE)
#undef CODE
};

typedef struct loop_insn {
  union {
    uint32_t code;
    const void *place; /* the same, when the loop is ready: where run_rounds does it */
  };
  uint32_t out, in[3];
  const kern *k;
} loop_insn;

/* Kept in insn.cache. Two rounds of the loop: the first one takes its values from one set of cells
 * and leaves them in another one, the second one takes them back. So no value is copied because the
 * one before is still needed. */
typedef struct loop_plan {
  loop_insn *code;         /* NULL: no such loop */
  loop_insn *again, *last; /* of two rounds */
  const lane_program *programs[2];
  uint32_t offsets[2]; /* of the registers of condition and body, but for the arguments */
  uint32_t count, args, cells, steps; /* of code; steps that one round counts for */
  uint32_t sets[2];                   /* the cells of the arguments */
  uint32_t kept;                      /* the argument that is kept; none: not below args */
  uint32_t counter, counted;          /* the argument that counts, and the step that adds to it */
  bool counts_early;                  /* the condition does that step, too */
} loop_plan;

static float right_f32(float r, float x, float y) {
  return __builtin_expect(r == r, 1) ? r : (float)ev_num_nan((double)x, (double)y);
}
static double right_f64(double r, double x, double y) {
  return __builtin_expect(r == r, 1) ? r : ev_num_nan(x, y);
}

/* --- Compilation --- */

/* Of a comparison: whether its operands change places. */
static bool is_turned(const lane_step *s) {
  return s->op == OP_STABLEHLO_COMPARE && !s->k.total &&
         (s->k.choice == KERN_GE || s->k.choice == KERN_GT);
}

/* A kind that computes alike: signs matter to order alone. */
static num_kind unsigned_alike(num_kind k) {
  return k == NUM_U32 ? NUM_I32 : k == NUM_U64 ? NUM_I64 : k;
}

static uint32_t code_of(const lane_step *s) {
  num_kind k = s->k.in[0], alike = unsigned_alike(k);
  if (s->op == UINT16_MAX) return LOOP_COPY;
#define CODE(name, K, T, value) \
  if (s->op == OP_STABLEHLO_##name && alike == NUM_##K) return LOOP_##name##_##K;
  LOOP_COMMUTATIVE(CODE)
  LOOP_ORDERED(CODE)
#undef CODE
  if (s->op != OP_STABLEHLO_COMPARE || s->k.total) return LOOP_KERNEL;
  unsigned choice = s->k.choice;
  if (is_turned(s)) choice = choice == KERN_GE ? KERN_LE : KERN_LT;
#define CODE(name, K, T, value)                                                \
  if (choice == KERN_##name && (KERN_##name < KERN_GE ? alike : k) == NUM_##K) \
    return LOOP_##name##_##K;
  LOOP_COMPARISONS(CODE)
#undef CODE
  return LOOP_KERNEL;
}

static bool is_typed(uint32_t code) { return code > LOOP_WHILE_TRUE_I1_LAST; }
static bool is_ordered(uint32_t code) { return code >= LOOP_SUBTRACT_I32 && code < LOOP_ADD_I32; }
static bool is_commutative(uint32_t code) { return code >= LOOP_ADD_I32; }

/* Where a register is in a round that takes its arguments from the cells `set`. */
static uint32_t cell_of(const loop_plan *l, unsigned region, uint32_t reg, uint32_t set) {
  return reg < l->args ? set + reg : l->offsets[region] + reg - l->args;
}

/* The cell whose value is at hand before the next instruction; none after a condition, to which
 * jumps lead. */
static uint32_t cell_at_hand(const loop_plan *l) {
  const loop_insn *last = l->count ? &l->code[l->count - 1] : NULL;
  return last && is_typed(last->code) ? last->out : UINT32_MAX;
}

static void exchange(loop_insn *o) {
  uint32_t x = o->in[0];
  o->in[0] = o->in[1];
  o->in[1] = x;
}

/* The form in which the instruction takes its operands from where they come soonest. `kept`: a
 * cell. */
static void choose_form(const loop_plan *l, loop_insn *o, uint32_t kept) {
  uint32_t hand = cell_at_hand(l);
  if (!is_commutative(o->code)) {
    o->code += o->in[0] == hand ? X_AT_HAND : o->in[1] == hand ? Y_AT_HAND : FROM_CELLS;
    return;
  }
  if (o->in[1] == kept || (o->in[1] == hand && o->in[0] != kept)) exchange(o);
  if (o->in[0] == kept)
    o->code += o->in[1] == hand ? X_KEPT_Y_AT_HAND : X_KEPT;
  else if (o->in[0] == hand)
    o->code += X_AT_HAND;
}

static bool is_returned_once(const lane_program *g, uint32_t reg) {
  uint32_t times = 0;
  for (uint32_t r = 0; r < g->return_count; r++) times += g->returns[r] == reg;
  return times == 1;
}

/* Where the body's step leaves its result: in the next round's argument if it is that alone. */
static uint32_t place_of(const loop_plan *l, unsigned region, uint32_t reg, uint32_t set,
                         uint32_t next) {
  const lane_program *g = l->programs[region];
  if (region == 1 && reg >= l->args && g->regs[reg].kind == REG_STEP && is_returned_once(g, reg))
    for (uint32_t r = 0; r < l->args; r++)
      if (g->returns[r] == reg) return next + r;
  return cell_of(l, region, reg, set);
}

/* The sum that counts: its operands are the count and what is added. */
static void make_count(const loop_plan *l, loop_insn *o, uint32_t set) {
  if (o->in[0] != set + l->counter) exchange(o);
  o->code = o->code == LOOP_ADD_I32 ? LOOP_COUNT_I32 : LOOP_COUNT_I64;
}

/* The code of both together; LOOP_KERNEL: there is none. */
static uint32_t pair_code(const loop_insn *first, const loop_insn *second) {
#define IS(o, op, form) \
  ((o)->code == LOOP_##op##_I32 + (form) || (o)->code == LOOP_##op##_I64 + (form))
#define LOOP_SUBTRACT_FROM_I32 LOOP_SUBTRACT_I32 - X_AT_HAND + Y_AT_HAND
#define LOOP_SUBTRACT_FROM_I64 LOOP_SUBTRACT_I64 - X_AT_HAND + Y_AT_HAND
#define CODE(op, sign, then, value)                         \
  for (uint32_t form = 0; form < COMMUTATIVE_FORMS; form++) \
    if (IS(first, op, form) && IS(second, then, X_AT_HAND)) return LOOP_##op##_##then + form;
  LOOP_PAIRS(CODE)
#undef CODE
#undef IS
#undef LOOP_SUBTRACT_FROM_I32
#undef LOOP_SUBTRACT_FROM_I64
  return LOOP_KERNEL;
}

static uint32_t uses_of(const lane_program *g, uint32_t reg) {
  uint32_t times = 0;
  for (uint32_t r = 0; r < g->return_count; r++) times += g->returns[r] == reg;
  for (uint32_t k = 0; k < g->step_count; k++)
    for (unsigned a = 0; a < g->steps[k].k.arity; a++) times += g->steps[k].in[a] == reg;
  return times;
}

/* Lets the last instruction do o as well, if o alone needs its result. */
static bool joins(const loop_plan *l, unsigned region, const lane_step *s, const loop_insn *o) {
  const lane_program *g = l->programs[region];
  loop_insn *last = l->count ? &l->code[l->count - 1] : NULL;
  uint32_t code = last ? pair_code(last, o) : LOOP_KERNEL;
  if (code == LOOP_KERNEL) return false;
  unsigned other = o->in[0] == last->out;
  uint32_t reg = s->in[0];
  for (unsigned a = 0; a < s->k.arity; a++)
    if (cell_of(l, region, s->in[a], 0) == last->out) reg = s->in[a];
  if (g->regs[reg].kind != REG_STEP || cell_of(l, region, reg, 0) != last->out ||
      uses_of(g, reg) != 1)
    return false;
  last->code = code;
  last->in[2] = o->in[other];
  last->out = o->out;
  return true;
}

static void add_steps(loop_plan *l, unsigned region, uint32_t set, uint32_t next) {
  const lane_program *g = l->programs[region];
  for (uint32_t k = 0; k < g->step_count; k++) {
    const lane_step *s = &g->steps[k];
    if (region == 1 && k == l->counted && l->counts_early) continue;
    loop_insn o = {.code = code_of(s), .out = place_of(l, region, s->out, set, next), .k = &s->k};
    for (unsigned a = 0; a < 3; a++)
      o.in[a] = place_of(l, region, s->in[a < s->k.arity ? a : 0], set, next);
    if (is_turned(s) && o.code != LOOP_KERNEL) exchange(&o);
    if (region == 1 && k == l->counted)
      make_count(l, &o, set);
    else if (is_ordered(o.code) || is_commutative(o.code))
      choose_form(l, &o, region == 1 && l->kept < l->args ? set + l->kept : UINT32_MAX);
    if (!joins(l, region, s, &o)) l->code[l->count++] = o;
  }
}

/* Results that are not where the next round takes them from. */
static void add_copies(loop_plan *l, uint32_t set, uint32_t next) {
  const lane_program *g = l->programs[1];
  for (uint32_t r = 0; r < l->args; r++) {
    uint32_t from = place_of(l, 1, g->returns[r], set, next);
    if (from != next + r)
      l->code[l->count++] =
          (loop_insn){.code = LOOP_COPY, .out = next + r, .in = {from, from, from}};
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

/* LOOP_KERNEL: it is no comparison of integers. */
static uint32_t round_code(uint32_t comparison) {
#define CODE(op, K, T, value) \
  if (comparison == LOOP_##op##_##K) return LOOP_ROUND_##op##_##K;
  LOOP_INT_COMPARISONS(CODE)
#undef CODE
  return LOOP_KERNEL;
}

/* The register that is added to the count. */
static uint32_t added(const loop_plan *l) {
  const lane_step *s = &l->programs[1]->steps[l->counted];
  return s->in[s->in[0] == l->counter];
}

/* Makes the condition count, too. */
static void count_early(const loop_plan *l, loop_insn *o, uint32_t set) {
  const lane_program *cond = l->programs[0], *g = l->programs[1];
  uint32_t next = l->sets[set == l->sets[0]];
  o->code = round_code(code_of(&cond->steps[cond->step_count - 1]));
  o->in[0] = place_of(l, 1, added(l), set, next);
  o->out = place_of(l, 1, g->steps[l->counted].out, set, next);
}

/* The condition on the arguments in `set`; a comparison that stands last decides by itself. */
static void add_condition(loop_plan *l, uint32_t set) {
  uint32_t from = l->count;
  add_steps(l, 0, set, set);
  uint32_t tested = cell_of(l, 0, l->programs[0]->returns[0], set);
  loop_insn o = {.in = {tested, tested}, .code = LOOP_WHILE_TRUE_I1};
  if (l->count > from && l->code[l->count - 1].out == tested) {
    uint32_t code = l->code[l->count - 1].code;
#define CODE(name, K, T, value) \
  if (code == LOOP_##name##_##K) o.code = LOOP_WHILE_##name##_##K;
    LOOP_COMPARISONS(CODE)
#undef CODE
    if (o.code != LOOP_WHILE_TRUE_I1) memcpy(o.in, l->code[--l->count].in, sizeof o.in);
  }
  if (l->counts_early)
    count_early(l, &o, set);
  else if (l->counter < l->args && o.in[0] == set + l->counter)
    o.code += X_COUNTED;
  else
    choose_form(l, &o, UINT32_MAX);
  o.in[2] = set;
  l->code[l->count++] = o;
}

/* What the body's last instruction leaves at hand is still there in the next round if the condition
 * is but a comparison. */
static uint32_t kept_argument(const loop_plan *l) {
  const lane_program *cond = l->programs[0], *g = l->programs[1];
  if (cond->step_count != 1 || cond->steps[0].out != cond->returns[0]) return UINT32_MAX;
  uint32_t code = code_of(&cond->steps[0]), k = g->step_count;
  if (!is_typed(code) || is_ordered(code) || is_commutative(code)) return UINT32_MAX;
  while (k > 0 &&
         (!is_typed(code_of(&g->steps[k - 1])) || (l->counts_early && k - 1 == l->counted)))
    k--;
  if (k == 0) return UINT32_MAX;
  return place_of(l, 1, g->steps[k - 1].out, l->sets[0], l->sets[1]) - l->sets[1];
}

/* An argument to which a step adds for the next round, and which the condition compares. */
static void find_counter(loop_plan *l) {
  const lane_program *cond = l->programs[0], *g = l->programs[1];
  l->counter = l->counted = UINT32_MAX;
  if (cond->step_count == 0) return;
  const lane_step *test = &cond->steps[cond->step_count - 1];
  if (test->op != OP_STABLEHLO_COMPARE || test->out != cond->returns[0]) return;
  uint32_t r = test->in[is_turned(test)];
  for (uint32_t k = 0; r < l->args && k < g->step_count; k++) {
    const lane_step *s = &g->steps[k];
    uint32_t code = code_of(s);
    if (s->out != g->returns[r] || (code != LOOP_ADD_I32 && code != LOOP_ADD_I64) ||
        (s->in[0] != r && s->in[1] != r))
      continue;
    l->counter = r;
    l->counted = k;
  }
  l->counts_early = l->counter < l->args && g->regs[added(l)].kind != REG_STEP &&
                    round_code(code_of(test)) != LOOP_KERNEL;
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
  l->sets[1] = l->args;
  l->offsets[0] = 2 * l->args;
  l->offsets[1] = l->args + cond->reg_count;
  l->cells = cond->reg_count + after->reg_count;
  l->steps = i->blocks[0]->count + i->blocks[1]->count;
  l->code = ev_run_alloc(
      p->run, 3 * (size_t)(cond->step_count + 1) + 2 * ((size_t)after->step_count + l->args),
      sizeof *l->code);
  if (!l->code) return;
  find_counter(l);
  l->kept = kept_argument(l);
  add_condition(l, l->sets[0]);
  l->again = l->code + l->count;
  for (unsigned q = 0; q < 2; q++) {
    uint32_t set = l->sets[q], next = l->sets[!q];
    add_steps(l, 1, set, next);
    add_copies(l, set, next);
    add_condition(l, next);
  }
  l->last = l->code + l->count - 1;
}

/* --- Running --- */

static void call_kernel(const loop_insn *o, cell *c) {
  const void *in[] = {&c[o->in[0]], &c[o->in[1]], &c[o->in[2]]};
  o->k->fn(o->k, in, &c[o->out], 1);
}

/* The number of steps at which ev_run_count_steps has something to say. */
static uint64_t next_question(const run *r) {
  uint64_t most = r->options->max_steps ? r->options->max_steps + 1 : UINT64_MAX;
  uint64_t stop = (r->steps / STEPS_PER_QUESTION + 1) * STEPS_PER_QUESTION;
  return r->options->stop && stop < most ? stop : most;
}

/* Rounds until one has to ask; that one is the last. */
static uint64_t rounds_until_question(const run *r, const loop_plan *l) {
  uint64_t question = next_question(r);
  return question > r->steps ? (question - 1 - r->steps) / l->steps + 1 : 1;
}

static void count_rounds(proc *p, const loop_plan *l, uint64_t n) { p->run->steps += n * l->steps; }

/* What a round seldom needs, in memory, so that registers are left for values. */
typedef struct rounds {
  proc *p;
  const loop_plan *l;
  uint64_t all; /* rounds from one question to the next */
  const loop_insn *again, *last;
} rounds;

/* Rounds until the next question; 0: the run has to end. */
static __attribute__((noinline, cold)) uint64_t ask(rounds *r) {
  count_rounds(r->p, r->l, r->all - 1);
  if (!ev_run_count_steps(r->p, r->l->steps)) return 0;
  return r->all = rounds_until_question(r->p->run, r->l);
}

/* Differences of labels are differences of pointers to void. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpointer-arith"
/* Rounds until the condition fails: the cells of the values; NULL when the run has to end. */
static cell *run_rounds(proc *p, const loop_plan *l, cell *c) {
#define AT(label) &&label - &&kernel
#define CODE(op, K, T, value)                                               \
  AT(while_##op##_##K), AT(while_##op##_##K##_x), AT(while_##op##_##K##_y), \
      AT(while_##op##_##K##_counted),
#define TRUE_CODE CODE(TRUE, I1, i1, x.i1)
  static const int32_t places[] = {0, AT(copy),
                                   LOOP_COMPARISONS(CODE) TRUE_CODE
#undef CODE
#define CODE(op, K, T, value) AT(op##_##K),
                                       LOOP_COUNTS(CODE) LOOP_COMPARISONS(CODE)
#undef CODE
#define CODE(op, K, T, value) AT(round_##op##_##K),
                                           LOOP_INT_COMPARISONS(CODE)
#undef CODE
#define CODE(first, sign, second, value)                                       \
  AT(first##_##second), AT(first##_##second##_x), AT(first##_##second##_kept), \
      AT(first##_##second##_both),
                                               LOOP_PAIRS(CODE)
#undef CODE
#define CODE(op, K, T, value) AT(op##_##K), AT(op##_##K##_x), AT(op##_##K##_y),
                                                   LOOP_ORDERED(CODE)
#undef CODE
#define CODE(op, K, T, value) \
  AT(op##_##K), AT(op##_##K##_x), AT(op##_##K##_kept), AT(op##_##K##_both),
                                                       LOOP_COMMUTATIVE(CODE)
#undef CODE
  };
  if (!c) { /* makes codes places */
    for (loop_insn *o = l->code; o < l->code + l->count; o++) {
      o->place = &&kernel + places[o->code];
    }
    return NULL;
  }
  const loop_insn *o = l->code;
  cell x, y, r;
  uint64_t hand = l->kept < l->args ? c[l->kept].bits : 0, kept = hand;
  uint64_t count = l->counter < l->args ? c[l->counter].bits : 0;
  rounds seldom = {p, l, rounds_until_question(p->run, l), l->again, l->last};
  uint64_t left = seldom.all + 1; /* the first ends no round */
/* A processor predicts a jump sooner if it has always led to the same place. */
#define GO goto * o->place
  GO;
kernel:
  call_kernel(o, c);
  o++;
  GO;
copy:
  c[o->out] = c[o->in[0]];
  o++;
  GO;
#define FORM(label, first, second, T, value) \
  label:                                     \
  RESULT(first, second, T, value)            \
  GO;
#define RESULT(first, second, T, value) \
  x.bits = first;                       \
  y.bits = second;                      \
  r.bits = 0;                           \
  r.T = value;                          \
  hand = r.bits;                        \
  c[o->out].bits = hand;                \
  (void)x;                              \
  (void)y;                              \
  o++;
#define X_CELL c[o->in[0]].bits
#define Y_CELL c[o->in[1]].bits
#define CODE(op, K, T, value) FORM(op##_##K, X_CELL, Y_CELL, T, value)
  LOOP_COMPARISONS(CODE)
#undef CODE
#define CODE(op, K, T, value)                              \
  op##_##K : RESULT(count, Y_CELL, T, value) count = hand; \
  GO;
  LOOP_COUNTS(CODE)
#undef CODE
#define CODE(op, K, T, value)                \
  FORM(op##_##K, X_CELL, Y_CELL, T, value)   \
  FORM(op##_##K##_x, hand, Y_CELL, T, value) \
  FORM(op##_##K##_y, X_CELL, hand, T, value)
  LOOP_ORDERED(CODE)
#undef CODE
#define CODE(op, K, T, value)                   \
  FORM(op##_##K, X_CELL, Y_CELL, T, value)      \
  FORM(op##_##K##_x, hand, Y_CELL, T, value)    \
  FORM(op##_##K##_kept, kept, Y_CELL, T, value) \
  FORM(op##_##K##_both, kept, hand, T, value)
  LOOP_COMMUTATIVE(CODE)
#undef CODE
#undef FORM
#undef RESULT
#define FORM(label, first, sign, second, value) \
  label:                                        \
  x.bits = (first)sign(second);                 \
  y.bits = c[o->in[2]].bits;                    \
  c[o->out].bits = hand = value;                \
  o++;                                          \
  GO;
#define CODE(op, sign, second, value)                   \
  FORM(op##_##second, X_CELL, sign, Y_CELL, value)      \
  FORM(op##_##second##_x, hand, sign, Y_CELL, value)    \
  FORM(op##_##second##_kept, kept, sign, Y_CELL, value) \
  FORM(op##_##second##_both, kept, sign, hand, value)
  LOOP_PAIRS(CODE)
#undef CODE
#undef FORM
#define FORM(label, first, second, value, then) \
  label:                                        \
  if (__builtin_expect(--left == 0, 0)) {       \
    left = ask(&seldom);                        \
    if (!left) return NULL;                     \
  }                                             \
  x.bits = first;                               \
  y.bits = second;                              \
  (void)y;                                      \
  kept = hand;                                  \
  if (!(value)) goto leave;                     \
  then;                                         \
  o = o == seldom.last ? seldom.again : o + 1;  \
  GO;
#define NOTHING (void)0
#define CODE(op, K, T, value)                              \
  FORM(while_##op##_##K, X_CELL, Y_CELL, value, NOTHING)   \
  FORM(while_##op##_##K##_x, hand, Y_CELL, value, NOTHING) \
  FORM(while_##op##_##K##_y, X_CELL, hand, value, NOTHING) \
  FORM(while_##op##_##K##_counted, count, Y_CELL, value, NOTHING)
  LOOP_COMPARISONS(CODE)
  TRUE_CODE
#undef CODE
#define COUNT c[o->out].bits = hand = count += X_CELL
#define CODE(op, K, T, value) FORM(round_##op##_##K, count, Y_CELL, value, COUNT)
  LOOP_INT_COMPARISONS(CODE)
#undef CODE
#undef FORM
leave:
  count_rounds(seldom.p, seldom.l, seldom.all - left);
  return c + o->in[2];
}
#pragma GCC diagnostic pop

static bool load(proc *p, insn *i, const loop_plan *l, interp_value **in, cell *c) {
  memset(c, 0, l->cells * sizeof *c);
  for (uint32_t k = 0; k < l->args; k++) memcpy(&c[k], in[k]->data, ev_num_rows[in[k]->num].bytes);
  for (unsigned q = 0; q < 2; q++) {
    const lane_program *g = l->programs[q];
    for (uint32_t r = 0; r < g->reg_count; r++) {
      const lane_reg *reg = &g->regs[r];
      cell *to = &c[cell_of(l, q, r, l->sets[0])];
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
    if (l->code) run_rounds(p, l, NULL);
  }
  if (!l->code || !values_fit(l, i, in)) return false;
  auto_free cell *c = ev_scratch(p, i, l->cells, sizeof *c);
  const cell *values = c && load(p, i, l, in, c) ? run_rounds(p, l, c) : NULL;
  *status = values && store(p, i, l, values, out) ? EVAL_OK : EVAL_FAIL;
  return true;
}
