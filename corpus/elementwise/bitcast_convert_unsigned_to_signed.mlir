// The bits stay as they are and are read as another type.
func.func @main() {
  %operand = stablehlo.constant dense<[255, 1]> : tensor<2xui8>
  %result = stablehlo.bitcast_convert %operand : (tensor<2xui8>) -> tensor<2xi8>
  check.expect_eq_const %result, dense<[-1, 1]> : tensor<2xi8>
  return
}
