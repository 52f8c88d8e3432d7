// One padding element goes between each two, then one element is cut off at the start and two are added at the
// end.
func.func @main() {
  %operand = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xbf16>
  %padding_value = stablehlo.constant dense<7.0> : tensor<bf16>
  %result = stablehlo.pad %operand, %padding_value, low = [-1], high = [2], interior = [1] : (tensor<3xbf16>, tensor<bf16>) -> tensor<6xbf16>
  check.expect_eq_const %result, dense<[7.0, 2.0, 7.0, 3.0, 7.0, 7.0]> : tensor<6xbf16>
  return
}
