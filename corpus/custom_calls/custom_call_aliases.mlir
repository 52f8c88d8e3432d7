// A result that may share the memory of an operand.
func.func @main(%input: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.custom_call @foo(%input) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
