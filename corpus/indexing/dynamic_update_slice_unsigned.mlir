// The start is clamped so that the update of two fits: 3 becomes 2, a signed negative start becomes 0.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xui32>
  %update = stablehlo.constant dense<[5, 6]> : tensor<2xui32>
  %start = stablehlo.constant dense<3> : tensor<i64>
  %result = stablehlo.dynamic_update_slice %operand, %update, %start : (tensor<4xui32>, tensor<2xui32>, tensor<i64>) -> tensor<4xui32>
  check.expect_eq_const %result, dense<[1, 2, 5, 6]> : tensor<4xui32>
  return
}
