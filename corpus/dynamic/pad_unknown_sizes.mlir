// Sizes of operands and result are unknown until the program runs. One padding element goes between each two,
// then one element is cut off at the start and two are added at the end.
func.func @main() {
  %operand_known = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %padding_value = stablehlo.constant dense<7> : tensor<i32>
  %shape_0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = stablehlo.pad %operand, %padding_value, low = [-1], high = [2], interior = [1] : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[6]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xi32>, tensor<1xi64>) -> tensor<6xi32>
  check.expect_eq_const %result, dense<[7, 2, 7, 3, 7, 7]> : tensor<6xi32>
  return
}
