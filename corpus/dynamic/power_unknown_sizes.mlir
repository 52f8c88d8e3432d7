// Sizes of operands and result are unknown until the program runs. Element by element, the left operand to the
// power of the right one.
func.func @main() {
  %lhs_known = stablehlo.constant dense<[-2, -1, -36, 5, 3, 10]> : tensor<6xi32>
  %rhs_known = stablehlo.constant dense<[2, 3, 3, 0, -1, -2]> : tensor<6xi32>
  %shape_0 = stablehlo.constant dense<[6]> : tensor<1xi64>
  %lhs = stablehlo.dynamic_reshape %lhs_known, %shape_0 : (tensor<6xi32>, tensor<1xi64>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[6]> : tensor<1xi64>
  %rhs = stablehlo.dynamic_reshape %rhs_known, %shape_1 : (tensor<6xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = stablehlo.power %lhs, %rhs : tensor<?xi32>
  %shape_2 = stablehlo.constant dense<[6]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?xi32>, tensor<1xi64>) -> tensor<6xi32>
  check.expect_eq_const %result, dense<[4, -1, -46656, 1, 0, 0]> : tensor<6xi32>
  return
}
