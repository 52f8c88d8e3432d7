// Sizes of operands and result are unknown until the program runs. Two kernels of two taps, [1, 3] and [2, 1],
// slide over [1, 2, 0, 3]: 1 + 2 * 3 = 7, 2, 3 * 3 = 9; 1 * 2 + 2 = 4, 2 * 2 = 4, 3.
func.func @main() {
  %lhs_known = stablehlo.constant dense<[[[1], [2], [0], [3]]]> : tensor<1x4x1xi32>
  %rhs_known = stablehlo.constant dense<[[[1, 2]], [[3, 1]]]> : tensor<2x1x2xi32>
  %shape_0 = stablehlo.constant dense<[1, 4, 1]> : tensor<3xi64>
  %lhs = stablehlo.dynamic_reshape %lhs_known, %shape_0 : (tensor<1x4x1xi32>, tensor<3xi64>) -> tensor<?x?x?xi32>
  %shape_1 = stablehlo.constant dense<[2, 1, 2]> : tensor<3xi64>
  %rhs = stablehlo.dynamic_reshape %rhs_known, %shape_1 : (tensor<2x1x2xi32>, tensor<3xi64>) -> tensor<?x?x?xi32>
  %unknown = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x?x?xi32>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  %shape_2 = stablehlo.constant dense<[1, 3, 2]> : tensor<3xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?x?x?xi32>, tensor<3xi64>) -> tensor<1x3x2xi32>
  check.expect_eq_const %result, dense<[[[7, 4], [2, 4], [9, 3]]]> : tensor<1x3x2xi32>
  return
}
