// A legal broadcast_in_dim, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xf32>) -> (tensor<3x2xf32>) {
  %result = "stablehlo.broadcast_in_dim"(%operand) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
