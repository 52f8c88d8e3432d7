// The bits stay as they are and are read as another type.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf8E4M3FN>
  %result = stablehlo.bitcast_convert %operand : (tensor<2xf8E4M3FN>) -> tensor<2xui8>
  check.expect_eq_const %result, dense<[56, 192]> : tensor<2xui8>
  return
}
