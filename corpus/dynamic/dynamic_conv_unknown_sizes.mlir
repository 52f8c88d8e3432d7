// Sizes of the result are unknown until the program runs. Two kernels of two taps, [1, 3] and [2, 1], slide
// over [1, 2, 0, 3] and a zero behind it, as the padding operand says: 1 + 2 * 3 = 7, 2, 3 * 3 = 9, 3; 1 * 2 +
// 2 = 4, 2 * 2 = 4, 3, 3 * 2 = 6.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[1], [2], [0], [3]]]> : tensor<1x4x1xi32>
  %rhs = stablehlo.constant dense<[[[1, 2]], [[3, 1]]]> : tensor<2x1x2xi32>
  %padding = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi64>
  %unknown = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64
  }> : (tensor<1x4x1xi32>, tensor<2x1x2xi32>, tensor<1x2xi64>) -> tensor<?x?x?xi32>
  %shape = stablehlo.constant dense<[1, 4, 2]> : tensor<3xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape : (tensor<?x?x?xi32>, tensor<3xi64>) -> tensor<1x4x2xi32>
  check.expect_eq_const %result, dense<[[[7, 4], [2, 4], [9, 3], [3, 6]]]> : tensor<1x4x2xi32>
  return
}
