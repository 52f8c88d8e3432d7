// Elements keep their row-major order.
func.func @main() {
  %operand = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  %result = stablehlo.reshape %operand : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
  check.expect_eq_const %result, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xbf16>
  return
}
