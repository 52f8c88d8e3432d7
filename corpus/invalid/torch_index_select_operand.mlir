// The operand is a tuple.
func.func @main(%operand: tuple<tensor<4x5xf32>>, %index: tensor<2xi32>) -> tensor<2x5xf32> {
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tuple<tensor<4x5xf32>>, tensor<2xi32>) -> tensor<2x5xf32>
  return %result : tensor<2x5xf32>
}
