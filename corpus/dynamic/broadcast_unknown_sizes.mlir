// Sizes of operands and result are unknown until the program runs. A new dimension in front repeats the
// operand.
func.func @main() {
  %operand_known = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %shape_0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<2xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = stablehlo.broadcast %operand, sizes = [3] : (tensor<?xi32>) -> tensor<?x?xi32>
  %shape_1 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?x?xi32>, tensor<2xi64>) -> tensor<3x2xi32>
  check.expect_eq_const %result, dense<[[3, 4], [3, 4], [3, 4]]> : tensor<3x2xi32>
  return
}
