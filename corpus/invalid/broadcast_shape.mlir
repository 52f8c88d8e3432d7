// The result has the operand's sizes first and the new ones behind: the other way round.
func.func @main(%operand: tensor<3xf32>) -> tensor<3x2xf32> {
  %result = "stablehlo.broadcast"(%operand) <{broadcast_sizes = array<i64: 2>}> : (tensor<3xf32>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
