// One padding element goes between each two, then one element is cut off at the start and two are added at the
// end.
func.func @main() {
  %operand = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %padding_value = stablehlo.constant dense<true> : tensor<i1>
  %result = stablehlo.pad %operand, %padding_value, low = [-1], high = [2], interior = [1] : (tensor<3xi1>, tensor<i1>) -> tensor<6xi1>
  check.expect_eq_const %result, dense<[true, true, true, false, true, true]> : tensor<6xi1>
  return
}
