// Layouts, one for each operand and result.
func.func @main(%input_f32: tensor<2x3xf32>, %input_i32: tensor<4xi32>) -> tensor<2x3xf32> {
  %result = stablehlo.custom_call @foo(%input_f32, %input_i32) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>, tensor<4xi32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
