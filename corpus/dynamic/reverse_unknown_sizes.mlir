// Sizes of operands and result are unknown until the program runs. Each row back to front.
func.func @main() {
  %operand_known = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %shape_0 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<2x3xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %unknown = stablehlo.reverse %operand, dims = [1] : tensor<?x?xi32>
  %shape_1 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?x?xi32>, tensor<2xi64>) -> tensor<2x3xi32>
  check.expect_eq_const %result, dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi32>
  return
}
