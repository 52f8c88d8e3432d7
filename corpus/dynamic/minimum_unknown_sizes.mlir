// Sizes of operands and result are unknown until the program runs. The smaller of each two elements.
func.func @main() {
  %lhs_known = stablehlo.constant dense<[-5, 3]> : tensor<2xi32>
  %rhs_known = stablehlo.constant dense<[4, -7]> : tensor<2xi32>
  %shape_0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %lhs = stablehlo.dynamic_reshape %lhs_known, %shape_0 : (tensor<2xi32>, tensor<1xi64>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %rhs = stablehlo.dynamic_reshape %rhs_known, %shape_1 : (tensor<2xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = stablehlo.minimum %lhs, %rhs : tensor<?xi32>
  %shape_2 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?xi32>, tensor<1xi64>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[-5, -7]> : tensor<2xi32>
  return
}
