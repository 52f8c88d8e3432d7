// Precision HIGH for lhs and DEFAULT for rhs. The numbers are small integers, so that every precision gives the
// exact sums.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[0.0], [-1.0], [-2.0], [-3.0]]]> : tensor<1x4x1xf32>
  %rhs = stablehlo.constant dense<[[[-3.0, 0.0]], [[3.0, -2.0]]]> : tensor<2x1x2xf32>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]} : (tensor<1x4x1xf32>, tensor<2x1x2xf32>) -> tensor<1x3x2xf32>
  check.expect_eq_const %result, dense<[[[-3.0, 2.0], [-3.0, 4.0], [-3.0, 6.0]]]> : tensor<1x3x2xf32>
  return
}
