// Sizes of operands and result are unknown until the program runs. What is missing from the result is summed:
// here the rows.
func.func @main() {
  %operand_known = stablehlo.constant dense<[[1, 2, 0], [3, 1, 5]]> : tensor<2x3xi32>
  %shape_0 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<2x3xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %unknown = stablehlo.unary_einsum %operand, config = "ab->b" : (tensor<?x?xi32>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xi32>, tensor<1xi64>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[4, 3, 5]> : tensor<3xi32>
  return
}
