/* SPDX-License-Identifier: Apache-2.0 */
/* Types and attributes that are rows: what each text is printed as. The printed forms of stablehlo,
 * chlo and vhlo are those of StableHLO 1.20.0; those of deleted kinds follow their release's
 * definition. */
#include "literal.h"

#include "text/assembly.h"

static const literal_row rows[] = {
    /* clang-format off */
    {"#stablehlo<comparison_direction EQ>", NULL},
    {"#stablehlo<precision HIGHEST>", NULL},
    {"#stablehlo.channel_handle<handle = 1, type = 2>", NULL},
    {"#stablehlo.channel_handle<type = 2, handle = 1>", "#stablehlo.channel_handle<handle = 1, type = 2>"},
    {"#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>", NULL},
    {"#stablehlo.conv<[b,f]x[i,o]->[f,b]>", "#stablehlo.conv<[b, f]x[i, o]->[f, b]>"},
    {"#stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2, 3], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2, 3]>", "#stablehlo.conv<[b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1]>"},
    {"#stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>", NULL},
    {"#stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>", NULL},
    {"#stablehlo.dot<>", NULL},
    {"#stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [], start_index_map = [0, 1], index_vector_dim = 0>", "#stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1]>"},
    {"#stablehlo.gather<offset_dims = [1, 2], index_vector_dim = 2>", NULL},
    {"#stablehlo.gather<index_vector_dim = 2, offset_dims = [1, 2],>", "#stablehlo.gather<offset_dims = [1, 2], index_vector_dim = 2>"},
    {"#stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>", NULL},
    {"#stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>", NULL},
    {"#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = [1]>", NULL},
    {"#stablehlo.bounds<?, 4>", NULL},
    {"#stablehlo.type_extensions<bounds = [3, ?]>", "#stablehlo.bounds<3, ?>"},
    {"#stablehlo<bounds<4>>", "#stablehlo.bounds<4>"},
    {"#stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 0.000000e+00, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>", "#stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>"},
    {"#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>", NULL},
    {"#stablehlo<sub_axis_info(2)4>", NULL},
    {"#stablehlo.axis_ref<name = \"x\">", NULL},
    {"#stablehlo.axis_ref<name = \"x\", sub_axis_info = (1)2>", NULL},
    {"#stablehlo.mesh_axis<name = \"x\", size = 2>", NULL},
    {"#stablehlo.mesh<axes=[<name = \"x\", size = 2>, <name = \"y\", size = 4>]>", NULL},
    {"#stablehlo.mesh<axes=[<name = \"x\", size = 2>], device_ids=dense<[0, 1]> : tensor<2xi64>>", NULL},
    {"!stablehlo.token", NULL},
    {"tensor<?x?xf32, #stablehlo.bounds<?, 4>>", NULL},
    {"tensor<?x?xf32, #stablehlo.type_extensions<bounds = [?, 4]>>", "tensor<?x?xf32, #stablehlo.bounds<?, 4>>"},
    {"#chlo<comparison_type FLOAT>", NULL},
    {"#chlo.ragged_dot<lhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>", NULL},
    {"#vhlo.bool_v1<true>", NULL},
    {"#vhlo.integer_v1<1 : i64>", NULL},
    {"#vhlo.integer_v1<true>", NULL},
    {"#vhlo.integer_v1<-5 : i4>", NULL},
    {"#vhlo.integer_v1<255 : ui8>", NULL},
    {"#vhlo.integer_v1<3 : index>", NULL},
    {"#vhlo.float_v1<1.000000e+00 : !vhlo.f32_v1>", NULL},
    {"#vhlo.float_v1<-1.5 : !vhlo.bf16_v1>", "#vhlo.float_v1<-1.500000e+00 : !vhlo.bf16_v1>"},
    {"#vhlo.tensor_v1<dense<1> : tensor<2xi32>>", NULL},
    {"#vhlo.tensor_v1<dense<[1.0, 2.0]> : tensor<2xbf16>>", "#vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00]> : tensor<2xbf16>>"},
    {"#vhlo<comparison_direction_v1 EQ>", NULL},
    {"#vhlo<api_version_v1 API_VERSION_ORIGINAL>", NULL},
    {"#vhlo.string_v1<\"a b\\22\">", NULL},
    {"#vhlo.array_v1<[#vhlo.string_v1<\"x\">, #vhlo.bool_v1<false>]>", NULL},
    {"#vhlo.array_v1<[]>", NULL},
    {"#vhlo.dict_v1<{#vhlo.string_v1<\"x\"> = #vhlo.bool_v1<false>}>", NULL},
    {"#vhlo.dict_v1<{}>", NULL},
    {"#vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x?x!vhlo.f32_v1>>>", NULL},
    {"#vhlo.type_v1<!vhlo.func_v1<(()) -> ()>>", NULL},
    {"#vhlo.type_v1<!vhlo.func_v1<(!vhlo.i32_v1, !vhlo.i8_v1) -> !vhlo.i32_v1, !vhlo.i8_v1>>", NULL},
    {"!vhlo.tensor_v1<2x!vhlo.f32_v1>", NULL},
    {"!vhlo.tensor_v1<?x?x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [?, 4]>>", NULL},
    {"!vhlo<tensor_v1<2x!vhlo.f32_v1>>", "!vhlo.tensor_v1<2x!vhlo.f32_v1>"},
    {"!vhlo.tuple_v1<!vhlo.i32_v1, !vhlo.token_v1>", NULL},
    {"!vhlo.complex_v1<!vhlo.f32_v1>", NULL},
    {"!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 3.400000e+01:16, -128:127, 1>", NULL},
    {"!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 0, [3.400000e+01, 1.000000e+00], [16, 1], -128:127, 1>", NULL},
    {"!vhlo.unranked_tensor_v1<!vhlo.f32_v1>", NULL},
    {"!vhlo.buffer_v1<2x3x!vhlo.f32_v1>", NULL},
    {"!vhlo.future_v1<!vhlo.tensor_v1<!vhlo.f32_v1>>", NULL},
    {"!vhlo.none_v1", NULL},
    {"!vhlo.witness_v1", NULL},
    {"#vhlo.output_operand_alias_v1<outputTupleIndices = [0], operandIndex = 0, operandTupleIndices = []>", NULL},
    {"#vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>", NULL},
    {"#vhlo.axis_ref_v1<name = #vhlo.string_v1<\"x\">>", NULL},
    {"#vhlo.axis_ref_v1<name = #vhlo.string_v1<\"x\">, sub_axis_info = #vhlo.sub_axis_info_v1<pre_size = 1, size = 2>>", NULL},
    {"#vhlo.mesh_v1<axes = #vhlo.array_v1<[#vhlo.mesh_axis_v1<name = #vhlo.string_v1<\"x\">, size = 2>]>>", NULL},
    {"#vhlo.mesh_v1<axes = #vhlo.array_v1<[]>, device_ids = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>>", NULL},
    {"#vhlo.replica_group_mesh_axes_v1<mesh = #vhlo.string_v1<\"m\">, axes = #vhlo.array_v1<[]>>", NULL},
    {"!shape.witness", NULL},
    {"#arith.fastmath<none>", NULL},    {"#vhlo.result_alias_v1<argTupleIndices = [], resultIndex = 1, resultTupleIndices = [2], isMustAlias = true>", NULL},
    {"#vhlo.float_v1<0x7F800000 : !vhlo.f32_v1>", NULL},
    {"#vhlo.float_v1<0x7FF0000000000000 : !vhlo.f32_v1>", "#vhlo.float_v1<0x7F800000 : !vhlo.f32_v1>"},
    {"#vhlo.float_v1<0.1 : !vhlo.bf16_v1>", "#vhlo.float_v1<1.000980e-01 : !vhlo.bf16_v1>"},
    {"#stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = \"x\">]>", NULL},
    {"#arith.fastmath<none>", NULL},
    {"#arith.fastmath<nnan,ninf>", NULL},
    {"#sdy<manual_axes{\"x\", \"y\"}>", NULL},
    {"#sdy<manual_axes{}>", NULL},
    {"#sdy<mesh_axis\"x\"=2>", NULL},
    {"#sdy.mesh<[]>", NULL},
    {"#sdy.mesh<[], device_ids=[5]>", NULL},
    {"#sdy.mesh<[\"x\"=2, \"y\"=3], device_ids=[4, 0, 1, 2, 3, 5]>", NULL},
    {"#sdy.mesh<[\"x\"=2, \"y\"=2], device_ids=[0, 1, 2, 3]>", "#sdy.mesh<[\"x\"=2, \"y\"=2]>"},
    {"#sdy<axis_ref\"x\":(2)4>", NULL},
    {"#sdy<dimension_sharding{\"x\", \"y\":(1)2, ?}p3>", NULL},
    {"#sdy<dimension_sharding{?}>", NULL},
    {"#sdy<dimension_sharding{\"x\"}p0>", NULL},
    {"#sdy.sharding<@mesh, [{\"x\"}, {}, {?}]>", NULL},
    {"#sdy.sharding<@mesh, []>", NULL},
    {"#sdy.sharding<mesh<[\"x\"=2]>, [{\"x\"}]>", NULL},
    {"#sdy.sharding<@mesh, [{}], replicated={\"x\"}, unreduced={\"y\"}>", NULL},
    {"#sdy.sharding<@mesh, [{}], unreduced={\"y\"}, replicated={\"x\"}>", "#sdy.sharding<@mesh, [{}], replicated={\"x\"}, unreduced={\"y\"}>"},
    {"#sdy.sharding<@mesh, [{}], unreduced=max{\"y\"}>", NULL},
    {"#sdy.sharding<@mesh, [{}], unreduced=sum{\"y\"}>", "#sdy.sharding<@mesh, [{}], unreduced={\"y\"}>"},
    {"#sdy.sharding_per_value<[<@mesh, [{\"x\"}]>, <@mesh, []>]>", NULL},
    {"#sdy.sharding_per_value<[]>", NULL},
    {"#sdy.op_sharding_rule<([i, j], [])->([ij]) {i=2, j=4}, custom>", NULL},
    {"#sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=16, k=9} reduction={k} need_replication={i} permutation={j} blocked_propagation={i, k}>", NULL},
    {"#sdy.op_sharding_rule<([zz_1z_12])->([])>", NULL},
    {"#sdy<axis_ref_list{\"x\", \"y\"}>", NULL},
    {"#sdy<list_of_axis_ref_lists[{}, {\"x\"}]>", NULL},
    {"#sdy<all_to_all_param_list[{\"x\"}: 0->2, {\"y\", \"z\"}: 1->3]>", NULL},
    {"#sdy.propagation_edges<[{step-2 = [{\"y\" = operand-1 -> [operand-0, result-0]}]}]>", NULL},
    {"#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>", NULL},
    /* clang-format on */
};

static void literals_are_printed_as_their_dialects_do(void **state) {
  (void)state;
  check_rows(rows, sizeof rows / sizeof *rows);
}

static void every_prefix_of_a_literal_is_read_or_refused(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) check_prefixes(rows[i].text);
}

/* A format names nothing that does not exist, and every parameter. */
static void check_format(const ir_typedef *def) {
  if (!def->param_count) {
    if (def->assembly) fail_msg("%s.%s: a format without parameters", def->dialect, def->mnemonic);
    return;
  }
  if (!def->assembly) fail_msg("%s.%s has no assembly", def->dialect, def->mnemonic);
  bool whole = false;
  for (const char *f = def->assembly; *f; f++) {
    if (*f == '@') {
      size_t n = strspn(f + 1, "abcdefghijklmnopqrstuvwxyz_");
      if (!tx_assembly_find_routine(f + 1, n)) {
        fail_msg("%s.%s: no routine %s", def->dialect, def->mnemonic, f);
      }
      whole = true;
    }
    if (*f == '$') {
      const char *name = f + 1 + (f[1] == '(');
      size_t n = strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789");
      bool known = false;
      for (size_t i = 0; i < def->param_count; i++) {
        known |= strlen(def->params[i].name) == n && !memcmp(def->params[i].name, name, n);
      }
      if (!known) fail_msg("%s.%s: no parameter %s", def->dialect, def->mnemonic, name);
    }
  }
  for (size_t i = 0; i < def->param_count && !whole; i++) {
    char plain[80], parens[80];
    snprintf(plain, sizeof plain, "$%s", def->params[i].name);
    snprintf(parens, sizeof parens, "$(%s", def->params[i].name);
    if (!strstr(def->assembly, plain) && !strstr(def->assembly, parens)) {
      fail_msg("%s.%s: %s is not written", def->dialect, def->mnemonic, def->params[i].name);
    }
  }
}

static void every_row_has_a_format_that_says_all(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  for (size_t i = 0; i < o->type_count; i++) check_format(&o->types[i].def);
  for (size_t i = 0; i < o->attr_count; i++) check_format(&o->attrs[i].def);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(literals_are_printed_as_their_dialects_do),
      cmocka_unit_test(every_prefix_of_a_literal_is_read_or_refused),
      cmocka_unit_test(every_row_has_a_format_that_says_all),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
