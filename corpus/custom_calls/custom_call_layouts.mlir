// Layouts, one for each operand and result.
func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xi32>) -> tensor<2x3xf32> {
  %0 = stablehlo.custom_call @foo(%arg0, %arg1) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>, tensor<4xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
