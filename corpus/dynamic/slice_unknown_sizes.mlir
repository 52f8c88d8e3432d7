// Sizes of operands and result are unknown until the program runs. Elements 1, 3 and 5.
func.func @main() {
  %operand_known = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %shape_0 = stablehlo.constant dense<[6]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<6xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = stablehlo.slice %operand [1:6:2] : (tensor<?xi32>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xi32>, tensor<1xi64>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[2, 4, 6]> : tensor<3xi32>
  return
}
