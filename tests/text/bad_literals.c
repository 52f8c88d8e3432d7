/* SPDX-License-Identifier: Apache-2.0 */
/* Texts that are no attribute: the message and the column. Both are those of mlir-opt 22.1.8, or
 * StableHLO 1.20.0 for its dialects, but for the last rows. */
#include "literal.h"

static const struct {
  const char *text;
  unsigned column;
  const char *message;
} rows[] = {
    /* clang-format off */
    {"dense<[]> : tensor<0x2xi64>", 1, "inferred shape of elements literal ([0]) does not match type ([0, 2])"},
    {"loc(\"a\" 1)", 8, "expected ')' in inline location"},
    {"loc(\"a\":x)", 9, "expected integer line number in FileLineColRange"},
    {"loc(\"a\":1:x)", 11, "expected integer column number in FileLineColRange"},
    {"loc(callsite[\"a\" at \"b\"])", 13, "expected '(' in callsite location"},
    {"loc(callsite(\"a\" \"b\"))", 17, "expected 'at' in callsite location"},
    {"loc(foo)", 5, "expected location instance"},
    {"@a::b", 5, "expected nested symbol reference identifier"},
    {"{b, a = 1, \"c d\" = 2, \"\" = 3}", 23, "expected valid attribute name"},
    {"-0 : i32", 2, "integer constant out of range for attribute"},
    {"-129: i8", 2, "integer constant out of range for attribute"},
    {"128:si8", 1, "integer constant out of range for attribute"},
    {"dense<\"0x0100000002000000\"> : tensor<3xi32>", 1, "elements hex data size is invalid for provided type: 'tensor<3xi32>'"},
    {"dense<\"0x010\"> : tensor<3xi32>", 7, "expected string containing hex digits starting with `0x`"},
    {"dense<\"1234\"> : tensor<3xi32>", 7, "expected string containing hex digits starting with `0x`"},
    {"dense<\"0xzz\"> : tensor<3xi32>", 7, "expected string containing hex digits starting with `0x`"},
    {"dense_resource<abc> : i32", 21, "`dense_resource` expected a shaped type"},
    {"dense_resource<abc>", 20, "expected ':'"},
    {"1 : f32", 1, "unexpected decimal integer literal for a floating point value"},
    {"-1 : ui8", 2, "negative integer literal not valid for unsigned integer type"},
    {"-0x1F : f32", 2, "hexadecimal float literal should not have a leading minus"},
    {"0x1FFFFFFFF : f32", 1, "hexadecimal float constant out of range for type"},
    {"1 : tensor<i32>", 1, "integer literal not valid for specified type"},
    {"dense<1.0> : tensor<2xi32>", 7, "expected integer elements, but parsed floating-point"},
    {"dense<true> : tensor<2xi32>", 7, "expected i1 type for 'true' or 'false' values"},
    {"dense<-1> : tensor<2xui32>", 8, "expected unsigned integer elements, but parsed negative value"},
    {"dense<300> : tensor<2xi8>", 7, "integer constant out of range for type"},
    {"dense<1> : tensor<?xi32>", 1, "elements literal type must have static shape"},
    {"dense<1> : i32", 1, "elements literal must be a shaped type"},
    {"dense<[1,2]> : tensor<3xi32>", 1, "inferred shape of elements literal ([2]) does not match type ([3])"},
    {"dense<[[1],[2,3]]> : tensor<2x1xi32>", 17, "tensor literal is invalid; ranks are not consistent between elements"},
    {"dense<[1,[2]]> : tensor<2x1xi32>", 13, "tensor literal is invalid; ranks are not consistent between elements"},
    {"dense<[[1],2]> : tensor<2x1xi32>", 13, "tensor literal is invalid; ranks are not consistent between elements"},
    {"dense<[1,]> : tensor<2xi32>", 10, "expected element literal of primitive type"},
    {"dense<foo> : tensor<2xi1>", 7, "expected element literal of primitive type"},
    {"dense<-foo> : tensor<2xi1>", 8, "expected integer or floating point literal"},
    {"dense<(1,2> : tensor<2xcomplex<i8>>", 11, "expected ')' after complex elements"},
    {"dense<(1 2)> : tensor<2xcomplex<i8>>", 9, "expected ',' between complex elements"},
    {"dense<1> : tensor<2xcomplex<i8>>", 1, "parsed 1 elements, but type ('complex<i8>') expected 2 elements"},
    {"dense<[1,2]> : tensor<2xcomplex<i8>>", 1, "parsed 2 elements, but type ('tensor<2xcomplex<i8>>') expected 4 elements"},
    {"dense<[(1,2)]> : tensor<2xcomplex<i8>>", 1, "inferred shape of elements literal ([1]) does not match type ([2])"},
    {"dense<[]> : tensor<2xi8>", 1, "inferred shape of elements literal ([0]) does not match type ([2])"},
    {"dense<> : tensor<2xi8>", 1, "parsed zero elements, but type ('tensor<2xi8>') expected at least 1"},
    {"dense<1>", 9, "expected ':'"},
    {"dense<1 : tensor<2xi8>", 8, "expected '>'"},
    {"dense 1", 6, "expected '<' after 'dense'"},
    {"[1 2]", 3, "expected ',' or ']'"},
    {"{a 1}", 3, "expected '}' in attribute dictionary"},
    {"{a = 1, a = 2}", 9, "duplicate key 'a' in dictionary attribute"},
    {"{1}", 2, "expected attribute name"},
    {"{a = }", 5, "expected attribute value"},
    {"-", 2, "expected constant integer or floating point value"},
    {"-x", 2, "expected constant integer or floating point value"},
    {"1 : ", 4, "expected non-function type"},
    {"array<i64: 1 2>", 13, "expected '>' to close an array attribute"},
    {"array<i64 1>", 10, "expected ':' after dense array type"},
    {"array<i1: 1>", 12, "expected 'true' or 'false' values for i1 type"},
    {"array<i32: true>", 12, "expected i1 type for 'true' or 'false' values"},
    {"array<i4: 1>", 7, "element type bitwidth must be a multiple of 8"},
    {"array<f32: 1>", 12, "unexpected decimal integer literal for a floating point value"},
    {"array<i8: 300>", 14, "integer constant out of range"},
    {"\"a\\q\"", 3, "unknown escape in string literal"},
    {"@", 2, "@ identifier expected to start with letter or '_'"},
    {"#", 1, "invalid attribute name"},
    {"!", 1, "invalid type identifier"},
    {"!foo", 5, "undefined symbol alias id 'foo'"},
    {"#foo", 5, "undefined symbol alias id 'foo'"},
    {"i16777216", 1, "integer bitwidth is limited to 16777215 bits"},
    {"i99999999999999999999", 1, "invalid integer width"},
    {"complex<index>", 9, "invalid element type for complex"},
    {"complex<tensor<2xf32>>", 9, "invalid element type for complex"},
    {"tuple<i32", 10, "expected '>' in tuple type"},
    {"tensor<*xf32, 1>", 17, "cannot apply encoding to unranked tensor"},
    {"tensor<?x?xf32, #stablehlo.bounds<3>>", 1, "Bounds length is 1, expected to be equal to rank(2) of the tensor tensor<?x?xf32, #stablehlo.bounds<3>>"},
    {"tensor<?x2xf32, #stablehlo.bounds<3, 2>>", 1, "Static dimension 1 cannot have a bound, use ShapedType::kDynamic to indicate a missing bound in tensor tensor<?x2xf32, #stablehlo.bounds<3, 2>>"},
    {"tensor<2xf32", 13, "expected '>' in tensor type"},
    {"tensor<2xtensor<2xf32>>", 10, "invalid tensor element type"},
    {"tensor<2x>", 10, "expected non-function type"},
    {"tensor<2y f32>", 9, "expected 'x' in dimension list"},
    {"tensor<-1xf32>", 8, "expected non-function type"},
    {"tensor<99999999999999999999xf32>", 8, "invalid dimension"},
    {"tensor<9223372036854775808xf32>", 8, "invalid dimension"},
    {"tensor<2x(i32)->i32>", 10, "invalid tensor element type"},
    {"tensor<2xnone>", 10, "invalid tensor element type"},
    {"vector<0xf32>", 1, "vector types must have positive constant sizes but got 0"},
    {"vector<?xf32>", 8, "expected non-function type"},
    {"vector<[4x2]xf32>", 10, "missing ']' closing scalable dimension"},
    {"memref<*xf32, strided<[1]>>", 27, "cannot have affine map for unranked memref type"},
    {"memref<2xf32, 1, 2>", 19, "multiple memory spaces specified in memref type"},
    {"memref<2xf32, 1, strided<[1]>>", 30, "expected memory space to be last in memref type"},
    {"memref<2xtuple<>>", 10, "invalid memref element type"},
    {"!quant.uniform<i8:f32, 0.0>", 27, "scale 0.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]"},
    {"!quant.uniform<i8:f32, -1.0>", 28, "scale -1.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]"},
    {"!quant.uniform<i8:f16, 1.0e10>", 30, "scale 1.000000e+10 out of expressed type range [5.960464e-08, 6.550400e+04]"},
    {"!quant.uniform<i8:f16, 1.0e-10>", 31, "scale 1.000000e-10 out of expressed type range [5.960464e-08, 6.550400e+04]"},
    {"!quant.uniform<i33:f32, 1.0>", 16, "illegal storage type size: 33"},
    {"!quant.uniform<i8:f32:-1, {1.0, 2.0}>", 8, "illegal quantized dimension: -1"},
    {"!quant.uniform<i8:f32:{-1:1}, {1.0, 2.0}>", 8, "illegal quantized dimension: -1"},
    {"!quant.uniform<i8<-129:7>:f32, 1.0>", 19, "illegal storage type minimum: -129"},
    {"!quant.uniform<i8<-1:128>:f32, 1.0>", 22, "illegal storage type maximum: 128"},
    {"!quant.uniform<i8:i32, 1.0>", 19, "invalid kind of type specified"},
    {"!quant.uniform<i8:f32:1, 1.0>", 25, "expected '{'"},
    {"!quant.uniform<i8:f32>", 22, "expected ','"},
    {"!quant.foo<i8>", 8, "unknown quantized type foo"},
    {"!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:20, 3.0:30}, {4.0:40}}>", 62, "tensor literal is invalid; ranks are not consistent between elements"},
    {"affine_map", 11, "expected '<' in affine map"},
    {"affine_map<(d0) -> (d1)>", 21, "use of undeclared identifier"},
    {"affine_map<(d0, d0) -> (d0)>", 17, "redefinition of identifier 'd0'"},
    {"affine_map<(d0) -> (d0 * d0)>", 24, "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic"},
    {"affine_map<(d0) -> (d0 mod d0)>", 24, "non-affine expression: right operand of mod has to be either a constant or symbolic"},
    {"affine_map<(d0) -> (d0 +)>", 25, "missing right operand of binary operator"},
    {"affine_map<(d0) -> (* d0)>", 21, "missing left operand of binary operator"},
    {"affine_map<(d0) -> (d0,)>", 24, "expected affine expression"},
    {"affine_map<(d0) -> (9223372036854775808)>", 21, "constant too large for index"},
    {"affine_map<(d0) d0>", 16, "expected '->' or ':'"},
    {"affine_map<(d0) -> ((d0)>", 25, "expected ')' in affine map range"},
    {"affine_set<(d0) : (d0 > 3)>", 25, "expected '== affine-expr' or '>= affine-expr' at end of affine constraint"},
    {"strided<[1.5]>", 10, "expected a 64-bit signed integer or '?'"},
    {"strided<[9223372036854775808]>", 10, "expected a 64-bit signed integer or '?'"},
    {"strided<[1], off: 3>", 13, "expected 'offset' after comma"},
    {"strided<[1] 3>", 12, "expected ','"},
    {"distinct[-1]<>", 10, "expected distinct ID"},
    {"[distinct[1]<2>, distinct[1]<3>]", 18, "referenced attribute does not match previous definition: 2 : i64"},
    {"sparse", 7, "Expected '<' after 'sparse'"},
    {"sparse<, > : tensor<4xi32>", 8, "expected element literal of primitive type"},
    {"sparse<[[0,0]] : tensor<2x2xi32>", 15, "expected ','"},
    {"sparse<[[0,0]], 1 : tensor<2x2xi32>", 18, "expected '>'"},
    {"sparse<[[0,0]], [1]> : tensor<?x2xi32>", 1, "elements literal type must have static shape"},
    {"sparse<[[0,0]], [1]> : f32", 1, "elements literal must be a shaped type"},
    {"sparse<[[0.5,0]], [1]> : tensor<2x2xi32>", 10, "expected integer elements, but parsed floating-point"},
    {"sparse<\"0x0000000000000000\", 2> : tensor<2xi32>", 8, "integer constant out of range for type"},
    {"sparse<[[0,1,1]], [1]> : tensor<3x4xi32>", 1, "expected shape ([3, 4]); inferred shape of indices literal ([1, 3]); inferred shape of values literal ([1])"},
    {"sparse<[0,1], 2> : tensor<2x2xi32>", 1, "expected shape ([2, 2]); inferred shape of indices literal ([2]); inferred shape of values literal ([2])"},
    {"sparse<[[0],[0]], [[1],[2]]> : tensor<2xi32>", 1, "expected 1-d tensor for sparse element values"},
    {"sparse<[[0,1],[0,5]], [1,2]> : tensor<3x4xi32>", 1, "sparse index #1 is not contained within the value shape, with index=[0, 5], and type='tensor<3x4xi32>'"},
    {"sparse<[[-1,0]], [true]> : tensor<2x2xi1>", 1, "sparse index #0 is not contained within the value shape, with index=[18446744073709551615, 0], and type='tensor<2x2xi1>'"},
    {"1 : i0", 1, "integer constant out of range for attribute"},
    {"9223372036854775808 : index", 1, "integer constant out of range for attribute"},
    {"dense<[1, 2]> : tensor<2x!foo.bar>", 1, "expected string token, got 1"},
    {"dense<1> : tensor<2x!foo.bar>", 1, "expected string token, got 1"},
    {"dense<[\"a\", 1]> : tensor<2x!foo.bar>", 1, "expected string token, got 1"},
    {"dense<[\"1\"]> : tensor<1xi32>", 8, "integer constant out of range for type"},
    {"dense<\"abc\"> : tensor<1xi32>", 7, "expected string containing hex digits starting with `0x`"},
    {"1 : none", 1, "integer literal not valid for specified type"},
    {"1 : vector<2xi32>", 1, "integer literal not valid for specified type"},
    {"1.5.2", 5, "expected three consecutive dots for an ellipsis"},
    {".5", 2, "expected three consecutive dots for an ellipsis"},
    {"(i32 i32) -> ()", 5, "expected ')'"},
    {"(i32) ()", 6, "expected '->' in function type"},
    {"(i32, ) -> ()", 6, "expected non-function type"},
    {"vector<4xcomplex<f32>>", 1, "failed to verify 'elementType': VectorElementTypeInterface instance"},
    {"vector<4xvector<4xf32>>", 1, "failed to verify 'elementType': VectorElementTypeInterface instance"},
    {"tensor<4xf32 1>", 13, "expected '>' in tensor type"},
    {"tensor<>", 8, "expected non-function type"},
    {"tensor<4>", 9, "expected 'x' in dimension list"},
    {"tensor<4x>", 10, "expected non-function type"},
    {"tensor<x4xf32>", 8, "expected non-function type"},
    {"tensor<4xx4xf32>", 10, "expected non-function type"},
    {"tensor<*x*xf32>", 10, "expected non-function type"},
    {"tensor<*xtensor<*xf32>>", 10, "invalid tensor element type"},
    {"complex<complex<f32>>", 9, "invalid element type for complex"},
    {"!quant.uniform<i8:f32, {1.0}>", 24, "expected floating point literal"},
    {"!quant.uniform<i8:f32:0, {}>", 27, "expected floating point literal"},
    {"!quant.uniform<i8:f32, 1>", 24, "unexpected decimal integer literal for a floating point value"},
    {"#stablehlo.conv<[b, 0, 2, f]x[0, 1, i, o]->[b, 0, 1, f]>", 29, "Expected spatial dimensions 1 not specified"},
    {"#stablehlo.conv<[b, 0, 1]x[0, 1, i, o]->[b, 0, 1, f]>", 25, "Expected dimensions f not specified"},
    {"#stablehlo.conv<[b, 0, o, f]x[0, 1, i, o]->[b, 0, 1, f]>", 24, "Unexpected dimension o, expecting f"},
    {"#stablehlo.dot<foo = 1>", 16, "expected one of: `lhs_batching_dimensions`, `rhs_batching_dimensions`, `lhs_contracting_dimensions`, `rhs_contracting_dimensions`"},
    {"#stablehlo.gather<offset_dims = [1], offset_dims = [1]>", 50, "duplicated `offset_dims` entry"},
    {"#stablehlo.dot", 15, "expected '<'"},
    {"!stablehlo.foo", 12, "unknown stablehlo type: foo"},
    {"#vhlo.integer_v1<1.0>", 18, "invalid kind of attribute specified"},
    {"#vhlo.tensor_v1<5>", 17, "invalid kind of attribute specified"},
    {"!vhlo.tensor_v1<2xf32>", 16, "expected VHLO type or attribute"},
    {"#vhlo.tensor_v1<5>", 17, "invalid kind of attribute specified"},    {"dense<-1.5> : tensor<f8E8M0FNU>", 8, "negative value for a type without a sign"},
    {"array<index: 1>", 7, "expected integer or float type, got: 'index'"},
    {"#stablehlo.foo", 12, "unknown StableHLO attribute"},
    {"!stablehlo.foo", 12, "unknown stablehlo type: foo"},
    {"#vhlo.foo", 7, "unknown vhlo attribute"},
    {"#arith<foo>", 8, "unknown attribute `foo` in dialect `arith`"},
    {"!shape.foo", 8, "unknown  type `foo` in dialect `shape`"},
    {"#func.foo", 7, "dialect 'func' provides no attribute parsing hook"},
    {"#check<foo>", 8, "dialect 'check' provides no attribute parsing hook"},
    {"!chlo.foo", 7, "dialect 'chlo' provides no type parsing hook"},
    {"#quant.foo", 8, "dialect 'quant' provides no attribute parsing hook"},
    {"#stablehlo<comparison_direction XX>", 33, "expected ComparisonDirection to be one of: EQ, NE, GE, GT, LE, LT"},
    {"#stablehlo<comparison_direction EQ EQ>", 35, "expected '>'"},
    {"#stablehlo.channel_handle<type = 2>", 35, "struct is missing required parameter: handle"},
    {"#stablehlo.conv<[b, 0, 0, f]x[0, 1, i, o]->[b, 0, 1, f]>", 29, "Duplicate entries for spatial dimension 0"},
    {"#vhlo.float_v1<-1.5 : !vhlo.i32_v1>", 17, "expected a float type"},
    {"!vhlo.tensor_v1<2xf32>", 16, "expected VHLO type or attribute"},
    {"!vhlo.tensor_v1<2x!vhlo.f32_v1, 5>", 16, "expected VHLO type or attribute"},
    {"!vhlo.complex_v1<f32>", 17, "expected VHLO type"},
    {"#vhlo.dict_v1<{1 = #vhlo.bool_v1<true>}>", 14, "expected VHLO key attribute"},
    {"#vhlo.result_accuracy_v1<atol = 0.0, rtol = 0.0, ulps = 0, mode = 1>", 25, "expected VHLO result accuracy mode"},
    {"1 2", 3, "found trailing characters: '2'"},
    {"tensor<2xi8> extra", 14, "found trailing characters: 'extra'"},
    /* clang-format on */
};

static void messages_and_columns_are_those_of_mlir(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf out = STRBUF_INIT, expected = STRBUF_INIT;
    bool ok = read_and_print(rows[i].text, strlen(rows[i].text), &out);
    strbuf_addf(&expected, ":1:%u: error: %s\n", rows[i].column, rows[i].message);
    if (ok || !strstr(strbuf_str(&out), strbuf_str(&expected))) {
      fail_msg("%s\nexpected %s\ngot      %s", rows[i].text, strbuf_str(&expected),
               strbuf_str(&out));
    }
    strbuf_free(&out);
    strbuf_free(&expected);
  }
}

static void refused(const strbuf *text, const char *why) {
  strbuf out = STRBUF_INIT;
  assert_false(read_and_print(text->bytes, text->len, &out));
  if (!strstr(strbuf_str(&out), why)) fail_msg("expected %s, got %s", why, strbuf_str(&out));
  strbuf_free(&out);
}

static void nesting_has_a_limit(void **state) {
  (void)state;
  static const struct {
    const char *open, *close;
  } nests[] = {{"[", "]"},
               {"{a = ", "}"},
               {"tuple<", ">"},
               {"() -> (", ")"},
               {"dense<[", "]>"},
               {"loc(\"a\"(", "))"},
               {"#foo.bar<[", "]>"},
               {"#vhlo.array_v1<[", "]>"},
               {"!quant.uniform<i8:f32:0, {", "}>"},
               {"distinct[0]<[", "]>"},
               {"affine_map<() -> (-(", "))>"}};
  for (size_t i = 0; i < sizeof nests / sizeof *nests; i++) {
    for (int depth = 1; depth <= 100000; depth *= 10) {
      strbuf text = STRBUF_INIT, out = STRBUF_INIT;
      for (int d = 0; d < depth; d++) strbuf_adds(&text, nests[i].open);
      for (int d = 0; d < depth; d++) strbuf_adds(&text, nests[i].close);
      bool ok = read_and_print(text.bytes, text.len, &out);
      if (ok) assert_true(depth <= 1000);
      strbuf_free(&text);
      strbuf_free(&out);
    }
  }
  strbuf text = STRBUF_INIT;
  strbuf_addn(&text, '[', 10000);
  refused(&text, "nesting_depth");
  strbuf_free(&text);
}

static void what_is_out_of_proportion_is_refused(void **state) {
  (void)state;
  strbuf text = STRBUF_INIT;
  strbuf_adds(&text, "tensor<");
  for (int i = 0; i < 5000; i++) strbuf_adds(&text, "1x");
  strbuf_adds(&text, "i8>");
  refused(&text, "tensor_rank");

  strbuf_reset(&text);
  strbuf_adds(&text, "dense<[");
  for (int i = 0; i < 1000; i++) strbuf_addf(&text, "%s%d", i ? ", " : "", i);
  strbuf_adds(&text, "]> : tensor<1000xi16777215>");
  refused(&text, "wide_constant_bytes");

  strbuf_reset(&text);
  strbuf_addn(&text, '9', 100000);
  strbuf_adds(&text, " : i16777215");
  refused(&text, "out of range");

  /* A splat costs nothing, however large its type. */
  strbuf out = STRBUF_INIT;
  const char *splat = "dense<1> : tensor<4611686018427387904xi8>";
  assert_true(read_and_print(splat, strlen(splat), &out));
  assert_string_equal(strbuf_str(&out), splat);
  strbuf_free(&out);
  strbuf_free(&text);
}

static void an_unknown_dialect_needs_leave(void **state) {
  (void)state;
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, &(ir_context_options){0});
  strbuf out = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&out);
  assert_null(text_parse_type(c, "!foo.bar", 8, &sink.sink));
  assert_non_null(strstr(strbuf_str(&out),
                         "1:6: error: `!\"foo\"<\"bar\">` type created with "
                         "unregistered dialect"));
  assert_null(text_parse_attr(c, "#foo.bar<1> : i32", 17, &sink.sink));
  assert_non_null(strstr(strbuf_str(&out),
                         "1:6: error: #\"foo\"<\"bar<1>\"> : 'i32' attribute "
                         "created with unregistered dialect"));
  assert_non_null(text_parse_type(c, "!shape.witness", 14, &sink.sink));
  strbuf_free(&out);
  ir_context_free(c);
}

static void running_out_of_memory_is_a_diagnostic(void **state) {
  (void)state;
  strbuf text = STRBUF_INIT;
  strbuf_adds(&text, "dense<\"0x");
  strbuf_addn(&text, '5', 2000000);
  strbuf_adds(&text, "\"> : tensor<1000000xi8>");
  ir_context_options o = {.memory_limit = 400000};
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, &o);
  strbuf out = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&out);
  assert_null(text_parse_attr(c, text.bytes, text.len, &sink.sink));
  assert_int_equal(sink.sink.errors, 1);
  ir_context_free(c);
  strbuf_free(&out);
  strbuf_free(&text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(messages_and_columns_are_those_of_mlir),
      cmocka_unit_test(nesting_has_a_limit),
      cmocka_unit_test(what_is_out_of_proportion_is_refused),
      cmocka_unit_test(an_unknown_dialect_needs_leave),
      cmocka_unit_test(running_out_of_memory_is_a_diagnostic),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
