// A dimension of 2 does not become one of 3.
func.func @main() {
  %operand = stablehlo.constant dense<1> : tensor<2xi32>
  %broadcast_in_dim = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<3x4xi32>
  return
}
