/* SPDX-License-Identifier: Apache-2.0 */
/* Constant folding. */
#include "program.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#include "interpreter/interpreter.h"
#include "passes/fold/fold.h"

static bool fold(ir_context *c, ir_op *module, diag_sink *sink) {
  return pass_fold_constants(c, module, PASS_FOLD_ELEMENTS, sink);
}
static bool fold_up_to_two(ir_context *c, ir_op *module, diag_sink *sink) {
  return pass_fold_constants(c, module, 2, sink);
}

#define MAIN(type, body) "func.func @main() -> " type " {\n" body "}\n"

static void chains_end_as_one_constant(void **state) {
  (void)state;
  run(MAIN("tensor<2xi32>",
           "  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>\n"
           "  %b = stablehlo.constant dense<3> : tensor<2xi32>\n"
           "  %0 = stablehlo.add %a, %b : tensor<2xi32>\n"
           "  %1 = stablehlo.multiply %0, %b : tensor<2xi32> loc(\"here\")\n"
           "  return %1 : tensor<2xi32>\n"),
      fold, true);
  HAS("    %c = stablehlo.constant dense<[12, 15]> : tensor<2xi32> loc(\"here\")\n    return %c");
  LACKS("dense<3>");
  LACKS("add");
}

static void values_are_the_interpreters(void **state) {
  (void)state;
  run(MAIN("(tensor<32xi32>, tensor<i1>, tensor<f8E4M3FN>, tensor<complex<f32>>, tensor<2x3xui4>)",
           "  %t = stablehlo.constant dense<true> : tensor<32xi1>\n"
           "  %0 = stablehlo.convert %t : (tensor<32xi1>) -> tensor<32xi32>\n"
           "  %f = stablehlo.constant dense<0x7F800001> : tensor<f32>\n"
           "  %1 = stablehlo.is_finite %f : (tensor<f32>) -> tensor<i1>\n"
           "  %g = stablehlo.constant dense<1.1> : tensor<f32>\n"
           "  %2 = stablehlo.convert %g : (tensor<f32>) -> tensor<f8E4M3FN>\n"
           "  %3 = stablehlo.complex %g, %g : tensor<complex<f32>>\n"
           "  %4 = stablehlo.iota dim = 1 : tensor<2x3xui4>\n"
           "  return %0, %1, %2, %3, %4 : tensor<32xi32>, tensor<i1>, tensor<f8E4M3FN>, "
           "tensor<complex<f32>>, tensor<2x3xui4>\n"),
      fold, false);
  HAS("dense<1> : tensor<32xi32>");
  HAS("dense<false> : tensor<i1>");
  HAS("dense<1.125000e+00> : tensor<f8E4M3FN>");
  HAS("dense<(1.100000e+00,1.100000e+00)> : tensor<complex<f32>>");
  HAS("dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui4>");
  LACKS("convert");
}

static void quantized_constants_hold_their_storage(void **state) {
  (void)state;
  run(MAIN("tensor<2x!quant.uniform<i8:f32, 1.0:0>>",
           "  %g = stablehlo.constant dense<[1.0, 300.0]> : tensor<2xf32>\n"
           "  %q = stablehlo.uniform_quantize %g : (tensor<2xf32>) -> "
           "tensor<2x!quant.uniform<i8:f32, 1.0:0>>\n"
           "  %r = stablehlo.add %q, %q : tensor<2x!quant.uniform<i8:f32, 1.0:0>>\n"
           "  return %r : tensor<2x!quant.uniform<i8:f32, 1.0:0>>\n"),
      fold, false);
  HAS("<{value = dense<[2, 127]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, "
      "1.000000e+00>>");
}

/* With regions, captured values, several results of which not all are used. */
static void ops_with_regions_fold(void **state) {
  (void)state;
  run(MAIN("(tensor<i32>, tensor<f32>, tensor<i32>)",
           "  %a = stablehlo.constant dense<[4, 5]> : tensor<2xi32>\n"
           "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
           "  %n = stablehlo.constant dense<100> : tensor<i32>\n"
           "  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : "
           "(tensor<2xi32>, tensor<i32>) -> tensor<i32>\n"
           "  %p = stablehlo.constant dense<true> : tensor<i1>\n"
           "  %1 = \"stablehlo.if\"(%p) ({\n"
           "    %f = stablehlo.convert %0 : (tensor<i32>) -> tensor<f32>\n"
           "    stablehlo.return %f : tensor<f32>\n"
           "  }, {\n"
           "    %e = stablehlo.constant dense<1.5> : tensor<f32>\n"
           "    stablehlo.return %e : tensor<f32>\n"
           "  }) : (tensor<i1>) -> tensor<f32>\n"
           "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
           "  %2:2 = stablehlo.while(%i = %z, %s = %z) : tensor<i32>, tensor<i32>\n"
           "   cond {\n"
           "    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
           "    stablehlo.return %c : tensor<i1>\n"
           "   } do {\n"
           "    %t = stablehlo.add %s, %i : tensor<i32>\n"
           "    %j = stablehlo.add %i, %one : tensor<i32>\n"
           "    stablehlo.return %j, %t : tensor<i32>, tensor<i32>\n"
           "   }\n"
           "  return %0, %1, %2#1 : tensor<i32>, tensor<f32>, tensor<i32>\n"),
      fold, false);
  HAS("    %c = stablehlo.constant dense<9> : tensor<i32>\n"
      "    %cst = stablehlo.constant dense<9.000000e+00> : tensor<f32>\n"
      "    %c_0 = stablehlo.constant dense<4950> : tensor<i32>\n"
      "    return %c, %cst, %c_0");
}

static void constants_inside_regions_fold(void **state) {
  (void)state;
  run("func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
      "  %a = stablehlo.constant dense<1> : tensor<i32>\n"
      "  %0 = \"stablehlo.map\"(%x) ({\n"
      "   ^bb0(%e: tensor<i32>):\n"
      "    %b = stablehlo.constant dense<2> : tensor<i32>\n"
      "    %c = stablehlo.add %a, %b : tensor<i32>\n"
      "    %d = stablehlo.add %e, %c : tensor<i32>\n"
      "    stablehlo.return %d : tensor<i32>\n"
      "  }) {dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2xi32>\n"
      "  return %0 : tensor<2xi32>\n}\n",
      fold, false);
  HAS("dense<3> : tensor<i32>");
  LACKS("dense<1>");
  LACKS("dense<2>");
  HAS("stablehlo.map");
}

static void what_is_no_function_of_its_operands_stays(void **state) {
  (void)state;
  run(MAIN("(tensor<2xui64>, tensor<2xf32>, tensor<ui32>, tensor<ui32>, tensor<i32>, tensor<i32>, "
           "tensor<i32>)",
           "  %s = stablehlo.constant dense<[1, 2]> : tensor<2xui64>\n"
           "  %st, %bits = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : "
           "(tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)\n"
           "  %a = stablehlo.constant dense<0.0> : tensor<f32>\n"
           "  %b = stablehlo.constant dense<1.0> : tensor<f32>\n"
           "  %n = stablehlo.constant dense<2> : tensor<1xi64>\n"
           "  %r = stablehlo.rng %a, %b, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, "
           "tensor<1xi64>) -> tensor<2xf32>\n"
           "  %p = stablehlo.partition_id : tensor<ui32>\n"
           "  %q = stablehlo.replica_id : tensor<ui32>\n"
           "  %i = stablehlo.constant dense<7> : tensor<i32>\n"
           "  %o = stablehlo.optimization_barrier %i : tensor<i32>\n"
           "  %c = stablehlo.custom_call @f(%i) : (tensor<i32>) -> tensor<i32>\n"
           "  %k = func.call @g(%i) : (tensor<i32>) -> tensor<i32>\n"
           "  \"other.op\"(%i) : (tensor<i32>) -> ()\n"
           "  return %st, %r, %p, %q, %o, %c, %k : tensor<2xui64>, tensor<2xf32>, tensor<ui32>, "
           "tensor<ui32>, tensor<i32>, tensor<i32>, tensor<i32>\n") "func.func private @g(%x: "
                                                                    "tensor<i32>) -> tensor<i32> "
                                                                    "{\n  return %x : "
                                                                    "tensor<i32>\n}\n",
      fold, false);
  HAS("rng_bit_generator");
  HAS("stablehlo.rng %");
  HAS("partition_id");
  HAS("replica_id");
  HAS("optimization_barrier");
  HAS("custom_call");
  HAS("call @g");
  HAS("other.op");
}

/* An effect inside keeps the op around it, dead or not. */
static void effects_inside_regions_count(void **state) {
  (void)state;
  run("func.func @main() {\n"
      "  %p = stablehlo.constant dense<true> : tensor<i1>\n"
      "  %0 = \"stablehlo.if\"(%p) ({\n"
      "    %1 = stablehlo.custom_call @f() {has_side_effect = true} : () -> tensor<i32>\n"
      "    stablehlo.return %1 : tensor<i32>\n"
      "  }, {\n"
      "    %2 = stablehlo.constant dense<1> : tensor<i32>\n"
      "    stablehlo.return %2 : tensor<i32>\n"
      "  }) : (tensor<i1>) -> tensor<i32>\n"
      "  return\n}\n",
      fold, false);
  HAS("stablehlo.if");
  HAS("custom_call @f");
}

static void what_nothing_uses_goes(void **state) {
  (void)state;
  run("func.func @main(%x: tensor<i32>) -> tensor<i32> {\n"
      "  %0 = stablehlo.add %x, %x : tensor<i32>\n"
      "  %1 = stablehlo.multiply %0, %x : tensor<i32>\n"
      "  %2 = stablehlo.custom_call @f(%0) : (tensor<i32>) -> tensor<i32>\n"
      "  %3 = stablehlo.negate %x : tensor<i32>\n"
      "  %4 = stablehlo.abs %3 : tensor<i32>\n"
      "  return %x : tensor<i32>\n}\n",
      fold, false);
  HAS("%0 = stablehlo.add");
  HAS("custom_call");
  LACKS("multiply");
  LACKS("negate");
  LACKS("abs");
}

static void larger_results_stay(void **state) {
  (void)state;
  static const char text[] = MAIN("(tensor<3xi32>, tensor<2xi32>)",
                                  "  %a = stablehlo.iota dim = 0 : tensor<3xi32>\n"
                                  "  %b = stablehlo.iota dim = 0 : tensor<2xi32>\n"
                                  "  return %a, %b : tensor<3xi32>, tensor<2xi32>\n");
  run(text, fold_up_to_two, false);
  HAS("stablehlo.iota dim = 0 : tensor<3xi32>");
  HAS("stablehlo.constant dense<[0, 1]> : tensor<2xi32>");
  run(text, fold, false);
  LACKS("iota");
}

/* An op that the interpreter refuses or does not finish stays as it is, without an error. */
static void what_cannot_be_computed_stays(void **state) {
  (void)state;
  run(MAIN("(tensor<?xi32>, tensor<i32>)",
           "  %n = stablehlo.constant dense<3> : tensor<1xi32>\n"
           "  %a = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>\n"
           "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
           "  %w = stablehlo.while(%i = %z) : tensor<i32>\n"
           "   cond {\n"
           "    %t = stablehlo.compare EQ, %z, %z : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
           "    stablehlo.return %t : tensor<i1>\n"
           "   } do {\n"
           "    stablehlo.return %i : tensor<i32>\n"
           "   }\n"
           "  return %a, %w : tensor<?xi32>, tensor<i32>\n"),
      fold, false);
  HAS("stablehlo.dynamic_iota");
  HAS("stablehlo.while");
  LACKS("compare"); /* that alone is a constant */
}

/* --- Upstream's programs ------------------------------------------------------------------ */

/* Evaluates main; whether all its checks passed. */
static bool passes_its_checks(ir_context *c, const ir_op *module) {
  interp_value **results;
  size_t count;
  const interp_options o = {.max_steps = UINT64_C(1) << 22};
  if (!interp_run(c, module, "main", NULL, 0, &o, &results, &count, NULL)) return false;
  interp_release_all(results, count);
  return true;
}

static char *contents(const char *path, size_t *n) {
  FILE *f = fopen(path, "rb");
  assert_non_null(f);
  assert_int_equal(fseek(f, 0, SEEK_END), 0);
  *n = (size_t)ftell(f);
  rewind(f);
  char *text = malloc(*n + 1);
  assert_non_null(text);
  assert_int_equal(fread(text, 1, *n, f), *n);
  text[*n] = '\0';
  fclose(f);
  return text;
}

/* The programs that check themselves: calls are inlined so that there is something
 * to fold, and the checks must pass as before. */
static void folded_programs_pass_their_checks(void **state) {
  (void)state;
  if (!*HLO_CTS_UPSTREAM) skip();
  struct dirent **names;
  int count = scandir(HLO_CTS_UPSTREAM "/stablehlo/testdata", &names, NULL, alphasort);
  assert_true(count > 0);
  size_t held = 0;
  strbuf path = STRBUF_INIT;
  for (int i = 0; i < count; i++) {
    if (strstr(names[i]->d_name, ".mlir")) {
      size_t n;
      strbuf_reset(&path);
      strbuf_addf(&path, HLO_CTS_UPSTREAM "/stablehlo/testdata/%s", names[i]->d_name);
      char *text = contents(strbuf_str(&path), &n);
      ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
      ir_op *module = text_parse(c, text, n, &(text_parse_options){.file = "t"}, NULL);
      if (module && passes_its_checks(c, module)) {
        assert_true(pass_inline(c, module, NULL) && fold(c, module, NULL));
        if (!ir_verify(module, NULL) || !passes_its_checks(c, module))
          fail_msg("%s fails when it is folded", names[i]->d_name);
        held++;
      }
      ir_context_free(c);
      free(text);
    }
    free(names[i]);
  }
  free(names);
  strbuf_free(&path);
  /* A floor: had none of the 1,200 programs passed before it was folded, none would be held. */
  assert_true(held > 500);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(chains_end_as_one_constant),
      cmocka_unit_test(values_are_the_interpreters),
      cmocka_unit_test(quantized_constants_hold_their_storage),
      cmocka_unit_test(ops_with_regions_fold),
      cmocka_unit_test(constants_inside_regions_fold),
      cmocka_unit_test(what_is_no_function_of_its_operands_stays),
      cmocka_unit_test(effects_inside_regions_count),
      cmocka_unit_test(what_nothing_uses_goes),
      cmocka_unit_test(larger_results_stay),
      cmocka_unit_test(what_cannot_be_computed_stays),
      cmocka_unit_test(folded_programs_pass_their_checks),
  };
  return cmocka_run_group_tests(tests, NULL, tear_down);
}
