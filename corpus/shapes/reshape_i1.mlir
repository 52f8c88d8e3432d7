// Row-major order, across the border of a byte.
func.func @main() {
  %operand = stablehlo.constant dense<[true, false, false, true, true, false, true, false, true]> : tensor<9xi1>
  %result = stablehlo.reshape %operand : (tensor<9xi1>) -> tensor<3x3xi1>
  check.expect_eq_const %result, dense<[[true, false, false], [true, true, false], [true, false, true]]> : tensor<3x3xi1>
  return
}
