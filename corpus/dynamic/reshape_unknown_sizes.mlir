// Sizes of the operands are unknown until the program runs. Elements keep their row-major order.
func.func @main() {
  %operand_known = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape : (tensor<2x3xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %result = stablehlo.reshape %operand : (tensor<?x?xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %result, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  return
}
