// One padding element goes between each two, then one element is cut off at the start and two are added at the
// end.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi4>
  %padding_value = stablehlo.constant dense<7> : tensor<i4>
  %result = stablehlo.pad %operand, %padding_value, low = [-1], high = [2], interior = [1] : (tensor<3xi4>, tensor<i4>) -> tensor<6xi4>
  check.expect_eq_const %result, dense<[7, 2, 7, 3, 7, 7]> : tensor<6xi4>
  return
}
