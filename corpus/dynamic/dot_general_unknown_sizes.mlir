// Sizes of operands and result are unknown until the program runs. Row by column. Row 0: 1 * [1, 0, 2, 0] + 2 *
// [0, 1, 1, 2]; row 1: 3 * [1, 0, 2, 0] + [0, 1, 1, 2] + 2 * [2, 1, 0, 1].
func.func @main() {
  %lhs_known = stablehlo.constant dense<[[1, 2, 0], [3, 1, 2]]> : tensor<2x3xi32>
  %rhs_known = stablehlo.constant dense<[[1, 0, 2, 0], [0, 1, 1, 2], [2, 1, 0, 1]]> : tensor<3x4xi32>
  %shape_0 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %lhs = stablehlo.dynamic_reshape %lhs_known, %shape_0 : (tensor<2x3xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %shape_1 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %rhs = stablehlo.dynamic_reshape %rhs_known, %shape_1 : (tensor<3x4xi32>, tensor<2xi64>) -> tensor<?x?xi32>
  %unknown = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  %shape_2 = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?x?xi32>, tensor<2xi64>) -> tensor<2x4xi32>
  check.expect_eq_const %result, dense<[[1, 2, 4, 4], [7, 3, 7, 4]]> : tensor<2x4xi32>
  return
}
