// Options of a convolution whose padding is an operand, two at a time, on the operands of convolution_option_pairs.
func.func @main() {
  %input = stablehlo.constant dense<[[[1.0, 2.0, 4.0, 7.0, 11.0, 16.0]]]> : tensor<1x1x6xf32>
  %kernel = stablehlo.constant dense<[[[2.0, -3.0, 5.0]]]> : tensor<1x1x3xf32>
  %padding = stablehlo.constant dense<[[0, 0]]> : tensor<1x2xi64>
  %strides_reversal = "stablehlo.dynamic_conv"(%input, %kernel, %padding) <{
    batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64,
    window_reversal = array<i1: true>, window_strides = array<i64: 2>
  }> : (tensor<1x1x6xf32>, tensor<1x1x3xf32>, tensor<1x2xi64>) -> tensor<1x1x2xf32>
  %lhs_reversal = "stablehlo.dynamic_conv"(%input, %kernel, %padding) <{
    batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64,
    lhs_dilation = array<i64: 2>, window_reversal = array<i1: true>
  }> : (tensor<1x1x6xf32>, tensor<1x1x3xf32>, tensor<1x2xi64>) -> tensor<1x1x9xf32>
  %rhs_reversal = "stablehlo.dynamic_conv"(%input, %kernel, %padding) <{
    batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64,
    rhs_dilation = array<i64: 2>, window_reversal = array<i1: true>
  }> : (tensor<1x1x6xf32>, tensor<1x1x3xf32>, tensor<1x2xi64>) -> tensor<1x1x2xf32>
  %lhs_rhs = "stablehlo.dynamic_conv"(%input, %kernel, %padding) <{
    batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64,
    lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 2>
  }> : (tensor<1x1x6xf32>, tensor<1x1x3xf32>, tensor<1x2xi64>) -> tensor<1x1x7xf32>
  %lhs_strides = "stablehlo.dynamic_conv"(%input, %kernel, %padding) <{
    batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64,
    lhs_dilation = array<i64: 2>, window_strides = array<i64: 2>
  }> : (tensor<1x1x6xf32>, tensor<1x1x3xf32>, tensor<1x2xi64>) -> tensor<1x1x5xf32>
  %rhs_strides = "stablehlo.dynamic_conv"(%input, %kernel, %padding) <{
    batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64,
    rhs_dilation = array<i64: 2>, window_strides = array<i64: 2>
  }> : (tensor<1x1x6xf32>, tensor<1x1x3xf32>, tensor<1x2xi64>) -> tensor<1x1x1xf32>
  %lhs_precision = "stablehlo.dynamic_conv"(%input, %kernel, %padding) <{
    batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64,
    lhs_dilation = array<i64: 2>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGH>]
  }> : (tensor<1x1x6xf32>, tensor<1x1x3xf32>, tensor<1x2xi64>) -> tensor<1x1x9xf32>
  %rhs_precision = "stablehlo.dynamic_conv"(%input, %kernel, %padding) <{
    batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64,
    precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGH>], rhs_dilation = array<i64: 2>
  }> : (tensor<1x1x6xf32>, tensor<1x1x3xf32>, tensor<1x2xi64>) -> tensor<1x1x2xf32>
  %reversal_precision = "stablehlo.dynamic_conv"(%input, %kernel, %padding) <{
    batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64,
    precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGH>], window_reversal = array<i1: true>
  }> : (tensor<1x1x6xf32>, tensor<1x1x3xf32>, tensor<1x2xi64>) -> tensor<1x1x4xf32>
  %strides_precision = "stablehlo.dynamic_conv"(%input, %kernel, %padding) <{
    batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64,
    precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGH>], window_strides = array<i64: 2>
  }> : (tensor<1x1x6xf32>, tensor<1x1x3xf32>, tensor<1x2xi64>) -> tensor<1x1x2xf32>
  check.expect_eq_const %strides_reversal, dense<[[[7.0, 21.0]]]> : tensor<1x1x2xf32>
  check.expect_eq_const %lhs_reversal, dense<[[[9.0, -6.0, 18.0, -12.0, 34.0, -21.0, 57.0, -33.0, 87.0]]]> : tensor<1x1x9xf32>
  check.expect_eq_const %rhs_reversal, dense<[[[15.0, 21.0]]]> : tensor<1x1x2xf32>
  check.expect_eq_const %lhs_rhs, dense<[[[16.0, 0.0, 27.0, 0.0, 42.0, 0.0, 61.0]]]> : tensor<1x1x7xf32>
  check.expect_eq_const %lhs_strides, dense<[[[12.0, 24.0, 43.0, 69.0, 102.0]]]> : tensor<1x1x5xf32>
  check.expect_eq_const %rhs_strides, dense<45.0> : tensor<1x1x1xf32>
  check.expect_eq_const %lhs_precision, dense<[[[12.0, -6.0, 24.0, -12.0, 43.0, -21.0, 69.0, -33.0, 102.0]]]> : tensor<1x1x9xf32>
  check.expect_eq_const %rhs_precision, dense<[[[45.0, 63.0]]]> : tensor<1x1x2xf32>
  check.expect_eq_const %reversal_precision, dense<[[[7.0, 12.0, 21.0, 34.0]]]> : tensor<1x1x4xf32>
  check.expect_eq_const %strides_precision, dense<[[[16.0, 42.0]]]> : tensor<1x1x2xf32>
  return
}
