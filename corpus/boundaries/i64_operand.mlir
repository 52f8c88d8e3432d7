// The element type i64 of an operand: every release knows it.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %result = stablehlo.reshape %operand : (tensor<2xi64>) -> tensor<2x1xi64>
  %back = stablehlo.reshape %result : (tensor<2x1xi64>) -> tensor<2xi64>
  check.expect_eq_const %back, dense<[1, 0]> : tensor<2xi64>
  return
}
