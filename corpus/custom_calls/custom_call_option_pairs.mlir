// Every property at once, each with a value that is not the default.
func.func private @helper(%operand: tensor<2x3xf32>) -> tensor<2x3xf32> {
  return %operand : tensor<2x3xf32>
}
func.func @main(%input: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %result = stablehlo.custom_call @target(%input) {api_version = 2 : i32, backend_config = "config", called_computations = [@helper], has_side_effect = true, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>], result_tilings = [[dense<[8, 128]> : tensor<2xindex>]]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
