// Two spatial dimensions, no padding, windows two apart, all weights 1: each result is the sum of a 2x2 block.
// 1 + 2 + 5 + 6 = 14, 3 + 4 + 7 + 8 = 22.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[[1.0], [2.0], [3.0], [4.0]], [[5.0], [6.0], [7.0], [8.0]]]]> : tensor<1x2x4x1xf32>
  %rhs = stablehlo.constant dense<1.0> : tensor<2x2x1x1xf32>
  %padding = stablehlo.constant dense<0> : tensor<2x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{
    batch_group_count = 1 : i64,
    dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,
    feature_group_count = 1 : i64,
    window_strides = array<i64: 2, 2>
  }> : (tensor<1x2x4x1xf32>, tensor<2x2x1x1xf32>, tensor<2x2xi64>) -> tensor<1x1x2x1xf32>
  check.expect_eq_const %result, dense<[[[[14.0], [22.0]]]]> : tensor<1x1x2x1xf32>
  return
}
