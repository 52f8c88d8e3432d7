/* SPDX-License-Identifier: Apache-2.0 */
/* Programs that are refused: each with the place and the words of the first error, which are
 * MLIR's. */
#include "program.h"

typedef struct bad {
  const char *text, *error;
} bad;

static const bad bads[] = {
    /* Values. */
    {"func.func @f(%a: i32) { \"o.x\"(%b) : (i32) -> () return }",
     "1:31: error: use of undeclared SSA value name"},
    {"func.func @f(%a: i32) { %a = \"o.x\"() : () -> i32 return }",
     "1:25: error: redefinition of SSA value '%a'\n<t>:1:14: note: previously defined here"},
    {"func.func @f(%a: i32) { \"o.x\"(%a) : (f32) -> () return }",
     "1:31: error: use of value '%a' expects different type than prior uses: 'f32' vs 'i32'\n"
     "<t>:1:14: note: prior use here"},
    {"func.func @f(%a: i32) { \"o.x\"(%b) : (i32) -> () %b = \"o.y\"() : () -> f32 return }",
     "1:49: error: definition of SSA value '%b#0' has type 'f32'\n"
     "<t>:1:31: note: previously used here with type 'i32'"},
    {"func.func @f(%a: i32) { \"o.x\"(%a#1) : (i32) -> () return }",
     "1:31: error: reference to invalid result number"},
    {"func.func @f(%a: i32, %a: i32) { return }",
     "1:23: error: region entry argument '%a' is already in use\n"
     "<t>:1:14: note: previously referenced here"},
    {"%0:2 = \"o.x\"() : () -> i32",
     "1:1: error: operation defines 1 results but was provided 2 to bind"},
    {"%0 = \"o.x\"() : () -> ()", "1:1: error: cannot name an operation with no results"},
    {"%0:0 = \"o.x\"() : () -> ()",
     "1:4: error: expected named operation to have at least 1 result"},
    {"%0: = \"o.x\"() : () -> ()", "1:4: error: expected integer number of results"},
    {"%0 \"o.x\"() : () -> ()", "1:3: error: expected '=' after SSA name"},
    {"%0#1 = \"o.x\"() : () -> i32", "1:3: error: expected '=' after SSA name"},
    {"\"o.x\"(%0#99999999999) : (i32) -> ()", "1:9: error: invalid SSA value result number"},
    /* Blocks. */
    {"\"o.x\"() ({ \"o.y\"()[^gone] : () -> () }) : () -> ()",
     "1:20: error: reference to an undefined block"},
    {"\"o.x\"() ({ ^a: \"o.y\"() : () -> () ^a: \"o.y\"() : () -> () }) : () -> ()",
     "1:35: error: redefinition of block '^a'"},
    {"func.func @f(%a: i32) { ^bb0: return }",
     "1:25: error: invalid block name in region with named arguments"},
    {"\"func.func\"()[^a] : () -> ()", "1:14: error: successors in non-terminator"},
    /* Operations. */
    {"foo", "1:1: error: custom op 'foo' is unknown (tried 'builtin.foo' as well)"},
    {"stablehlo.foo", "1:1: error: custom op 'stablehlo.foo' is unknown"},
    {"foo.bar", "1:1: error: Dialect `foo' not found for custom op 'foo.bar' "},
    {"%0 = stablehlo.gather %1 : () -> ()",
     "1:6: error: custom op 'stablehlo.gather' has no custom assembly form"},
    {"5", "1:1: error: expected operation name in quotes"},
    {"\"\"() : () -> ()", "1:1: error: empty operation name is invalid"},
    {"\"o.x\" : () -> ()", "1:6: error: expected '(' to start operand list"},
    {"\"o.x\"(%a : () -> ()", "1:9: error: expected ')' to end operand list"},
    {"\"o.x\"() () : () -> ()", "1:10: error: expected '{' to begin a region"},
    {"\"o.x\"()", "1:8: error: expected ':' followed by operation type"},
    {"\"o.x\"() : i32", "1:11: error: expected function type"},
    {"\"o.x\"(%0) : () -> ()", "1:13: error: expected 1 operand type but had 0"},
    {"module { \"o.x\"() : () -> ()", "1:28: error: expected operation name in quotes"},
    {"\"stablehlo.transpose\"(%0) <{permutation = array<i64: 0>, what = 1}> : (i32) -> i32",
     "1:28: error: operation 'stablehlo.transpose' has no property 'what'"},
    {"\"stablehlo.transpose\"(%0) <5> : (i32) -> i32",
     "1:1: error: invalid properties 5 : i64 for op stablehlo.transpose: expected DictionaryAttr "
     "to "
     "set properties"},
    {"\"stablehlo.add\"(%0, %0) <{}> : (i32, i32) -> i32",
     "1:1: error: invalid properties {} for op stablehlo.add: this operation does not support "
     "properties"},
    {"\"stablehlo.transpose\"(%0) <{permutation = array<i64: 0>}> {permutation = array<i64: 0>} : "
     "(i32) -> i32",
     "1:59: error: operation 'stablehlo.transpose' attribute 'permutation' occurs more than once"},
    {"\"stablehlo.foo\"() : () -> ()",
     "1:1: error: unregistered operation 'stablehlo.foo' found in dialect ('stablehlo') that does "
     "not allow unknown operations"},
    {"\"o.x\"() ({ \"vhlo.foo_v1\"() : () -> () }) : () -> ()",
     "1:12: error: unregistered operation 'vhlo.foo_v1' found in dialect ('vhlo') that does not "
     "allow unknown operations"},
    /* Functions. */
    {"func.func @f()",
     "1:1: error: 'func.func' op symbol declaration cannot have public visibility"},
    {"\"func.func\"() <{function_type = () -> (), sym_name = \"f\", sym_visibility = \"all\"}> "
     "({}) : "
     "() -> ()",
     "1:1: error: 'func.func' op visibility expected to be one of [\"public\", \"private\", "
     "\"nested\"], but got \"all\""},
    {"func.func @f() { func.func @g() { return } return }",
     "1:18: error: 'func.func' op symbol's parent must have the SymbolTable trait"},
    {"\"func.func\"() <{function_type = () -> (), sym_name = 1}> ({}) : () -> ()",
     "1:1: error: 'func.func' op requires string attribute 'sym_name'"},
    {"\"builtin.module\"() <{sym_name = \"m\", sym_visibility = 1}> ({}) : () -> ()",
     "1:1: error: 'builtin.module' op requires visibility attribute 'sym_visibility' to be a "
     "string "
     "attribute"},
    {"func.func @f(%f: () -> ()) { call_indirect %f() : i32 return }",
     "1:51: error: custom op 'func.call_indirect' invalid kind of type specified: expected "
     "builtin.function, but found 'i32'"},
    {"func.func @f(%f: (i32) -> ()) { call_indirect %f() : (i32) -> () return }",
     "1:50: error: custom op 'func.call_indirect' number of operands and types do not match: got 0 "
     "operands and 1 types"},
    {"func.func f() { return }",
     "1:11: error: custom op 'func.func' expected valid '@'-identifier for symbol name"},
    {"func.func @f(%a: i32, i32) { return }",
     "1:23: error: custom op 'func.func' expected SSA identifier"},
    {"func.func @f(i32, %a: i32) { return }",
     "1:19: error: custom op 'func.func' expected type instead of SSA identifier"},
    {"func.func @f() attributes {sym_name = \"g\"} { return }",
     "1:16: error: custom op 'func.func' 'sym_name' is an inferred attribute and should not be "
     "specified in the explicit attribute dictionary"},
    {"func.func @f() {}", "1:16: error: custom op 'func.func' expected non-empty function body"},
    {"func.func @f(%a: i32) { return %a : i32, i32 }",
     "1:32: error: custom op 'func.return' number of operands and types do not match: got 1 "
     "operands "
     "and 2 types"},
    /* Forms. */
    {"func.func @f(%a: tensor<2xf32>) { %0 = stablehlo.abs %a : (tensor<2xf32>, tensor<2xf32>) -> "
     "tensor<2xf32> return }",
     "1:59: error: custom op 'stablehlo.abs' 1 operands present, but expected 2"},
    {"%0 = stablehlo.transpose %1, dim = [0] : (i32) -> i32",
     "1:30: error: custom op 'stablehlo.transpose' expected 'dims'"},
    {"%0 = stablehlo.transpose %1, dims = [x] : (i32) -> i32",
     "1:38: error: custom op 'stablehlo.transpose' expected integer value"},
    {"%0 = stablehlo.transpose %1 dims = [0] : (i32) -> i32", "1:28: error: expected ','"},
    {"%0 = stablehlo.transpose %1, dims = [0] : i32",
     "1:43: error: custom op 'stablehlo.transpose' invalid kind of type specified: expected "
     "builtin.function, but found 'i32'"},
    {"%0 = stablehlo.constant {value = dense<1> : tensor<i32>} dense<1> : tensor<i32>",
     "1:6: error: custom op 'stablehlo.constant' attribute 'value' occurs more than once in the "
     "attribute list"},
    {"%0 = stablehlo.transpose %1, dims = [1, [0]] : (i32) -> i32",
     "1:41: error: custom op 'stablehlo.transpose' expected integer value\n"
     "<t>:1:41: error: expected ']'"},
    {"stablehlo.optimization_barrier %1 : %1",
     "1:36: error: expected non-function type\n"
     "<t>:1:37: error: custom op 'stablehlo.optimization_barrier' expected type list"},
    {"%0 = stablehlo.compare XX, %1, %1 : i1",
     "1:24: error: custom op 'stablehlo.compare' expected ::mlir::stablehlo::ComparisonDirection "
     "to be "
     "one of: EQ, NE, GE, GT, LE, LT\n"
     "<t>:1:24: error: custom op 'stablehlo.compare' failed to parse "
     "StableHLO_ComparisonDirectionAttr parameter 'value' which is to be a "
     "`::mlir::stablehlo::ComparisonDirection`"},
    {"%0 = stablehlo.select %1, %2, %3 : i1",
     "1:36: error: custom op 'stablehlo.select' expected functional type or list of two types"},
    {"%0 = stablehlo.complex %1, %1 : f32",
     "1:33: error: custom op 'stablehlo.complex' expected tensor with complex element type"},
    {"%0 = stablehlo.tuple %1 : f32",
     "1:27: error: custom op 'stablehlo.tuple' expected tuple type"},
    {"%0 = stablehlo.reduce_precision %1, format = e5x3 : f32",
     "1:46: error: custom op 'stablehlo.reduce_precision' expected exponent mantissa in format "
     "e#m#, "
     "saw e5x3"},
    {"%0 = stablehlo.reduce_precision %1, format = e99999999999m3 : f32",
     "1:46: error: custom op 'stablehlo.reduce_precision' unable to parse exponent '99999999999'"},
    {"%0 = stablehlo.slice %1 [0:x] : f32",
     "1:28: error: custom op 'stablehlo.slice' expected integer value"},
    {"%0 = stablehlo.dot_general %1, %1, contracting_dims = [0] y [0] : f32",
     "1:59: error: custom op 'stablehlo.dot_general' expected 'x'"},
    {"%0 = stablehlo.constant 5 : i32",
     "1:25: error: custom op 'stablehlo.constant' invalid kind of attribute specified"},
    {"%0 = stablehlo.reduce(%1 init: %2) applies stablehlo.divide across dimensions = [0] : () -> "
     "()",
     "1:22: error: custom op 'stablehlo.reduce' expected the inner-op to be a commutative "
     "binary-op "
     "from the stablehlo dialect, with zero region, producing single result"},
    {"%0 = stablehlo.while(%1 = %2) : f32 cond {} {}",
     "1:45: error: custom op 'stablehlo.while' expected 'do'"},
    {"stablehlo.custom_call \"x\"() : () -> ()",
     "1:23: error: custom op 'stablehlo.custom_call' expected valid '@'-identifier for symbol "
     "name"},
    {"%0 = stablehlo.convolution(%1, %1) dim_numbers = [b, f]x[i, o]->[b, f], window = {stide = "
     "[]} "
     ": () -> ()",
     "1:89: error: custom op 'stablehlo.convolution' Unexpected keyword stide"},
    {"%0 = stablehlo.convolution(%1, %1) dim_numbers = [b, f]x[i, o]->[b, f], window = {pad = "
     "[[1]]} "
     ": () -> ()",
     "1:93: error: custom op 'stablehlo.convolution' Expected array with 2 elements, got 1 "
     "elements "
     "instead"},
    /* Locations. */
    {"\"o.x\"() : () -> () loc(#gone)", "1:24: error: operation location alias was never defined"},
};

static void test_errors(void **state) {
  (void)state;
  size_t wrong = 0;
  for (size_t i = 0; i < sizeof bads / sizeof *bads; i++) {
    strbuf why = STRBUF_INIT, want = STRBUF_INIT;
    ir_context *c = program_context();
    ir_op *module = program_read(c, bads[i].text, strlen(bads[i].text), "<t>", &why);
    strbuf_addf(&want, "<t>:%s\n", bads[i].error);
    if (module || strncmp(strbuf_str(&why), strbuf_str(&want), want.len) != 0) {
      print_error("%s\n  gives  %s  wanted %s", bads[i].text,
                  module ? "a program\n" : strbuf_str(&why), strbuf_str(&want));
      wrong++;
    }
    ir_context_free(c);
    strbuf_free(&why);
    strbuf_free(&want);
  }
  assert_int_equal(wrong, 0);
}

/* A diagnostic names the limit; nothing overflows the stack. */
static void test_depth(void **state) {
  (void)state;
  static const struct {
    const char *begin, *piece, *says;
  } deep[] = {{"", "\"o.x\"() ({ ", "nesting_depth"},
              {"", "module { ", "nesting_depth"},
              {"#a = ", "[", "nesting_depth"},
              {"!a = ", "tuple<", "nesting_depth"},
              {"\"o.x\"() ", "<{a = ", "expected attribute value"}};
  for (size_t i = 0; i < sizeof deep / sizeof *deep; i++) {
    strbuf text = STRBUF_INIT, why = STRBUF_INIT;
    strbuf_adds(&text, deep[i].begin);
    for (int k = 0; k < 200000; k++) strbuf_adds(&text, deep[i].piece);
    ir_context *c = program_context();
    assert_null(program_read(c, strbuf_str(&text), text.len, "<t>", &why));
    if (!strstr(strbuf_str(&why), deep[i].says)) fail_msg("row %zu: %s", i, strbuf_str(&why));
    ir_context_free(c);
    strbuf_free(&text);
    strbuf_free(&why);
  }
}

/* Memory that runs out is a diagnostic, too. */
static void test_out_of_memory(void **state) {
  (void)state;
  strbuf text = program_file("contractions.mlir");
  bool read = false;
  for (size_t limit = 1 << 12; !read; limit += limit / 16 + 512) {
    ir_context_options o = {.memory_limit = limit};
    ir_context *c = ir_context_new(&vs_builtin_opset()->registry, &o);
    if (!c) continue;
    strbuf why = STRBUF_INIT;
    diag_text_sink sink = diag_text_sink_to(&why);
    sink.show_ids = true;
    text_parse_options options = {.file = "<t>", .verify = true};
    read = text_parse(c, strbuf_str(&text), text.len, &options, &sink.sink) != NULL;
    assert_true(read == (sink.sink.errors == 0));
    if (!read) assert_non_null(strstr(strbuf_str(&why), "[HLO-0001]"));
    ir_context_free(c);
    strbuf_free(&why);
  }
  strbuf_free(&text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_errors),
      cmocka_unit_test(test_depth),
      cmocka_unit_test(test_out_of_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
