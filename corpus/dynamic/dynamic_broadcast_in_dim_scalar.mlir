// Dimension d of the operand is dimension [][d] of the result, whose shape is an operand.
func.func @main() {
  %operand = stablehlo.constant dense<1> : tensor<i32>
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %result = stablehlo.dynamic_broadcast_in_dim %operand, %shape, dims = [] : (tensor<i32>, tensor<2xi64>) -> tensor<3x2xi32>
  check.expect_eq_const %result, dense<[[1, 1], [1, 1], [1, 1]]> : tensor<3x2xi32>
  return
}
