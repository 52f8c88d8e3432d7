// The start is clamped so that the update of two fits: 3 becomes 2, a signed negative start becomes 0.
func.func @main() {
  %operand = stablehlo.constant dense<[false, false, false, false]> : tensor<4xi1>
  %update = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %start = stablehlo.constant dense<1> : tensor<i64>
  %result = stablehlo.dynamic_update_slice %operand, %update, %start : (tensor<4xi1>, tensor<2xi1>, tensor<i64>) -> tensor<4xi1>
  check.expect_eq_const %result, dense<[false, true, false, false]> : tensor<4xi1>
  return
}
