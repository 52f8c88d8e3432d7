// Sizes of operands and result are unknown until the program runs. result[j, i] = operand[i, j].
func.func @main() {
  %operand_known = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %shape_0 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<2x3xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %unknown = stablehlo.transpose %operand, dims = [1, 0] : (tensor<?x?xi32>) -> tensor<?x?xi32>
  %shape_1 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?x?xi32>, tensor<2xi64>) -> tensor<3x2xi32>
  check.expect_eq_const %result, dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
  return
}
