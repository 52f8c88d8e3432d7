// The element type f32 of an operand: every release knows it.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %result = stablehlo.reshape %operand : (tensor<2xf32>) -> tensor<2x1xf32>
  %back = stablehlo.reshape %result : (tensor<2x1xf32>) -> tensor<2xf32>
  check.expect_eq_const %back, dense<[1.0, 2.0]> : tensor<2xf32>
  return
}
