// A legal broadcast, which the program beside it breaks by one edit.
func.func @main(%operand: tensor<3xf32>) -> tensor<2x3xf32> {
  %result = "stablehlo.broadcast"(%operand) <{broadcast_sizes = array<i64: 2>}> : (tensor<3xf32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
