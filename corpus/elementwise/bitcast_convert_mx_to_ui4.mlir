// The bits stay as they are and are read as another type. f4E2M1FN came with release 1.8.0.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xf4E2M1FN>
  %result = stablehlo.bitcast_convert %operand : (tensor<2xf4E2M1FN>) -> tensor<2xui4>
  check.expect_eq_const %result, dense<[2, 12]> : tensor<2xui4>
  return
}
