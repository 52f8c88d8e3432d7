// Options of custom_call in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. What the
// target does is not part of the program.
func.func private @helper(%value: tensor<f32>) -> tensor<f32> {
  return %value : tensor<f32>
}
func.func @main() {
  %of_105_literal = stablehlo.constant dense<[[-2.0, 3.0, 2.0], [-3.0, -3.0, 1.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @target(%of_105_literal) {api_version = 4 : i32, backend_config = {depth = 3 : i32}, called_computations = [@helper], has_side_effect = true, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = []} : (tensor<2x3xf32>) -> ()
  %of_1010_literal = stablehlo.constant dense<[[-3.0, 1.0, -3.0], [2.0, -3.0, -2.0]]> : tensor<2x3xf32>
  %of_1010_result:2 = stablehlo.custom_call @target(%of_1010_literal) {api_version = 3 : i32, called_computations = [@helper], operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  %of_104_literal = stablehlo.constant dense<[[3.0, -1.0, 3.0], [-2.0, 3.0, 2.0]]> : tensor<2x3xf32>
  %of_104_result:2 = stablehlo.custom_call @target(%of_104_literal) {api_version = 4 : i32, backend_config = {depth = 3 : i32}, output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  %of_11_literal = stablehlo.constant dense<[[-1.0, 1.0, -1.0], [-2.0, -3.0, 1.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @target(%of_11_literal) {api_version = 3 : i32, backend_config = "text", has_side_effect = true} : (tensor<2x3xf32>) -> ()
  %of_1_literal = stablehlo.constant dense<[[3.0, 3.0, 3.0], [3.0, 1.0, 2.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @target(%of_1_literal) {backend_config = "text", called_computations = [@helper]} : (tensor<2x3xf32>) -> ()
  return
}
