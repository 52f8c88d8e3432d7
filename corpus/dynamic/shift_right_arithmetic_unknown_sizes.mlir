// Sizes of operands and result are unknown until the program runs. Copies of the sign bit come in from the
// left, so a shift by the width or more leaves only the sign.
func.func @main() {
  %lhs_known = stablehlo.constant dense<[-16, 16]> : tensor<2xi32>
  %rhs_known = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %shape_0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %lhs = stablehlo.dynamic_reshape %lhs_known, %shape_0 : (tensor<2xi32>, tensor<1xi64>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %rhs = stablehlo.dynamic_reshape %rhs_known, %shape_1 : (tensor<2xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = stablehlo.shift_right_arithmetic %lhs, %rhs : tensor<?xi32>
  %shape_2 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?xi32>, tensor<1xi64>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[-4, 2]> : tensor<2xi32>
  return
}
