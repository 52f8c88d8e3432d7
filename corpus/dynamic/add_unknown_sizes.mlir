// Sizes of operands and result are unknown until the program runs. Elements are added one by one.
func.func @main() {
  %lhs_known = stablehlo.constant dense<[2147483647, -5, 7]> : tensor<3xi32>
  %rhs_known = stablehlo.constant dense<[1, 3, 0]> : tensor<3xi32>
  %shape_0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %lhs = stablehlo.dynamic_reshape %lhs_known, %shape_0 : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %rhs = stablehlo.dynamic_reshape %rhs_known, %shape_1 : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = stablehlo.add %lhs, %rhs : tensor<?xi32>
  %shape_2 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?xi32>, tensor<1xi64>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[-2147483648, -2, 7]> : tensor<3xi32>
  return
}
