// The bits stay as they are and are read as another type.
func.func @main() {
  %operand = stablehlo.constant dense<[15360, 49152]> : tensor<2xui16>
  %result = stablehlo.bitcast_convert %operand : (tensor<2xui16>) -> tensor<2xf16>
  check.expect_eq_const %result, dense<[1.0, -2.0]> : tensor<2xf16>
  return
}
