// Elements keep their row-major order.
func.func @main() {
  %operand = stablehlo.constant dense<[[true, false, false], [false, true, true]]> : tensor<2x3xi1>
  %result = stablehlo.reshape %operand : (tensor<2x3xi1>) -> tensor<3x2xi1>
  check.expect_eq_const %result, dense<[[true, false], [false, false], [true, true]]> : tensor<3x2xi1>
  return
}
