// Sizes of operands and result are unknown until the program runs. Dimension 1 has 3 elements.
func.func @main() {
  %operand_known = stablehlo.constant dense<[[1, 0, 0], [1, 1, 0]]> : tensor<2x3xi32>
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %operand = stablehlo.dynamic_reshape %operand_known, %shape : (tensor<2x3xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %result = stablehlo.get_dimension_size %operand, dim = 1 : (tensor<?x?xi32>) -> tensor<i32>
  check.expect_eq_const %result, dense<3> : tensor<i32>
  return
}
