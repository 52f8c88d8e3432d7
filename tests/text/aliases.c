/* SPDX-License-Identifier: Apache-2.0 */
/* Aliases, locations that are defined later, and resources: whole programs. */
#include "literal.h"

static bool print_program(const char *text, const text_print_options *o, strbuf *out) {
  ir_context *c = new_context();
  diag_text_sink sink = diag_text_sink_to(out);
  ir_op *m = text_parse(c, text, strlen(text), NULL, &sink.sink);
  if (m) text_print(c, m, o, out);
  ir_context_free(c);
  return m != NULL;
}

static void check_program(const char *text, const text_print_options *o, const char *expected) {
  strbuf out = STRBUF_INIT;
  bool ok = print_program(text, o, &out);
  if (!ok || strcmp(strbuf_str(&out), expected) != 0) fail_msg("got %s", strbuf_str(&out));
  strbuf_free(&out);
}

static void aliases_stand_for_what_they_name(void **state) {
  (void)state;
  check_program(
      "#a = 5 : i32\n!t = tensor<2xf32>\n#b = [#a, !t]\n"
      "\"x.y\"() {v = #b, f = (!t) -> !t} : () -> ()\n",
      NULL,
      "module {\n  \"x.y\"() {f = (tensor<2xf32>) -> tensor<2xf32>, v = [5 : i32, "
      "tensor<2xf32>]} : () -> ()\n}\n");
}

static void a_location_may_be_defined_behind_its_use(void **state) {
  (void)state;
  check_program(
      "\"x.y\"() : () -> () loc(#late)\n#early = loc(\"e\")\n"
      "#late = loc(fused[#early, \"f\":1:2])\n",
      &(text_print_options){.debuginfo = true, .local_scope = true},
      "module {\n  \"x.y\"() : () -> () loc(fused[\"e\", \"f\":1:2])\n} loc(\"<stdin>\":"
      "0:0)");
}

static void wrong_aliases_are_refused(void **state) {
  (void)state;
  static const struct {
    const char *text, *why;
  } rows[] = {
      {"#a = 1\n#a = 2\n", "2:1: error: redefinition of attribute alias id 'a'"},
      {"!a = i1\n!a = i2\n", "2:1: error: redefinition of type alias id 'a'"},
      {"#a.b = 1\n", "1:1: error: attribute names with a '.' are reserved for dialect-defined"},
      {"#a 1\n", "1:3: error: expected '=' in attribute alias definition"},
      {"\"x.y\"() {v = #a} : () -> ()\n", "1:16: error: undefined symbol alias id 'a'"},
      {"\"x.y\"() : () -> () loc(#a)\n", "error: operation location alias was never defined"},
      {"#a = 5\n\"x.y\"() : () -> () loc(#a)\n", "error: expected location"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf out = STRBUF_INIT;
    if (print_program(rows[i].text, NULL, &out) || !strstr(strbuf_str(&out), rows[i].why)) {
      fail_msg("%s\nexpected %s\ngot %s", rows[i].text, rows[i].why, strbuf_str(&out));
    }
    strbuf_free(&out);
  }
}

/* Aliases of aliases double in size with each line. */
static void aliases_do_not_grow_without_limit(void **state) {
  (void)state;
  strbuf text = STRBUF_INIT, out = STRBUF_INIT;
  strbuf_adds(&text, "#a0 = 1\n!t0 = i1\n");
  for (int i = 1; i < 60; i++) {
    strbuf_addf(&text, "#a%d = [#a%d, #a%d]\n!t%d = tuple<!t%d, !t%d>\n", i, i - 1, i - 1, i, i - 1,
                i - 1);
  }
  assert_false(print_program(strbuf_str(&text), NULL, &out));
  assert_non_null(strstr(strbuf_str(&out), "expanded_nodes"));
  strbuf_free(&text);
  strbuf_free(&out);
}

/* The list wins, before the value and behind it, as jaxlib 0.10.2 reads it. */
static void a_property_may_be_repeated_in_the_list(void **state) {
  (void)state;
  check_program(
      "func.func @f(%x: tensor<2x3xf32>) {\n"
      "  stablehlo.custom_call @a(%x) {call_target_name = \"b\"} : (tensor<2x3xf32>) -> ()\n"
      "  %0 = stablehlo.transpose %x, dims = [0, 1] {permutation = array<i64: 1, 0>} : "
      "(tensor<2x3xf32>) -> tensor<3x2xf32>\n"
      "  %1 = stablehlo.slice %x [0:1, 0:1] {limit_indices = array<i64: 2, 2>} : "
      "(tensor<2x3xf32>) -> tensor<2x2xf32>\n"
      "  %2 = arith.constant {value = 2 : i32} 1 : i32\n"
      "  return\n}\n",
      NULL,
      "module {\n"
      "  func.func @f(%arg0: tensor<2x3xf32>) {\n"
      "    stablehlo.custom_call @b(%arg0) : (tensor<2x3xf32>) -> ()\n"
      "    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>\n"
      "    %1 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<2x3xf32>) -> tensor<2x2xf32>\n"
      "    %c2_i32 = arith.constant 2 : i32\n"
      "    return\n  }\n}\n");
}

/* Upstream writes "%x, , sizes" and does not read it. */
static void a_slice_of_a_scalar_is_printed_in_the_generic_form(void **state) {
  (void)state;
  static const char text[] =
      "module {\n  func.func @f(%arg0: tensor<f32>) -> tensor<f32> {\n"
      "    %0 = \"stablehlo.dynamic_slice\"(%arg0) <{slice_sizes = array<i64>}> : (tensor<f32>) -> "
      "tensor<f32>\n    return %0 : tensor<f32>\n  }\n}\n";
  check_program(text, NULL, text);
}

static void resources_keep_their_data(void **state) {
  (void)state;
  check_program(
      "\"x.y\"() {a = dense_resource<k> : tensor<2xi32>, b = dense_resource<\"p q\"> : "
      "tensor<1xi8>, c = dense_resource<none> : tensor<1xi8>} : () -> ()\n"
      "{-# dialect_resources: { builtin: { k: \"0x040000000100000002000000\", \"p q\": "
      "\"0x01000000aB\", unused: \"0x0100000001\" } } #-}\n",
      NULL,
      "module {\n  \"x.y\"() {a = dense_resource<k> : tensor<2xi32>, b = dense_resource<\"p q\"> : "
      "tensor<1xi8>, c = dense_resource<none> : tensor<1xi8>} : () -> ()\n}\n\n"
      "{-#\n  dialect_resources: {\n    builtin: {\n      k: \"0x040000000100000002000000\",\n"
      "      \"p q\": \"0x01000000AB\"\n    }\n  }\n#-}\n");
}

static void wrong_resources_are_refused(void **state) {
  (void)state;
  static const struct {
    const char *text, *why;
  } rows[] = {
      {"{-# foo: {} #-}", "unknown key 'foo' in file metadata dictionary"},
      {"{-# dialect_resources: { x: { a: \"0x01000000\" } } #-}", "dialect 'x' has no resources"},
      {"{-# dialect_resources: { builtin: { a: 5 } } #-}", "expected hex string blob for key 'a'"},
      {"{-# dialect_resources: { builtin: { a: \"0x0100\" } } #-}",
       "expected hex string blob for key 'a' to encode alignment in first 4 bytes"},
      {"{-# dialect_resources: { builtin: { a: \"0x03000000\" } } #-}",
       "but got non-power-of-2 value: 3"},
      {"{-# dialect_resources: { builtin: { a: \"0x010000zz\" } } #-}", "expected hex string blob"},
      {"{-# dialect_resources: {", "expected identifier key"},
      {"{-#", "error"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf out = STRBUF_INIT;
    if (print_program(rows[i].text, NULL, &out) || !strstr(strbuf_str(&out), rows[i].why)) {
      fail_msg("%s\nexpected %s\ngot %s", rows[i].text, rows[i].why, strbuf_str(&out));
    }
    strbuf_free(&out);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(aliases_stand_for_what_they_name),
      cmocka_unit_test(a_location_may_be_defined_behind_its_use),
      cmocka_unit_test(wrong_aliases_are_refused),
      cmocka_unit_test(aliases_do_not_grow_without_limit),
      cmocka_unit_test(a_property_may_be_repeated_in_the_list),
      cmocka_unit_test(a_slice_of_a_scalar_is_printed_in_the_generic_form),
      cmocka_unit_test(resources_keep_their_data),
      cmocka_unit_test(wrong_resources_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
