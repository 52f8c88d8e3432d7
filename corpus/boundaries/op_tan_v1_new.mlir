// Only tan_v1 can say this: it came with 1.4.0.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, 0.0, 0.0]> : tensor<3xf32>
  %result = stablehlo.tan %operand : tensor<3xf32>
  check.expect_almost_eq_const %result, dense<[0.0, 0.0, 0.0]> : tensor<3xf32>
  return
}
