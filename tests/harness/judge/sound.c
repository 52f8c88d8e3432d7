/* SPDX-License-Identifier: Apache-2.0 */
/* The programs of the corpus are inside of their own bounds, and few of their values are open. */
#include <stdlib.h>
#include <string.h>

#include "harness/data/input.h"
#include "harness/judge/judge.h"
#include "harness/programs/case_program.h"
#include "tests/harness/suite.h"

typedef struct judged_parts {
  size_t judged, parts, open, unsound;
} judged_parts;

static void judge_case(const corpus_case *c, const vs_opset *o, judged_parts *t) {
  FREED_BY(input_close) input in = {0};
  strbuf_auto why = STRBUF_INIT;
  judge_program p = {0};
  if (c->text || !c->path || case_is_negative(c) || !input_open(&in, c->path, &why)) return;
  if (judge_load(&p, o, c->path, in.bytes, in.size, NULL, 1, NULL)) {
    t->judged++;
    for (size_t r = 0; r < p.bounds.count; r++) {
      const bounded *b = p.bounds.results[r];
      t->parts += b->count;
      for (size_t i = 0; i < b->count; i++) t->open += bounds_of(b, i).kind == BOUND_OPEN;
      if (b->open && getenv("HLO_CTS_OPEN"))
        print_message("%s: %s: %s\n", c->id, b->open_at ? b->open_at->name->full->bytes : "?",
                      b->open);
    }
    if (!judge_is_sound(&p, &why)) {
      print_error("%s: %s\n", c->id, strbuf_str(&why));
      t->unsound++;
    }
  } else if (getenv("HLO_CTS_OPEN")) {
    print_message("%s: not judged\n", c->id);
  }
  judge_program_free(&p);
}

static void the_corpus_is_inside_of_its_bounds(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  corpus c;
  judged_parts t = {0};
  assert_true(corpus_load(&c, HLO_CTS_SOURCE "/corpus", o, NULL));
  for (size_t i = 0; i < c.count; i++) judge_case(&c.cases[i], o, &t);
  corpus_free(&c);
  print_message("%zu programs, %zu parts, %zu open\n", t.judged, t.parts, t.open);
  assert_int_equal(t.unsound, 0);
  assert_true(t.judged > 2000);
  assert_true(t.open * 10 < t.parts);
}

/* A variance may be the mean square without the squared mean: of equal numbers, one ULP of the
 * square is left. Two are allowed, and not a variance of 1. */
static void a_variance_may_cancel(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main() -> tensor<1xf16> {\n"
      "  %x = stablehlo.constant dense<-1.8125> : tensor<1x3xf16>\n"
      "  %s = stablehlo.constant dense<1.0> : tensor<1xf16>\n"
      "  %0:3 = \"stablehlo.batch_norm_training\"(%x, %s, %s) <{epsilon = 5.0e-1 : f32, "
      "feature_index = 0 : i64}> : (tensor<1x3xf16>, tensor<1xf16>, tensor<1xf16>) -> "
      "(tensor<1x3xf16>, tensor<1xf16>, tensor<1xf16>)\n"
      "  return %0#2 : tensor<1xf16>\n"
      "}\n";
  const uint16_t little = 0x1800, much = 0x3C00; /* 2^-9 and 1 */
  judge_program p;
  assert_true(judge_load(&p, vs_builtin_opset(), "test.mlir", text, strlen(text), NULL, 1, NULL));
  assert_true(bounds_allow(p.bounds.results[0], 0, &little));
  assert_false(bounds_allow(p.bounds.results[0], 0, &much));
  judge_program_free(&p);
}

/* The built-in engine is at fault if its own value is outside of the bounds: here 2 becomes 3. */
static void an_engine_outside_of_its_bounds_is_unsound(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main() -> tensor<f32> {\n"
      "  %x = stablehlo.constant dense<4.0> : tensor<f32>\n"
      "  %0 = stablehlo.sqrt %x : tensor<f32>\n"
      "  return %0 : tensor<f32>\n"
      "}\n";
  const float wrong = 3;
  strbuf_auto why = STRBUF_INIT;
  judge_program p;
  assert_true(judge_load(&p, vs_builtin_opset(), "test.mlir", text, strlen(text), NULL, 1, NULL));
  assert_true(judge_is_sound(&p, &why));
  bounded broken = *p.bounds.results[0];
  const bounded *was = p.bounds.results[0];
  broken.value = interp_tensor(interp_type(was->value), &wrong, sizeof wrong);
  p.bounds.results[0] = &broken;
  assert_false(judge_is_sound(&p, &why));
  assert_non_null(strstr(strbuf_str(&why), "result 0, part 0: 3 is not from "));
  interp_release(broken.value);
  p.bounds.results[0] = was;
  judge_program_free(&p);
}

/* Numbers without a sign stay as they are: an interval, too. */
static void a_number_without_sign_has_no_opposite(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main() -> tensor<2xf8E8M0FNU> {\n"
      "  %0 = stablehlo.constant dense<[4.0, 16.0]> : tensor<2xf8E8M0FNU>\n"
      "  %1 = stablehlo.exponential %0 : tensor<2xf8E8M0FNU>\n"
      "  %2 = stablehlo.negate %1 : tensor<2xf8E8M0FNU>\n"
      "  return %2 : tensor<2xf8E8M0FNU>\n"
      "}\n";
  strbuf_auto why = STRBUF_INIT;
  judge_program p;
  assert_true(judge_load(&p, vs_builtin_opset(), "test.mlir", text, strlen(text), NULL, 1, NULL));
  assert_true(bounds_of(p.bounds.results[0], 0).kind != BOUND_OPEN);
  assert_true(judge_is_sound(&p, &why));
  const uint8_t far = 255, near = 127 + 6; /* NaN, and 2^6, which is exp(4) rounded up */
  assert_false(bounds_allow(p.bounds.results[0], 0, &far));
  assert_true(bounds_allow(p.bounds.results[0], 0, &near));
  judge_program_free(&p);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_variance_may_cancel),
                                     cmocka_unit_test(a_number_without_sign_has_no_opposite),
                                     cmocka_unit_test(an_engine_outside_of_its_bounds_is_unsound),
                                     cmocka_unit_test(the_corpus_is_inside_of_its_bounds)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
