// The attribute output_operand_alias_v1: every release knows it.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.custom_call @alias(%operand) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
