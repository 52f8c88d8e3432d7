// A dimension of 3 elements cannot become one of 2; only one of 1 element can grow.
func.func @main(%operand: tensor<3xf32>, %output_dimensions: tensor<2xi64>) -> tensor<?x2xf32> {
  %result = stablehlo.dynamic_broadcast_in_dim %operand, %output_dimensions, dims = [1] {known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<2xi64>) -> tensor<?x2xf32>
  return %result : tensor<?x2xf32>
}
