// Sizes of operands and result are unknown until the program runs. Bit by bit: 12 ^ 10 = 0b1100 ^ 0b1010 = 6.
func.func @main() {
  %lhs_known = stablehlo.constant dense<[12, -1]> : tensor<2xi32>
  %rhs_known = stablehlo.constant dense<[10, 6]> : tensor<2xi32>
  %shape_0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %lhs = stablehlo.dynamic_reshape %lhs_known, %shape_0 : (tensor<2xi32>, tensor<1xi64>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %rhs = stablehlo.dynamic_reshape %rhs_known, %shape_1 : (tensor<2xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = stablehlo.xor %lhs, %rhs : tensor<?xi32>
  %shape_2 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?xi32>, tensor<1xi64>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[6, -7]> : tensor<2xi32>
  return
}
