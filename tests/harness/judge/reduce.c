/* SPDX-License-Identifier: Apache-2.0 */
/* Reduction of 30 random programs of 100 to 200 ops, each with a consumer that has one fault: it
 * computes another op, or dies, in some cases only if the program has a certain other op, too. */
#include "harness/reduce/reduce.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "passes/effects.h"
#include "tests/harness/suite.h"
#include "text/text.h"

enum { FAILURES = 30, NAMES = 15 };

/* Ops of one kind have the same operands and properties, so one can take the place of another. */
static const struct op_kind {
  const char *name;
  int kind; /* 0 and 1: unary, 2: binary */
} kinds[NAMES] = {{"negate", 0}, {"abs", 0},      {"floor", 0},    {"ceil", 0},    {"sign", 0},
                  {"tanh", 1},   {"sine", 1},     {"cosine", 1},   {"cbrt", 1},    {"logistic", 1},
                  {"add", 2},    {"subtract", 2}, {"multiply", 2}, {"maximum", 2}, {"minimum", 2}};

typedef struct seeded_fault {
  const char *op, *becomes, *needs; /* needs NULL: nothing else */
  bool dies;
} seeded_fault;

static uint64_t draw(uint64_t *state, uint64_t below) {
  *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (*state >> 33) % below;
}

/* --- The consumer --- */

typedef struct look {
  const char *name;
  bool found;
} look;

static bool is_named(const ir_op *op, const char *name) {
  return strncmp(op->name->full->bytes, "stablehlo.", 10) == 0 &&
         strcmp(op->name->full->bytes + 10, name) == 0;
}

static bool look_at(ir_op *op, void *user) {
  look *l = user;
  l->found = l->found || is_named(op, l->name);
  return true;
}

static bool has(const ir_op *module, const char *name) {
  look l = {name, false};
  ir_walk((ir_op *)(uintptr_t)module, look_at, &l);
  return l.found;
}

typedef struct breaking {
  ir_context *c;
  const seeded_fault *f;
} breaking;

static bool break_op(ir_op *op, void *user) {
  const breaking *b = user;
  char name[64];
  if (!is_named(op, b->f->op)) return true;
  int n = snprintf(name, sizeof name, "stablehlo.%s", b->f->becomes);
  op->name = ir_opname_get(b->c, name, (size_t)n);
  return true;
}

static bool has_no_result(const ir_op *op) { return !op->result_count; }

/* It looks at what is used alone, as a compiler that removes dead code first. */
static void evaluate_wrongly(const consumer_table *self, ir_context *c, const evaluation *e,
                             interp_value ***out, size_t *count, action *a) {
  const seeded_fault *f = self->data;
  ir_op *copy = ir_clone(c, e->program);
  ps_effects_remove_dead(c, copy, has_no_result);
  bool fails = has(copy, f->op) && (!f->needs || has(copy, f->needs));
  a->outcome = OUTCOME_CRASHED;
  if (fails && f->dies) {
    strbuf_adds(&a->message, "died of signal 11");
    return;
  }
  if (fails) ir_walk(copy, break_op, &(breaking){c, f});
  interp_options o = {.verified = true};
  if (interp_run(c, copy, "main", e->args, e->arg_count, &o, out, count, NULL))
    a->outcome = OUTCOME_DONE;
}

/* --- Programs --- */

#define T "tensor<4x3xf32>"

static void add_line(strbuf *out, uint64_t *s, unsigned n) {
  unsigned reach = n < 12 ? n : 12;
  unsigned a = n - 1 - (unsigned)draw(s, reach), b = n - 1 - (unsigned)draw(s, reach);
  uint64_t how = draw(s, 100);
  const struct op_kind *k = &kinds[draw(s, NAMES)];
  if (how < 84 && k->kind == 2)
    strbuf_addf(out, "  %%v%u = stablehlo.%s %%v%u, %%v%u : " T "\n", n, k->name, a, b);
  else if (how < 84)
    strbuf_addf(out, "  %%v%u = stablehlo.%s %%v%u : " T "\n", n, k->name, a);
  else if (how < 90)
    strbuf_addf(out,
                "  %%i%u = stablehlo.constant dense<0.0> : tensor<f32>\n"
                "  %%r%u = stablehlo.reduce(%%v%u init: %%i%u) applies stablehlo.add across "
                "dimensions = [0] : (" T
                ", tensor<f32>) -> tensor<3xf32>\n"
                "  %%b%u = stablehlo.broadcast_in_dim %%r%u, dims = [1] : (tensor<3xf32>) -> " T
                "\n  %%v%u = stablehlo.tanh %%b%u : " T "\n",
                n, n, a, n, n, n, n, n);
  else if (how < 95)
    strbuf_addf(out,
                "  %%x%u = stablehlo.transpose %%v%u, dims = [1, 0] : (" T
                ") -> tensor<3x4xf32>\n"
                "  %%v%u = stablehlo.reshape %%x%u : (tensor<3x4xf32>) -> " T "\n",
                n, a, n, n);
  else
    strbuf_addf(out, "  %%v%u = func.call @helper(%%v%u, %%v%u) : (" T ", " T ") -> " T "\n", n, a,
                b);
}

static void add_program(strbuf *out, uint64_t *s) {
  static const char helper[] =
      "func.func private @helper(%a: " T ", %b: " T ") -> " T
      " {\n"
      "  %p = stablehlo.constant dense<true> : tensor<i1>\n"
      "  %r = \"stablehlo.if\"(%p) ({\n    %s = stablehlo.subtract %a, %b : " T
      "\n    stablehlo.return %s : " T "\n  }, {\n    stablehlo.return %a : " T
      "\n  }) : (tensor<i1>) -> " T "\n  return %r : " T "\n}\n";
  unsigned n = 2, last = 100 + (unsigned)draw(s, 101);
  strbuf_adds(out, "func.func @main(%v0: " T ", %v1: " T ") -> (" T ", " T ", " T ") {\n");
  for (; n < last; n++) add_line(out, s, n);
  strbuf_addf(out, "  return %%v%u, %%v%u, %%v%u : " T ", " T ", " T "\n}\n%s", n - 1, n - 2, n / 2,
              helper);
}

static seeded_fault draw_fault(uint64_t *s) {
  const struct op_kind *a = &kinds[draw(s, NAMES)], *b = a;
  while (b == a || b->kind != a->kind) b = &kinds[draw(s, NAMES)];
  seeded_fault f = {a->name, b->name, NULL, draw(s, 4) == 0};
  if (draw(s, 5) < 2) f.needs = kinds[draw(s, NAMES)].name;
  return f;
}

/* --- The test --- */

typedef struct size_counts {
  size_t ops; /* but for constants and the ends of regions */
} size_counts;

static bool count_op(ir_op *op, void *user) {
  size_counts *t = user;
  t->ops += !ir_op_has_trait(op, IR_TRAIT_CONSTANT) && !ir_op_has_trait(op, IR_TRAIT_TERMINATOR) &&
            strncmp(op->name->full->bytes, "stablehlo.", 10) == 0;
  return true;
}

static size_t ops_of(ir_op *module) {
  size_counts t = {0};
  ir_walk(module, count_op, &t);
  return t.ops;
}

/* False: the fault does not show in the program of this seed. */
static bool reduce_seed(uint64_t seed, size_t group, size_t *after) {
  const vs_opset *o = vs_builtin_opset();
  strbuf_auto text = STRBUF_INIT, why = STRBUF_INIT;
  uint64_t s = seed * 977 + 1;
  judge_program p;
  reduced r;
  seeded_fault f = draw_fault(&s);
  add_program(&text, &s);
  assert_true(judge_load(&p, o, "seeded", text.bytes, text.len, NULL, seed, NULL));
  size_t before = ops_of(p.module);
  consumer_table me = builtin_consumer(FAULT_NONE);
  me.evaluate = evaluate_wrongly;
  me.data = &f;
  reduce_options how = {.opset = o,
                        .who = {&me, vs_current(o)},
                        .wanted = JUDGED_COUNT,
                        .group = group,
                        .seconds = 120};
  bool ok = reduce_program(&p, &how, &r, &why);
  if (ok) {
    *after = ops_of(r.program.module);
    print_message("seed %d: %s%s%s: %zu ops from %zu, %zu candidates, %zu starts\n", (int)seed,
                  f.op, f.needs ? " beside " : "", f.needs ? f.needs : "", *after, before, r.asked,
                  r.starts);
    /* The same reason: what the fault needs is there, and the verdict is the one of the fault. */
    assert_true(has(r.program.module, f.op) && (!f.needs || has(r.program.module, f.needs)));
    assert_int_equal(r.answer.verdict, f.dies ? JUDGED_CRASH : JUDGED_WRONG);
    strbuf_auto id = STRBUF_INIT, program = STRBUF_INIT, entry = STRBUF_INIT, title = STRBUF_INIT;
    if (!reduce_case(&r, o, "fake", &id, &program, &entry, &title, &why))
      print_message("  no case: %s\n", strbuf_str(&why));
    if (getenv("HLO_CTS_SHOW")) {
      strbuf_reset(&program);
      text_print(r.program.c, r.program.module, NULL, &program);
      print_message("%s", strbuf_str(&program));
    }
  }
  reduced_free(&r);
  return ok;
}

static int by_size(const void *a, const void *b) {
  size_t x = *(const size_t *)a, y = *(const size_t *)b;
  return x < y ? -1 : x > y;
}

static void seeded_failures_become_small(void **state) {
  (void)state;
  size_t sizes[FAILURES], n = 0;
  for (uint64_t seed = 1; n < FAILURES; seed++) {
    assert_true(seed < 10 * FAILURES);
    n += reduce_seed(seed, n % 2 ? 16 : 64, &sizes[n]);
  }
  qsort(sizes, FAILURES, sizeof *sizes, by_size);
  print_message("median %zu, largest %zu\n", sizes[FAILURES / 2], sizes[FAILURES - 1]);
  assert_true(sizes[FAILURES / 2] <= 8);
  assert_true(sizes[FAILURES - 1] <= 10);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(seeded_failures_become_small)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
