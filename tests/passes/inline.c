/* SPDX-License-Identifier: Apache-2.0 */
/* Inlining and stripping, on small programs. */
#include "program.h"

static void nested_calls_become_bodies(void **state) {
  (void)state;
  run("func.func @main(%x: tensor<i32>) -> tensor<i32> {\n"
      "  %0 = call @twice(%x) : (tensor<i32>) -> tensor<i32>\n"
      "  return %0 : tensor<i32>\n}\n"
      "func.func private @twice(%x: tensor<i32>) -> tensor<i32> {\n"
      "  %0 = call @double(%x) : (tensor<i32>) -> tensor<i32>\n"
      "  %1 = call @double(%0) : (tensor<i32>) -> tensor<i32>\n"
      "  return %1 : tensor<i32>\n}\n"
      "func.func private @double(%x: tensor<i32>) -> tensor<i32> {\n"
      "  %0 = stablehlo.add %x, %x : tensor<i32>\n"
      "  return %0 : tensor<i32>\n}\n",
      pass_inline, false);
  HAS("    %0 = stablehlo.add %arg0, %arg0 : tensor<i32>\n"
      "    %1 = stablehlo.add %0, %0 : tensor<i32>\n"
      "    return %1 : tensor<i32>\n");
  LACKS("call");
  LACKS("@twice");
  LACKS("@double");
}

static void public_functions_and_declarations_stay(void **state) {
  (void)state;
  run("func.func @main(%x: tensor<i32>) -> tensor<i32> {\n"
      "  %0 = call @known(%x) : (tensor<i32>) -> tensor<i32>\n"
      "  %1 = call @unknown(%0) : (tensor<i32>) -> tensor<i32>\n"
      "  return %1 : tensor<i32>\n}\n"
      "func.func @known(%x: tensor<i32>) -> tensor<i32> {\n"
      "  return %x : tensor<i32>\n}\n"
      "func.func private @unknown(tensor<i32>) -> tensor<i32>\n",
      pass_inline, false);
  HAS("call @unknown(%arg0)");
  HAS("func.func @known");
  HAS("func.func private @unknown");
}

static void recursion_stays_a_call(void **state) {
  (void)state;
  run("func.func @main(%x: tensor<i32>) -> tensor<i32> {\n"
      "  %0 = call @even(%x) : (tensor<i32>) -> tensor<i32>\n"
      "  return %0 : tensor<i32>\n}\n"
      "func.func private @even(%x: tensor<i32>) -> tensor<i32> {\n"
      "  %0 = call @odd(%x) : (tensor<i32>) -> tensor<i32>\n"
      "  return %0 : tensor<i32>\n}\n"
      "func.func private @odd(%x: tensor<i32>) -> tensor<i32> {\n"
      "  %0 = call @even(%x) : (tensor<i32>) -> tensor<i32>\n"
      "  return %0 : tensor<i32>\n}\n",
      pass_inline, false);
  HAS("call @even");
  HAS("func.func private @even");
}

static void calls_inside_regions_are_inlined(void **state) {
  (void)state;
  run("func.func @main(%x: tensor<3xi32>, %i: tensor<i32>) -> tensor<i32> {\n"
      "  %0 = \"stablehlo.reduce\"(%x, %i) ({\n"
      "  ^bb0(%a: tensor<i32>, %b: tensor<i32>):\n"
      "    %1 = call @sum(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>\n"
      "    stablehlo.return %1 : tensor<i32>\n"
      "  }) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>\n"
      "  return %0 : tensor<i32>\n}\n"
      "func.func private @sum(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {\n"
      "  %0 = stablehlo.add %a, %b : tensor<i32>\n"
      "  return %0 : tensor<i32>\n}\n",
      pass_inline, false);
  HAS("applies stablehlo.add");
  LACKS("@sum");
}

/* Each function calls the next one twice: 20 of them would be a million additions. */
static void growth_has_a_limit(void **state) {
  (void)state;
  strbuf text = STRBUF_INIT, errors = STRBUF_INIT;
  for (int k = 0; k < 20; k++)
    strbuf_addf(&text,
                "func.func private @f%d(%%x: tensor<i32>) -> tensor<i32> {\n"
                "  %%0 = call @f%d(%%x) : (tensor<i32>) -> tensor<i32>\n"
                "  %%1 = call @f%d(%%0) : (tensor<i32>) -> tensor<i32>\n"
                "  return %%1 : tensor<i32>\n}\n",
                k, k + 1, k + 1);
  strbuf_adds(&text,
              "func.func @f20(%x: tensor<i32>) -> tensor<i32> {\n"
              "  %0 = stablehlo.add %x, %x : tensor<i32>\n  return %0 : tensor<i32>\n}\n");
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  ir_op *module = text_parse(c, strbuf_str(&text), text.len, NULL, NULL);
  assert_non_null(module);
  diag_text_sink sink = diag_text_sink_to(&errors);
  sink.show_ids = true;
  assert_false(pass_inline_within(c, module, 1000, &sink.sink));
  assert_non_null(strstr(strbuf_str(&errors),
                         "adds more operations than the limit inlined_ops (1000) [HLO-7001]"));
  ir_context_free(c);
  strbuf_free(&errors);
  strbuf_free(&text);
}

static void inlined_ops_say_where_they_came_from(void **state) {
  (void)state;
  run("func.func @main(%x: tensor<i32>) -> tensor<i32> {\n"
      "  %0 = call @f(%x) : (tensor<i32>) -> tensor<i32> loc(\"caller\")\n"
      "  return %0 : tensor<i32>\n}\n"
      "func.func private @f(%x: tensor<i32>) -> tensor<i32> {\n"
      "  %0 = stablehlo.add %x, %x : tensor<i32> loc(\"callee\")\n"
      "  return %0 : tensor<i32>\n}\n",
      pass_inline, true);
  HAS("stablehlo.add %arg0, %arg0 : tensor<i32> loc(callsite(\"callee\" at \"caller\"))");
}

static void stripped_locations_are_unknown(void **state) {
  (void)state;
  run("func.func @main(%x: tensor<i32> loc(\"arg\")) -> tensor<i32> {\n"
      "  return %x : tensor<i32> loc(\"ret\")\n} loc(\"f\")\n",
      pass_strip_locations, true);
  HAS("%arg0: tensor<i32> loc(unknown)");
  HAS("} loc(unknown)");
  LACKS("\"");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(nested_calls_become_bodies),
      cmocka_unit_test(public_functions_and_declarations_stay),
      cmocka_unit_test(recursion_stays_a_call),
      cmocka_unit_test(calls_inside_regions_are_inlined),
      cmocka_unit_test(growth_has_a_limit),
      cmocka_unit_test(inlined_ops_say_where_they_came_from),
      cmocka_unit_test(stripped_locations_are_unknown),
  };
  return cmocka_run_group_tests(tests, NULL, tear_down);
}
