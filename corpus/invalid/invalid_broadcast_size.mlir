// A dimension of 2 does not become one of 3.
func.func @main() {
  %0 = stablehlo.constant dense<1> : tensor<2xi32>
  %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<3x4xi32>
  return
}
