// Nothing stays nothing.
func.func @main() {
  %operand = stablehlo.constant dense<> : tensor<0x4xi32>
  %result = stablehlo.reshape %operand : (tensor<0x4xi32>) -> tensor<2x0x3xi32>
  check.expect_eq_const %result, dense<> : tensor<2x0x3xi32>
  return
}
