// Sizes of operands and result are unknown until the program runs. Element by element, the left operand over
// the right one.
func.func @main() {
  %lhs_known = stablehlo.constant dense<[17, -17, 17, -17]> : tensor<4xi32>
  %rhs_known = stablehlo.constant dense<[3, 3, -3, -3]> : tensor<4xi32>
  %shape_0 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %lhs = stablehlo.dynamic_reshape %lhs_known, %shape_0 : (tensor<4xi32>, tensor<1xi64>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %rhs = stablehlo.dynamic_reshape %rhs_known, %shape_1 : (tensor<4xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = stablehlo.divide %lhs, %rhs : tensor<?xi32>
  %shape_2 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?xi32>, tensor<1xi64>) -> tensor<4xi32>
  check.expect_eq_const %result, dense<[5, -5, -5, 5]> : tensor<4xi32>
  return
}
