// Said beforehand: dimension 0 of the operand is repeated, dimension 1 is not.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3]]> : tensor<1x3xi32>
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %result = stablehlo.dynamic_broadcast_in_dim %operand, %shape, dims = [0, 1] {known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>} : (tensor<1x3xi32>, tensor<2xi64>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[1, 2, 3], [1, 2, 3]]> : tensor<2x3xi32>
  return
}
