// Row by column. Row 0: 1 * [1, 0, 2, 0] + 2 * [0, 1, 1, 2]; row 1: 3 * [1, 0, 2, 0] + [0, 1, 1, 2] + 2 * [2,
// 1, 0, 1]. In 4 bits numbers wrap modulo 16: the range is -8 to 7. 7 * 2 + 2 = 16 = 0, 3 * 2 + 2 = 8 = -8 in 4
// bits.
func.func @main() {
  %lhs_0 = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xi4>
  %rhs_0 = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xi4>
  %result_0 = stablehlo.dot_general %lhs_0, %rhs_0, contracting_dims = [1] x [0] : (tensor<2x3xi4>, tensor<3x4xi4>) -> tensor<2x4xi4>
  check.expect_eq_const %result_0, dense<[[1, 2, 4, 4], [7, 3, 7, 4]]> : tensor<2x4xi4>
  %lhs_1 = stablehlo.constant dense<[[7, 1, 0], [3, 1, 1]]> : tensor<2x3xi4>
  %rhs_1 = stablehlo.constant dense<[[2, 0, 1, 1], [2, 1, 0, 3], [0, 0, 3, 2]]> : tensor<3x4xi4>
  %result_1 = stablehlo.dot_general %lhs_1, %rhs_1, contracting_dims = [1] x [0] : (tensor<2x3xi4>, tensor<3x4xi4>) -> tensor<2x4xi4>
  check.expect_eq_const %result_1, dense<[[0, 1, 7, -6], [-8, 1, 6, -8]]> : tensor<2x4xi4>
  return
}
