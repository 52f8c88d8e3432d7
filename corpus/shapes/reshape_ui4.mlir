// Elements keep their row-major order.
func.func @main() {
  %operand = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui4>
  %result = stablehlo.reshape %operand : (tensor<2x3xui4>) -> tensor<3x2xui4>
  check.expect_eq_const %result, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xui4>
  return
}
