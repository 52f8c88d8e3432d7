/* SPDX-License-Identifier: Apache-2.0 */
/* Each row of harness/rewrite, where it matches in programs of the corpus, gives a program that
 * verifies, and whose values both engines find to be those of the original. HLO_CTS_REWRITES=N
 * asks for N programs of each row instead of 12. */
#include "harness/rewrite/rewrite.h"

#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "harness/data/input.h"
#include "harness/judge/judge.h"
#include "harness/programs/case_program.h"
#include "tests/harness/suite.h"

enum { ROWS = 256, PER_ROW = 12 };

typedef struct proof {
  size_t programs, places, unlike; /* unlike: allowed, but other bits */
} proof;

typedef struct proving {
  proof rows[ROWS];
  size_t wanted, failures;
} proving;

/* The verdict on the values of an engine. */
static judgement engine_gives(const judge_program *p, const ir_op *module, interp_engine engine,
                              strbuf *why) {
  interp_options o = {.engine = engine, .verified = true, .max_steps = 100000000};
  judged j = {0};
  diag_text_sink sink = diag_text_sink_to(why);
  judgement got = JUDGED_CRASH;
  if (interp_run(p->c, module, "main", p->args, p->arg_count, &o, &j.values, &j.count,
                 &sink.sink)) {
    judge_compare(p, &j);
    strbuf_adds(why, strbuf_str(&j.message));
    got = j.verdict;
  }
  judged_free(&j);
  return got;
}

static void fail_row(proving *t, const judge_program *p, const char *id, const rewrite_row *row,
                     const ir_op *module, const char *what, const strbuf *why) {
  strbuf_auto text = STRBUF_INIT;
  if (module && t->failures < 5) program_print(p->c, module, NULL, &text, NULL);
  print_error("%s: row %s: %s%s\n%s", id, row->name, what, strbuf_str(why), strbuf_str(&text));
  t->failures++;
}

static void prove_row(proving *t, const judge_program *p, const char *id, size_t i) {
  const rewrite_row *row = &rewrite_rows[i];
  ir_op *module = ir_clone(p->c, p->module);
  rewrite_place *places;
  strbuf_auto why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  size_t n = rewrite_places(p->c, module, row, &places);
  if (!n) return;
  t->rows[i].programs++;
  t->rows[i].places += n;
  if (!rewrite_apply(p->c, module, row, places[t->rows[i].programs % n], &sink.sink)) {
    fail_row(t, p, id, row, NULL, "not applied: ", &why);
  } else if (!program_verify(module, &sink.sink)) {
    fail_row(t, p, id, row, module, "it does not verify: ", &why);
  } else {
    judgement fast = engine_gives(p, module, INTERP_FAST, &why),
              defined = engine_gives(p, module, INTERP_DEFINITIONS, &why);
    if (judgement_failed(fast) || judgement_failed(defined))
      fail_row(t, p, id, row, module, "other values: ", &why);
    t->rows[i].unlike += fast == JUDGED_FREE || defined == JUDGED_FREE;
  }
}

static void prove_case(proving *t, const corpus_case *c, const vs_opset *o) {
  FREED_BY(input_close) input in = {0};
  strbuf_auto why = STRBUF_INIT;
  judge_program p = {0};
  arena_guard g;
  if (c->text || !c->path || case_is_negative(c) || !input_open(&in, c->path, &why)) return;
  if (judge_load(&p, o, c->path, in.bytes, in.size, NULL, 1, NULL) && p.bounds.count &&
      ARENA_GUARD(ir_arena(p.c), &g)) {
    bool evaluated = !judgement_failed(engine_gives(&p, p.module, INTERP_FAST, &why)) &&
                     !judgement_failed(engine_gives(&p, p.module, INTERP_DEFINITIONS, &why));
    for (size_t i = 0; evaluated && i < rewrite_count; i++)
      if (t->rows[i].programs < t->wanted) prove_row(t, &p, c->id, i);
    arena_guard_pop(ir_arena(p.c), &g);
  }
  judge_program_free(&p);
}

static bool is_proved(const proving *t) {
  for (size_t i = 0; i < rewrite_count; i++)
    if (t->rows[i].programs < t->wanted) return false;
  return true;
}

static void rows_mean_the_same(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  const char *wanted = getenv("HLO_CTS_REWRITES");
  proving t = {.wanted = wanted ? strtoull(wanted, NULL, 10) : PER_ROW};
  corpus c;
  enum { STEP = 1009 }; /* cases of all families soon */
  assert_true(rewrite_count >= 60 && rewrite_count <= ROWS);
  assert_true(corpus_load(&c, HLO_CTS_SOURCE "/corpus", o, NULL));
  for (size_t i = 0; i < c.count && !is_proved(&t); i++)
    prove_case(&t, &c.cases[i * STEP % c.count], o);
  corpus_free(&c);
  for (size_t i = 0; i < rewrite_count; i++) {
    const proof *r = &t.rows[i];
    if (wanted || r->programs < PER_ROW)
      print_message("%-26s %5zu programs %6zu places %5zu with other bits\n", rewrite_rows[i].name,
                    r->programs, r->places, r->unlike);
    assert_true(r->programs >= 3);
  }
  assert_int_equal(t.failures, 0);
}

/* --- Several rewrites of one program --- */

static const char text[] =
    "func.func @main() -> tensor<2x3xf32> {\n"
    "  %x = stablehlo.constant dense<[[1.0, -2.0, 3.0], [0.5, -0.0, 7.0]]> : tensor<2x3xf32>\n"
    "  %0 = stablehlo.tanh %x : tensor<2x3xf32>\n"
    "  %1 = stablehlo.add %0, %x : tensor<2x3xf32>\n"
    "  return %1 : tensor<2x3xf32>\n"
    "}\n";

static void rewritten(uint64_t seed, unsigned depth, strbuf *out, strbuf *names) {
  judge_program p;
  arena_guard g;
  assert_true(judge_load(&p, vs_builtin_opset(), "test.mlir", text, strlen(text), NULL, 1, NULL));
  if (ARENA_GUARD(ir_arena(p.c), &g)) {
    assert_int_equal(rewrite_program(p.c, p.module, seed, depth, names), depth);
    strbuf_auto why = STRBUF_INIT;
    diag_text_sink sink = diag_text_sink_to(&why);
    if (!program_verify(p.module, &sink.sink)) fail_msg("%s", strbuf_str(&why));
    assert_false(judgement_failed(engine_gives(&p, p.module, INTERP_FAST, &why)));
    program_print(p.c, p.module, NULL, out, NULL);
    arena_guard_pop(ir_arena(p.c), &g);
  }
  judge_program_free(&p);
}

static void a_seed_decides_on_the_rewrites(void **state) {
  (void)state;
  strbuf_auto first = STRBUF_INIT, again = STRBUF_INIT, other = STRBUF_INIT, names = STRBUF_INIT;
  rewritten(7, 5, &first, &names);
  rewritten(7, 5, &again, NULL);
  rewritten(8, 5, &other, NULL);
  assert_string_equal(strbuf_str(&first), strbuf_str(&again));
  assert_string_not_equal(strbuf_str(&first), strbuf_str(&other));
  size_t spaces = 0;
  for (const char *s = strbuf_str(&names); *s; s++) spaces += *s == ' ';
  assert_int_equal(spaces, 4);
  for (uint64_t seed = 100; seed < 140; seed++) {
    strbuf_reset(&other);
    rewritten(seed, 12, &other, NULL);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_seed_decides_on_the_rewrites),
                                     cmocka_unit_test(rows_mean_the_same)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
