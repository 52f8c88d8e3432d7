// The element type f64 of an operand: every release knows it.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %result = stablehlo.reshape %operand : (tensor<2xf64>) -> tensor<2x1xf64>
  %back = stablehlo.reshape %result : (tensor<2x1xf64>) -> tensor<2xf64>
  check.expect_eq_const %back, dense<[1.0, 2.0]> : tensor<2xf64>
  return
}
