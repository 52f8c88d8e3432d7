// A legal torch_index_select, which the program beside it breaks by one edit.
func.func @main(%operand: tensor<4x5xf32>, %index: tensor<2xi32>) -> tensor<2x5xf32> {
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x5xf32>, tensor<2xi32>) -> tensor<2x5xf32>
  return %result : tensor<2x5xf32>
}
