// Options of dynamic_conv in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_168_literal = stablehlo.constant dense<[[[[-1.0, -2.0, -1.0, 1.0], [-2.0, -1.0, 2.0, -2.0]], [[-2.0, 2.0, -2.0, -2.0], [-1.0, -1.0, -1.0, 1.0]], [[-1.0, 1.0, 2.0, 2.0], [-1.0, 1.0, -1.0, -1.0]], [[1.0, -1.0, 1.0, -1.0], [2.0, 1.0, 1.0, -2.0]]]]> : tensor<1x4x2x4xf8E4M3FN>
  %of_168_literal_2 = stablehlo.constant dense<[[[[1.0, -2.0], [-1.0, 2.0]], [[1.0, -1.0], [-2.0, -2.0]]], [[[-2.0, -2.0], [1.0, -2.0]], [[-1.0, -1.0], [2.0, -1.0]]]]> : tensor<2x2x2x2xf8E4M3FN>
  %of_168_literal_3 = stablehlo.constant dense<[[-1, 2], [-1, 1]]> : tensor<2x2xi64>
  %of_168_dynamic_conv = "stablehlo.dynamic_conv"(%of_168_literal, %of_168_literal_2, %of_168_literal_3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>], window_strides = array<i64: 2, 1>}> : (tensor<1x4x2x4xf8E4M3FN>, tensor<2x2x2x2xf8E4M3FN>, tensor<2x2xi64>) -> tensor<1x2x1x3xf8E4M3FN>
  check.expect_eq_const %of_168_dynamic_conv, dense<[[[[-5.0, 4.0, -1.0]], [[-2.0, 5.0, 4.0]]]]> : tensor<1x2x1x3xf8E4M3FN> loc("dynamic_conv_168")
  %of_15_literal = stablehlo.constant dense<[[[[2.0, 2.0, 2.0], [2.0, -2.0, 2.0]], [[-1.0, 1.0, -1.0], [-2.0, -2.0, 2.0]]], [[[2.0, -2.0, -2.0], [-1.0, 2.0, -2.0]], [[1.0, 1.0, -1.0], [2.0, 2.0, -2.0]]], [[[-2.0, 1.0, -1.0], [1.0, 2.0, 2.0]], [[1.0, 1.0, -2.0], [2.0, 1.0, 1.0]]]]> : tensor<3x2x2x3xf8E4M3FN>
  %of_15_literal_2 = stablehlo.constant dense<[[[[2.0, -1.0]], [[1.0, -1.0]], [[1.0, -2.0]]], [[[-2.0, -2.0]], [[2.0, 1.0]], [[2.0, -1.0]]]]> : tensor<2x3x1x2xf8E4M3FN>
  %of_15_literal_3 = stablehlo.constant dense<[[0, 1], [1, -1]]> : tensor<2x2xi64>
  %of_15_dynamic_conv = "stablehlo.dynamic_conv"(%of_15_literal, %of_15_literal_2, %of_15_literal_3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[1, b, f, 0]x[i, 0, 1, o]->[b, f, 1, 0]>, feature_group_count = 1 : i64, rhs_dilation = array<i64: 1, 2>}> : (tensor<3x2x2x3xf8E4M3FN>, tensor<2x3x1x2xf8E4M3FN>, tensor<2x2xi64>) -> tensor<2x2x3x2xf8E4M3FN>
  check.expect_eq_const %of_15_dynamic_conv, dense<[[[[0.0, 0.0], [4.0, 14.0], [2.0, -14.0]], [[0.0, 0.0], [-16.0, 2.0], [10.0, -2.0]]], [[[0.0, 0.0], [2.0, 9.0], [-2.0, -7.0]], [[0.0, 0.0], [2.0, 6.0], [0.0, -6.0]]]]> : tensor<2x2x3x2xf8E4M3FN> loc("dynamic_conv_15")
  %of_109_literal = stablehlo.constant dense<[[[2.0], [-2.0]], [[-2.0], [-1.0]]]> : tensor<2x2x1xf8E4M3FN>
  %of_109_literal_2 = stablehlo.constant dense<1.0> : tensor<1x1x2xf8E4M3FN>
  %of_109_literal_3 = stablehlo.constant dense<[[0, -1]]> : tensor<1x2xi64>
  %of_109_dynamic_conv = "stablehlo.dynamic_conv"(%of_109_literal, %of_109_literal_2, %of_109_literal_3) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[0, b, f]x[i, 0, o]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x1xf8E4M3FN>, tensor<1x1x2xf8E4M3FN>, tensor<1x2xi64>) -> tensor<1x2x2xf8E4M3FN>
  check.expect_eq_const %of_109_dynamic_conv, dense<[[[2.0, 0.0], [-2.0, 0.0]]]> : tensor<1x2x2xf8E4M3FN> loc("dynamic_conv_109")
  %of_138_literal = stablehlo.constant dense<[[[[-1.0, 1.0, 1.0]], [[-2.0, 1.0, 1.0]]], [[[1.0, 2.0, -2.0]], [[2.0, 1.0, -1.0]]], [[[1.0, 2.0, -2.0]], [[-1.0, -1.0, -2.0]]], [[[2.0, -2.0, 2.0]], [[-2.0, 2.0, -2.0]]]]> : tensor<4x2x1x3xf8E4M3FN>
  %of_138_literal_2 = stablehlo.constant dense<[[[[1.0], [-2.0]], [[-2.0], [1.0]]], [[[-2.0], [-2.0]], [[-2.0], [-2.0]]]]> : tensor<2x2x2x1xf8E4M3FN>
  %of_138_literal_3 = stablehlo.constant dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>
  %of_138_dynamic_conv = "stablehlo.dynamic_conv"(%of_138_literal, %of_138_literal_2, %of_138_literal_3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, f, 1]x[0, 1, o, i]->[1, b, f, 0]>, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, true>, window_strides = array<i64: 2, 1>}> : (tensor<4x2x1x3xf8E4M3FN>, tensor<2x2x2x1xf8E4M3FN>, tensor<2x2xi64>) -> tensor<4x2x2x2xf8E4M3FN>
  check.expect_eq_const %of_138_dynamic_conv, dense<[[[[0.0, -12.0], [-3.0, 0.0]], [[-3.0, 0.0], [0.0, -12.0]]], [[[-6.0, 6.0], [6.0, -6.0]], [[-3.0, -6.0], [3.0, 6.0]]], [[[4.0, 0.0], [-2.0, 6.0]], [[2.0, 6.0], [-1.0, 0.0]]], [[[0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]]]]> : tensor<4x2x2x2xf8E4M3FN> loc("dynamic_conv_138")
  %of_170_literal = stablehlo.constant dense<[[[[2.0, -1.0, -2.0, -1.0], [-2.0, -2.0, -1.0, -1.0]]], [[[2.0, 1.0, -2.0, 1.0], [-1.0, -2.0, 2.0, -2.0]]]]> : tensor<2x1x2x4xf8E5M2>
  %of_170_literal_2 = stablehlo.constant dense<[[[[-2.0, 1.0], [-1.0, -1.0]], [[-2.0, -2.0], [1.0, 2.0]]]]> : tensor<1x2x2x2xf8E5M2>
  %of_170_literal_3 = stablehlo.constant dense<0> : tensor<2x2xi64>
  %of_170_dynamic_conv = "stablehlo.dynamic_conv"(%of_170_literal, %of_170_literal_2, %of_170_literal_3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, b, f, 1]x[0, o, i, 1]->[f, b, 1, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 1>, rhs_dilation = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> : (tensor<2x1x2x4xf8E5M2>, tensor<1x2x2x2xf8E5M2>, tensor<2x2xi64>) -> tensor<2x1x3x2xf8E5M2>
  check.expect_eq_const %of_170_dynamic_conv, dense<[[[[-1.0, 0.0], [3.0, -4.0], [5.0, 5.0]]], [[[-8.0, -12.0], [2.0, 4.0], [3.0, 0.0]]]]> : tensor<2x1x3x2xf8E5M2> loc("dynamic_conv_170")
  return
}
