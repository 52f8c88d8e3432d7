// The operand output_dimensions is of type tensor<2xf32>; it must be a statically shaped 1-dimensional tensor of indices or integers.
func.func @main(%operand: tensor<2xf32>, %output_dimensions: tensor<2xf32>) -> tensor<?x2xf32> {
  %result = stablehlo.dynamic_broadcast_in_dim %operand, %output_dimensions, dims = [1] {known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  return %result : tensor<?x2xf32>
}
