// Sizes of operands and result are unknown until the program runs. The start is clamped so that the update of
// two fits: 3 becomes 2, a signed negative start becomes 0.
func.func @main() {
  %operand_known = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %update_known = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %start = stablehlo.constant dense<3> : tensor<i64>
  %shape_0 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<4xi32>, tensor<1xi64>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %update = stablehlo.dynamic_reshape %update_known, %shape_1 : (tensor<2xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = stablehlo.dynamic_update_slice %operand, %update, %start : (tensor<?xi32>, tensor<?xi32>, tensor<i64>) -> tensor<?xi32>
  %shape_2 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?xi32>, tensor<1xi64>) -> tensor<4xi32>
  check.expect_eq_const %result, dense<[1, 2, 5, 6]> : tensor<4xi32>
  return
}
