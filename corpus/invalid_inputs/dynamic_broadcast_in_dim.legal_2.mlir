// A legal dynamic_broadcast_in_dim, which programs beside it break by one edit each.
func.func @main(%operand: tensor<2xf32>, %output_dimensions: tensor<2xi64>) -> (tensor<?x2xf32>) {
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) {broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<2xi64>) -> tensor<?x2xf32>
  return %result : tensor<?x2xf32>
}
