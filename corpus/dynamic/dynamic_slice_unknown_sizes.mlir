// Sizes of operands and result are unknown until the program runs. The start is clamped so that the slice of
// two fits: 5 becomes 4, a signed negative start becomes 0.
func.func @main() {
  %operand_known = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %start = stablehlo.constant dense<5> : tensor<i64>
  %shape_0 = stablehlo.constant dense<[6]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<6xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = stablehlo.dynamic_slice %operand, %start, sizes = [2] : (tensor<?xi32>, tensor<i64>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xi32>, tensor<1xi64>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[5, 6]> : tensor<2xi32>
  return
}
