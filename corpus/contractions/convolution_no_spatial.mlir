// Without a spatial dimension a convolution is a product of matrices.
func.func @main() {
  %lhs = stablehlo.constant dense<[[0, -3, 2], [-1, 4, 1]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[[-1, -2, 3, 2], [1, 0, -1, -2], [3, 2, 1, 0]]> : tensor<3x4xi32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  check.expect_eq_const %result, dense<[[3, 4, 5, 6], [8, 4, -6, -10]]> : tensor<2x4xi32>
  return
}
