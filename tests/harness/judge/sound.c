/* SPDX-License-Identifier: Apache-2.0 */
/* The programs of the corpus are inside of their own bounds, and few of their values are open. */
#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "harness/data/input.h"
#include "harness/judge/judge.h"
#include "harness/programs/case_program.h"
#include "tests/harness/suite.h"

typedef struct judged_parts {
  size_t judged, parts, open, unsound;
} judged_parts;

/* Chains of complex ops are counted apart: most functions of an uncertain complex number have no
 * rule. */
static bool is_complex_chain(const corpus_case *c) { return !strncmp(c->id, "pairs_complex_", 14); }

/* Sorts of many operands, whose later keys make the order one that no bound sees, collectives, and
 * algorithms of dot_general. */
static bool is_crossed(const corpus_case *c) { return !strncmp(c->id, "options_", 8); }

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
  judged_parts t = {0}, chains = {0}, crossed = {0};
  assert_true(corpus_load(&c, HLO_CTS_SOURCE "/corpus", o, NULL));
  for (size_t i = 0; i < c.count; i++)
    judge_case(&c.cases[i], o,
               is_complex_chain(&c.cases[i]) ? &chains
               : is_crossed(&c.cases[i])     ? &crossed
                                             : &t);
  corpus_free(&c);
  print_message("%zu programs, %zu parts, %zu open\n", t.judged, t.parts, t.open);
  print_message("%zu chains of complex ops, %zu parts, %zu open\n", chains.judged, chains.parts,
                chains.open);
  print_message("%zu programs of crossed options, %zu parts, %zu open\n", crossed.judged,
                crossed.parts, crossed.open);
  assert_int_equal(t.unsound + chains.unsound + crossed.unsound, 0);
  assert_true(t.judged > 2000);
  assert_true(t.open * 10 < t.parts);
  assert_true(chains.open * 2 < chains.parts);
  assert_true(crossed.open * 2 < crossed.parts);
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

/* 1.1875 (0.1875 + 1.25) / sqrt(1.75) - 1.25 is 0.0403943, and its error that of 1.25: what XLA
 * gives is 11 ULPs larger. 0.05 is not allowed. */
static void an_offset_may_cancel(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main() -> tensor<1xf32> {\n"
      "  %x = stablehlo.constant dense<0.1875> : tensor<1xf32>\n"
      "  %s = stablehlo.constant dense<1.1875> : tensor<1xf32>\n"
      "  %o = stablehlo.constant dense<-1.25> : tensor<1xf32>\n"
      "  %v = stablehlo.constant dense<1.25> : tensor<1xf32>\n"
      "  %0 = \"stablehlo.batch_norm_inference\"(%x, %s, %o, %o, %v) <{epsilon = 5.0e-1 : f32, "
      "feature_index = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, "
      "tensor<1xf32>) -> tensor<1xf32>\n"
      "  return %0 : tensor<1xf32>\n"
      "}\n";
  const float near = 0.0403944254f, far = 0.05f;
  judge_program p;
  assert_true(judge_load(&p, vs_builtin_opset(), "test.mlir", text, strlen(text), NULL, 1, NULL));
  assert_true(bounds_allow(p.bounds.results[0], 0, &near));
  assert_false(bounds_allow(p.bounds.results[0], 0, &far));
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

typedef struct allowed {
  const char *text;
  uint8_t bits[2], not_bits; /* of the first element, which has one byte */
} allowed;

/* f8E8M0FNU: a root may be one number away, 1 or 4 instead of 2; a zero and a negative number are
 * open. 2^-9 is subnormal in f8E4M3, and needs no bit of mantissa in a format with more bits of
 * exponent. 1.5 lies between 1 and 2, which are both even in some encoding. */
static const allowed few_bits[] = {
    {"%x = stablehlo.constant dense<4.0> : tensor<1xf8E8M0FNU>\n"
     "%r = stablehlo.sqrt %x : tensor<1xf8E8M0FNU>\n"
     "return %r : tensor<1xf8E8M0FNU>\n",
     {127, 129},
     255},
    {"%x = stablehlo.constant dense<0.001953125> : tensor<1xf8E4M3>\n"
     "%r = stablehlo.reduce_precision %x, format = e11m0 : tensor<1xf8E4M3>\n"
     "return %r : tensor<1xf8E4M3>\n",
     {0, 1},
     2},
    {"%x = stablehlo.constant dense<1.5> : tensor<1xf8E5M2FNUZ>\n"
     "%r = stablehlo.reduce_precision %x, format = e11m0 : tensor<1xf8E5M2FNUZ>\n"
     "return %r : tensor<1xf8E5M2FNUZ>\n",
     {0x40, 0x44},
     0x48},
};

static void narrow_numbers_may_be_these(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof few_bits / sizeof *few_bits; i++) {
    const allowed *a = &few_bits[i];
    strbuf_auto text = STRBUF_INIT, why = STRBUF_INIT;
    const char *type = strstr(a->text, "tensor<");
    strbuf_addf(&text, "func.func @main() -> %.*s {\n%s}\n", (int)strcspn(type, "\n"), type,
                a->text);
    judge_program p;
    assert_true(judge_load(&p, vs_builtin_opset(), "test.mlir", strbuf_str(&text),
                           strlen(strbuf_str(&text)), NULL, 1, NULL));
    assert_true(judge_is_sound(&p, &why));
    assert_true(bounds_allow(p.bounds.results[0], 0, &a->bits[0]));
    assert_true(bounds_allow(p.bounds.results[0], 0, &a->bits[1]));
    assert_false(bounds_allow(p.bounds.results[0], 0, &a->not_bits));
    judge_program_free(&p);
  }
}

/* What the specification leaves open: results that f8E8M0FNU lacks, indices outside of the operand
 * of torch_index_select, an element of a slice that has none, a complex function of an infinity, a
 * selection that takes the initial value, which may also be left out, and reduce_precision of a
 * subnormal number, of -240 to -256 in a type without infinity, and of a NaN to no bit of mantissa.
 * The second part of iota is 1, and that of the difference is defined. */
static void what_has_no_number_is_open(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main() -> (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, "
      "tensor<1xi32>, tensor<i32>, tensor<complex<f32>>, tensor<i32>, tensor<f4E2M1FN>, "
      "tensor<f8E4M3FNUZ>, tensor<f32>) {\n"
      "  %x = stablehlo.constant dense<[4.0, 16.0]> : tensor<2xf8E8M0FNU>\n"
      "  %y = stablehlo.constant dense<[4.0, 8.0]> : tensor<2xf8E8M0FNU>\n"
      "  %0 = stablehlo.iota dim = 0 : tensor<2xf8E8M0FNU>\n"
      "  %1 = stablehlo.subtract %x, %y : tensor<2xf8E8M0FNU>\n"
      "  %2 = stablehlo.negate %x : tensor<2xf8E8M0FNU>\n"
      "  %t = stablehlo.constant dense<[5, 6]> : tensor<2xi32>\n"
      "  %i = stablehlo.constant dense<-1> : tensor<1xi64>\n"
      "  %3 = \"stablehlo.torch_index_select\"(%t, %i) <{batch_dims = 0 : i64, dim = 0 : i64}> : "
      "(tensor<2xi32>, tensor<1xi64>) -> tensor<1xi32>\n"
      "  %z = stablehlo.constant dense<0> : tensor<1xi64>\n"
      "  %4 = \"stablehlo.gather\"(%t, %z) <{dimension_numbers = "
      "#stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = "
      "array<i64: 0>}> : (tensor<2xi32>, tensor<1xi64>) -> tensor<i32>\n"
      "  %c = stablehlo.constant dense<(0x7F800000, 0x7F800000)> : tensor<complex<f32>>\n"
      "  %5 = stablehlo.logistic %c : tensor<complex<f32>>\n"
      "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
      "  %6 = stablehlo.reduce(%t init: %one) across dimensions = [0] : (tensor<2xi32>, "
      "tensor<i32>) -> tensor<i32>\n"
      "  reducer(%a: tensor<i32>, %b: tensor<i32>) {\n"
      "    %p = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "    %s = stablehlo.select %p, %a, %b : tensor<i1>, tensor<i32>\n"
      "    stablehlo.return %s : tensor<i32>\n"
      "  }\n"
      "  %h = stablehlo.constant dense<-0.5> : tensor<f4E2M1FN>\n"
      "  %7 = stablehlo.reduce_precision %h, format = e2m6 : tensor<f4E2M1FN>\n"
      "  %l = stablehlo.constant dense<-240.0> : tensor<f8E4M3FNUZ>\n"
      "  %8 = stablehlo.reduce_precision %l, format = e7m1 : tensor<f8E4M3FNUZ>\n"
      "  %n = stablehlo.constant dense<0x7FC00000> : tensor<f32>\n"
      "  %9 = stablehlo.reduce_precision %n, format = e6m0 : tensor<f32>\n"
      "  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>, "
      "tensor<2xf8E8M0FNU>, tensor<1xi32>, tensor<i32>, tensor<complex<f32>>, tensor<i32>, "
      "tensor<f4E2M1FN>, tensor<f8E4M3FNUZ>, tensor<f32>\n"
      "}\n";
  judge_program p;
  assert_true(judge_load(&p, vs_builtin_opset(), "test.mlir", text, strlen(text), NULL, 1, NULL));
  for (size_t r = 0; r < 10; r++)
    assert_int_equal(bounds_of(p.bounds.results[r], 0).kind, BOUND_OPEN);
  for (size_t r = 0; r < 2; r++)
    assert_int_equal(bounds_of(p.bounds.results[r], 1).kind, BOUND_EXACT);
  judge_program_free(&p);
}

/* Both parts of a complex result depend on all parts of the operands: an infinity in one part opens
 * the other one, too, and so does an uncertain part. A sum of products is like a product. With an
 * exact and finite operand both parts are known. An angle is open on the branch cuts. */
static void complex_parts_belong_together(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main(%a: tensor<f32>) -> (tensor<complex<f32>>, tensor<complex<f32>>, "
      "tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<i1>, "
      "tensor<complex<f32>>) {\n"
      "  %i = stablehlo.constant dense<(0x7F800000, 1.0)> : tensor<complex<f32>>\n"
      "  %0 = stablehlo.exponential %i : tensor<complex<f32>>\n"
      "  %l = stablehlo.constant dense<[(1.0, 0.5), (0.5, 0x7F800000)]> : tensor<2xcomplex<f32>>\n"
      "  %1 = stablehlo.dot %l, %l : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> "
      "tensor<complex<f32>>\n"
      "  %y = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>\n"
      "  %x = stablehlo.constant dense<(-0.5, -1.0)> : tensor<complex<f32>>\n"
      "  %2 = stablehlo.atan2 %y, %x : tensor<complex<f32>>\n"
      "  %s = stablehlo.sine %a : tensor<f32>\n"
      "  %o = stablehlo.constant dense<1.0> : tensor<f32>\n"
      "  %u = stablehlo.complex %o, %s : tensor<complex<f32>>\n"
      "  %v = stablehlo.complex %o, %o : tensor<complex<f32>>\n"
      "  %3 = stablehlo.multiply %u, %v : tensor<complex<f32>>\n"
      "  %4 = stablehlo.compare EQ, %u, %v : (tensor<complex<f32>>, tensor<complex<f32>>) -> "
      "tensor<i1>\n"
      "  %5 = stablehlo.multiply %v, %x : tensor<complex<f32>>\n"
      "  %k = stablehlo.constant dense<(0.0, -0.5)> : tensor<complex<f32>>\n"
      "  %m = stablehlo.constant dense<(0.0, -1.75)> : tensor<complex<f32>>\n"
      "  %6 = stablehlo.atan2 %k, %m : tensor<complex<f32>>\n"
      "  return %0, %1, %2, %3, %6, %4, %5 : tensor<complex<f32>>, tensor<complex<f32>>, "
      "tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<i1>, "
      "tensor<complex<f32>>\n"
      "}\n";
  judge_program p;
  assert_true(judge_load(&p, vs_builtin_opset(), "test.mlir", text, strlen(text), NULL, 1, NULL));
  for (size_t r = 0; r < 5; r++)
    for (size_t part = 0; part < 2; part++)
      assert_int_equal(bounds_of(p.bounds.results[r], part).kind, BOUND_OPEN);
  assert_int_equal(bounds_of(p.bounds.results[5], 0).kind, BOUND_OPEN);
  for (size_t part = 0; part < 2; part++)
    assert_int_equal(bounds_of(p.bounds.results[6], part).kind, BOUND_WITHIN);
  judge_program_free(&p);
}

/* Three replicas of 1, 2 and 4 sum and gather them; each gets the sine of the one before. */
static void collectives_move_bounds(void **state) {
  (void)state;
#define GROUPS "replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>"
  static const char text[] =
      "module attributes {mhlo.num_replicas = 3 : i32} {\n"
      "  func.func @main(%a: tensor<1xi32>, %x: tensor<1xf32>) -> (tensor<1xi32>, tensor<3xi32>, "
      "tensor<1xf32>, tensor<ui32>) {\n"
      "    %s = \"stablehlo.all_reduce\"(%a) <{" GROUPS
      "}> ({\n"
      "    ^bb0(%l: tensor<i32>, %r: tensor<i32>):\n"
      "      %t = stablehlo.add %l, %r : tensor<i32>\n"
      "      stablehlo.return %t : tensor<i32>\n"
      "    }) : (tensor<1xi32>) -> tensor<1xi32>\n"
      "    %g = \"stablehlo.all_gather\"(%a) <{all_gather_dim = 0 : i64, " GROUPS
      "}> : (tensor<1xi32>) -> tensor<3xi32>\n"
      "    %f = stablehlo.sine %x : tensor<1xf32>\n"
      "    %p = \"stablehlo.collective_permute\"(%f) <{source_target_pairs = dense<[[0, 1], [1, "
      "2]]> "
      ": tensor<2x2xi64>}> : (tensor<1xf32>) -> tensor<1xf32>\n"
      "    %n = stablehlo.replica_id : tensor<ui32>\n"
      "    return %s, %g, %p, %n : tensor<1xi32>, tensor<3xi32>, tensor<1xf32>, tensor<ui32>\n"
      "  }\n"
      "}\n";
  static const char args[] =
      "[dense<1> : tensor<1xi32>, dense<1.0> : tensor<1xf32>, dense<2> : tensor<1xi32>, "
      "dense<2.0> : tensor<1xf32>, dense<4> : tensor<1xi32>, dense<3.0> : tensor<1xf32>]";
  static const int32_t sum = 7, gathered[] = {1, 2, 4};
  static const float sines[] = {0, 0.8414709848F, 0.9092974268F};
  judge_program p;
  assert_true(judge_load(&p, vs_builtin_opset(), "test.mlir", text, strlen(text), args, 1, NULL));
  assert_int_equal(judge_processes(&p), 3);
  assert_int_equal(p.bounds.count, 12);
  for (uint32_t q = 0; q < 3; q++) {
    const bounded *const *r = p.bounds.results + 4 * q;
    float above = sines[q] + 0x1p-23F;
    assert_true(!r[0]->parts && bounds_allow(r[0], 0, &sum));
    for (size_t i = 0; i < 3; i++) assert_true(!r[1]->parts && bounds_allow(r[1], i, gathered));
    assert_true(bounds_allow(r[2], 0, &sines[q]));
    assert_int_equal(bounds_allow(r[2], 0, &above), q > 0); /* zeros come from nobody */
    assert_true(bounds_allow(r[3], 0, &q));
  }
  judge_program_free(&p);
}

/* --- Programs, what each may give, and what it may not --- */

#define BINARY(op, t)                          \
  "({\n^bb0(%a: tensor<" t ">, %b: tensor<" t  \
  ">):\n"                                      \
  "  %t = stablehlo." op " %a, %b : tensor<" t \
  ">\n"                                        \
  "  stablehlo.return %t : tensor<" t ">\n})"
#define SORTED(op)                                                                           \
  "  %x = stablehlo.constant dense<[3, 1, 1, 2]> : tensor<4xi32>\n"                          \
  "  %0 = \"stablehlo.sort\"(%x) <{dimension = 0 : i64, is_stable = true}> ({\n"             \
  "  ^bb0(%a: tensor<i32>, %b: tensor<i32>):\n"                                              \
  "    %m = stablehlo.negate %a : tensor<i32>\n    %n = stablehlo.negate %b : tensor<i32>\n" \
  "    %t = stablehlo.compare " op                                                           \
  ", %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"                                    \
  "    stablehlo.return %t : tensor<i1>\n  }) : (tensor<4xi32>) -> tensor<4xi32>\n"
#define HALVES(type)                                                                     \
  "  %x = stablehlo.constant dense<[1.0, 4.8828125e-4, 4.8828125e-4]> : tensor<3xf16>\n" \
  "  %y = stablehlo.constant dense<1.0> : tensor<3xf16>\n"                               \
  "  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0], algorithm = "      \
  "<lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = " type       \
  ", lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, "   \
  "allow_imprecise_accumulation = false> : (tensor<3xf16>, tensor<3xf16>) -> tensor<f16>\n"
#define TWO_IN_WINDOWS                                                                             \
  "  %x = stablehlo.constant dense<[5, 7]> : tensor<2xi32>\n"                                      \
  "  %l = stablehlo.constant dense<-2147483648> : tensor<i32>\n"                                   \
  "  %0:2 = \"stablehlo.reduce_window\"(%x, %x, %l, %l) <{window_dimensions = array<i64: 2>, "     \
  "padding = dense<[[1, 0]]> : tensor<1x2xi64>}> ({\n"                                             \
  "  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):\n"                  \
  "    %s = stablehlo.maximum %a, %c : tensor<i32>\n"                                              \
  "    %t = stablehlo.maximum %b, %d : tensor<i32>\n"                                              \
  "    stablehlo.return %s, %t : tensor<i32>, tensor<i32>\n  }) : (tensor<2xi32>, tensor<2xi32>, " \
  "tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)\n"

static const struct example {
  const char *body, *result, *type;
  union {
    float f[8];
    int32_t i[8];
    uint16_t h[8];
  } gives, never; /* all elements; `never` is wrong in the first one */
  bool is_open;   /* the first element may be anything */
} examples[] = {
    /* An initial value that is no identity may be taken or not. */
    {"  %x = stablehlo.constant dense<[[-3.0, -1.0], [2.0, 1.0]]> : tensor<2x2xf32>\n"
     "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
     "  %0 = \"stablehlo.reduce\"(%x, %z) <{dimensions = array<i64: 1>}> " BINARY(
         "maximum", "f32") " : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>\n",
     "%0",
     "tensor<2xf32>",
     {.f = {-1, 2}},
     {.f = {-2, 2}},
     true},
    {"  %x = stablehlo.constant dense<[[3.0, 1.0], [2.0, 1.0]]> : tensor<2x2xf32>\n"
     "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
     "  %0 = \"stablehlo.reduce\"(%x, %z) <{dimensions = array<i64: 1>}> " BINARY(
         "maximum", "f32") " : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>\n",
     "%0",
     "tensor<2xf32>",
     {.f = {3, 2}},
     {.f = {1, 2}},
     false},
    {"  %x = stablehlo.constant dense<[[4, 1], [2, 1]]> : tensor<2x2xi32>\n"
     "  %z = stablehlo.constant dense<8> : tensor<i32>\n"
     "  %0 = \"stablehlo.reduce\"(%x, %z) <{dimensions = array<i64: 1>}> " BINARY(
         "or", "i32") " : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>\n",
     "%0",
     "tensor<2xi32>",
     {.i = {5, 3}},
     {.i = {0, 3}},
     true},
    /* Several operands, each by itself. */
    {TWO_IN_WINDOWS, "%0#1", "tensor<2xi32>", {.i = {5, 7}}, {.i = {7, 7}}, false},
    /* Only a symmetric, positive definite matrix has a root. */
    {"  %x = stablehlo.constant dense<[[1.0, 2.0], [2.0, 1.0]]> : tensor<2x2xf32>\n"
     "  %0 = stablehlo.cholesky %x, lower = true : tensor<2x2xf32>\n",
     "%0",
     "tensor<2x2xf32>",
     {.f = {7, 0, 0, 0}},
     {.f = {8}},
     true},
    {"  %x = stablehlo.constant dense<[[4.0, 1.0], [2.0, 4.0]]> : tensor<2x2xf32>\n"
     "  %0 = stablehlo.cholesky %x, lower = true : tensor<2x2xf32>\n",
     "%0",
     "tensor<2x2xf32>",
     {.f = {2, 0, 0.5, 2}},
     {.f = {8}},
     true},
    {"  %x = stablehlo.constant dense<[[4.0, 2.0], [2.0, 5.0]]> : tensor<2x2xf32>\n"
     "  %0 = stablehlo.cholesky %x, lower = true : tensor<2x2xf32>\n",
     "%0",
     "tensor<2x2xf32>",
     {.f = {2, 0, 1, 2}},
     {.f = {3}},
     false},
    /* e^z - 1 of a tiny z is z, or 0 as the reference computes it. */
    {"  %x = stablehlo.constant dense<(1.0e-10, 0.0)> : tensor<complex<f32>>\n"
     "  %c = stablehlo.exponential_minus_one %x : tensor<complex<f32>>\n"
     "  %0 = stablehlo.real %c : (tensor<complex<f32>>) -> tensor<f32>\n",
     "%0",
     "tensor<f32>",
     {.f = {1e-10F}},
     {.f = {1e-3F}},
     false},
    {"  %x = stablehlo.constant dense<(1.0e-10, 0.0)> : tensor<complex<f32>>\n"
     "  %c = stablehlo.log_plus_one %x : tensor<complex<f32>>\n"
     "  %0 = stablehlo.real %c : (tensor<complex<f32>>) -> tensor<f32>\n",
     "%0",
     "tensor<f32>",
     {.f = {1e-10F}},
     {.f = {1e-3F}},
     false},
    /* A comparison that is true of equal elements orders nothing. */
    {SORTED("GE"), "%0", "tensor<4xi32>", {.i = {9, 9, 9, 9}}, {.i = {8}}, true},
    {SORTED("LT"), "%0", "tensor<4xi32>", {.i = {3, 2, 1, 1}}, {.i = {1}}, false},
    /* A computation that is applied once needs no order. */
    {"  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>\n"
     "  %s = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi32>\n"
     "  %u = stablehlo.constant dense<[10, 20]> : tensor<2xi32>\n"
     "  %0 = \"stablehlo.scatter\"(%x, %s, %u) <{scatter_dimension_numbers = "
     "#stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], "
     "index_vector_dim = 1>}> " BINARY(
         "subtract", "i32") " : (tensor<3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<3xi32>\n",
     "%0",
     "tensor<3xi32>",
     {.i = {-19, 2, -7}},
     {.i = {1}},
     false},
    {"  %x = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>\n"
     "  %s = stablehlo.constant dense<[[0], [0]]> : tensor<2x1xi32>\n"
     "  %u = stablehlo.constant dense<[10, 20]> : tensor<2xi32>\n"
     "  %0 = \"stablehlo.scatter\"(%x, %s, %u) <{scatter_dimension_numbers = "
     "#stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], "
     "index_vector_dim = 1>}> " BINARY(
         "subtract", "i32") " : (tensor<3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<3xi32>\n",
     "%0",
     "tensor<3xi32>",
     {.i = {5, 2, 3}},
     {.i = {1}},
     true},
    /* The accumulator of an algorithm keeps more than the result: 1 + 2^-11 + 2^-11. */
    {HALVES("f32"), "%0", "tensor<f16>", {.h = {0x3C01}}, {.h = {0x3C00}}, false},
    {HALVES("f16"), "%0", "tensor<f16>", {.h = {0x3C00}}, {.h = {0x3D00}}, false},
};

static void programs_may_give_this_and_no_more(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
    const struct example *e = &examples[i];
    strbuf_auto text = STRBUF_INIT, why = STRBUF_INIT;
    judge_program p;
    strbuf_addf(&text, "func.func @main() -> %s {\n%s  return %s : %s\n}\n", e->type, e->body,
                e->result, e->type);
    if (!judge_load(&p, vs_builtin_opset(), "test.mlir", strbuf_str(&text), text.len, NULL, 1,
                    NULL))
      fail_msg("example %zu is not evaluated", i);
    const bounded *r = p.bounds.results[0];
    for (size_t k = 0; k < r->count; k++)
      if (!bounds_allow(r, k, &e->gives)) fail_msg("example %zu may not give element %zu", i, k);
    if ((bounds_of(r, 0).kind == BOUND_OPEN) != e->is_open) fail_msg("example %zu: open or not", i);
    if (bounds_allow(r, 0, &e->never) != e->is_open) fail_msg("example %zu may be wrong", i);
    assert_true(judge_is_sound(&p, &why));
    judge_program_free(&p);
  }
}

/* Bounds of every iteration are kept, so that a loop without an end would take all memory. */
static void a_loop_without_an_end_ends_at_a_limit(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main() -> tensor<4096xf32> {\n"
      "  %0 = stablehlo.constant dense<0.5> : tensor<4096xf32>\n"
      "  %1 = stablehlo.while(%x = %0) : tensor<4096xf32>\n"
      "  cond {\n"
      "    %2 = stablehlo.constant dense<true> : tensor<i1>\n"
      "    stablehlo.return %2 : tensor<i1>\n"
      "  } do {\n"
      "    %2 = stablehlo.sine %x : tensor<4096xf32>\n"
      "    stablehlo.return %2 : tensor<4096xf32>\n"
      "  }\n"
      "  return %1 : tensor<4096xf32>\n"
      "}\n";
  strbuf_auto said = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&said);
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  program_options how = {.file = "test.mlir"};
  ir_op *module = program_read(c, text, sizeof text - 1, &how, &sink.sink);
  bounds_run run;
  assert_non_null(module);
  bounds_options limits = {.max_bytes = 4 << 20};
  size_t before = arena_used(ir_arena(c));
  assert_false(bounds_evaluate(c, module, "main", NULL, 0, &limits, &run, &sink.sink));
  assert_true(arena_used(ir_arena(c)) - before < 8 << 20);
  assert_non_null(strstr(strbuf_str(&said), "need more than 4 MiB"));
  bounds_free(&run);
  ir_context_free(c);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_variance_may_cancel),
                                     cmocka_unit_test(an_offset_may_cancel),
                                     cmocka_unit_test(programs_may_give_this_and_no_more),
                                     cmocka_unit_test(a_loop_without_an_end_ends_at_a_limit),
                                     cmocka_unit_test(collectives_move_bounds),
                                     cmocka_unit_test(narrow_numbers_may_be_these),
                                     cmocka_unit_test(what_has_no_number_is_open),
                                     cmocka_unit_test(complex_parts_belong_together),
                                     cmocka_unit_test(an_engine_outside_of_its_bounds_is_unsound),
                                     cmocka_unit_test(the_corpus_is_inside_of_its_bounds)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
