// Options of a convolution two at a time: strides, dilations of either operand, a reversed window, a precision. The kernel is not
// symmetric, and sums of small integers are exact in every precision. The kernel 2, -3, 5 over 1, 2, 4, 7, 11, 16 gives 2·1 - 3·2 +
// 5·4 = 16 at first, and 2·4 - 3·2 + 5·1 = 7 when it is reversed.
func.func @main() {
  %input = stablehlo.constant dense<[[[1.0, 2.0, 4.0, 7.0, 11.0, 16.0]]]> : tensor<1x1x6xf32>
  %kernel = stablehlo.constant dense<[[[2.0, -3.0, 5.0]]]> : tensor<1x1x3xf32>
  %strides_reversal = stablehlo.convolution(%input, %kernel) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x6xf32>, tensor<1x1x3xf32>) -> tensor<1x1x2xf32>
  %lhs_reversal = stablehlo.convolution(%input, %kernel) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {lhs_dilate = [2], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x6xf32>, tensor<1x1x3xf32>) -> tensor<1x1x9xf32>
  %rhs_reversal = stablehlo.convolution(%input, %kernel) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {rhs_dilate = [2], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x6xf32>, tensor<1x1x3xf32>) -> tensor<1x1x2xf32>
  %lhs_precision = stablehlo.convolution(%input, %kernel) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {lhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGH>]} : (tensor<1x1x6xf32>, tensor<1x1x3xf32>) -> tensor<1x1x9xf32>
  %rhs_precision = stablehlo.convolution(%input, %kernel) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {rhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGH>]} : (tensor<1x1x6xf32>, tensor<1x1x3xf32>) -> tensor<1x1x2xf32>
  %reversal_precision = stablehlo.convolution(%input, %kernel) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGH>]} : (tensor<1x1x6xf32>, tensor<1x1x3xf32>) -> tensor<1x1x4xf32>
  check.expect_eq_const %strides_reversal, dense<[[[7.0, 21.0]]]> : tensor<1x1x2xf32>
  check.expect_eq_const %lhs_reversal, dense<[[[9.0, -6.0, 18.0, -12.0, 34.0, -21.0, 57.0, -33.0, 87.0]]]> : tensor<1x1x9xf32>
  check.expect_eq_const %rhs_reversal, dense<[[[15.0, 21.0]]]> : tensor<1x1x2xf32>
  check.expect_eq_const %lhs_precision, dense<[[[12.0, -6.0, 24.0, -12.0, 43.0, -21.0, 69.0, -33.0, 102.0]]]> : tensor<1x1x9xf32>
  check.expect_eq_const %rhs_precision, dense<[[[45.0, 63.0]]]> : tensor<1x1x2xf32>
  check.expect_eq_const %reversal_precision, dense<[[[7.0, 12.0, 21.0, 34.0]]]> : tensor<1x1x4xf32>
  return
}
