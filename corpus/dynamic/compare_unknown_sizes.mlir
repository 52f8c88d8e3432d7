// Sizes of operands and result are unknown until the program runs. Compares element by element.
func.func @main() {
  %lhs_known = stablehlo.constant dense<[-5, 3, 2]> : tensor<3xi32>
  %rhs_known = stablehlo.constant dense<[4, -7, 2]> : tensor<3xi32>
  %shape_0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %lhs = stablehlo.dynamic_reshape %lhs_known, %shape_0 : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %rhs = stablehlo.dynamic_reshape %rhs_known, %shape_1 : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = stablehlo.compare LT, %lhs, %rhs : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  %shape_2 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?xi1>, tensor<1xi64>) -> tensor<3xi1>
  check.expect_eq_const %result, dense<[true, false, false]> : tensor<3xi1>
  return
}
