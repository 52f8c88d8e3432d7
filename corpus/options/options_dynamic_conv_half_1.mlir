// Options of dynamic_conv in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_17_literal = stablehlo.constant dense<[[[[1.0, -2.0], [2.0, 3.0]], [[2.0, -1.0], [2.0, 3.0]]]]> : tensor<1x2x2x2xbf16>
  %of_17_literal_2 = stablehlo.constant dense<[[[[3.0, -2.0]]]]> : tensor<1x1x1x2xbf16>
  %of_17_literal_3 = stablehlo.constant dense<[[0, -1], [0, -1]]> : tensor<2x2xi64>
  %of_17_dynamic_conv = "stablehlo.dynamic_conv"(%of_17_literal, %of_17_literal_2, %of_17_literal_3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, window_reversal = array<i1: true, true>, window_strides = array<i64: 2, 3>}> : (tensor<1x2x2x2xbf16>, tensor<1x1x1x2xbf16>, tensor<2x2xi64>) -> tensor<1x1x1x2xf32>
  check.expect_eq_const %of_17_dynamic_conv, dense<[[[[3.0, 4.0]]]]> : tensor<1x1x1x2xf32> loc("dynamic_conv_17")
  %of_108_literal = stablehlo.constant dense<[[[-3.0, 3.0]], [[-1.0, -2.0]], [[-3.0, -1.0]], [[-2.0, 2.0]]]> : tensor<4x1x2xf16>
  %of_108_literal_2 = stablehlo.constant dense<[[[1.0], [-1.0]], [[2.0], [-1.0]]]> : tensor<2x2x1xf16>
  %of_108_literal_3 = stablehlo.constant dense<0> : tensor<1x2xi64>
  %of_108_dynamic_conv = "stablehlo.dynamic_conv"(%of_108_literal, %of_108_literal_2, %of_108_literal_3) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[0, f, b]x[0, o, i]->[b, f, 0]>, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2>}> : (tensor<4x1x2xf16>, tensor<2x2x1xf16>, tensor<1x2xi64>) -> tensor<1x2x2xf32>
  check.expect_eq_const %of_108_dynamic_conv, dense<[[[-9.0, -5.0], [-2.0, 0.0]]]> : tensor<1x2x2xf32> loc("dynamic_conv_108")
  %of_134_literal = stablehlo.constant dense<[[[[-1.0, -2.0], [-3.0, 1.0], [3.0, -2.0], [-2.0, 2.0]], [[2.0, -2.0], [2.0, -2.0], [-2.0, -1.0], [2.0, 1.0]]], [[[3.0, 3.0], [-2.0, -1.0], [1.0, -2.0], [-2.0, -1.0]], [[2.0, -2.0], [3.0, -1.0], [2.0, -2.0], [1.0, -1.0]]], [[[2.0, -1.0], [2.0, 1.0], [3.0, 1.0], [-1.0, 3.0]], [[1.0, 1.0], [-2.0, -3.0], [2.0, 3.0], [-1.0, -2.0]]], [[[3.0, -3.0], [1.0, -1.0], [-1.0, 1.0], [-2.0, 3.0]], [[-2.0, -2.0], [3.0, 2.0], [-2.0, -1.0], [-1.0, 2.0]]]]> : tensor<4x2x4x2xbf16>
  %of_134_literal_2 = stablehlo.constant dense<[[[[-1.0, 1.0], [-3.0, -3.0]], [[3.0, 2.0], [-1.0, 3.0]]], [[[-2.0, -2.0], [-2.0, 2.0]], [[3.0, 2.0], [-2.0, 1.0]]], [[[2.0, -3.0], [1.0, 3.0]], [[1.0, -1.0], [1.0, 1.0]]]]> : tensor<3x2x2x2xbf16>
  %of_134_literal_3 = stablehlo.constant dense<[[1, 2], [1, 2]]> : tensor<2x2xi64>
  %of_134_dynamic_conv = "stablehlo.dynamic_conv"(%of_134_literal, %of_134_literal_2, %of_134_literal_3) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[1, 0, b, f]x[1, 0, i, o]->[1, 0, b, f]>, feature_group_count = 1 : i64, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, false>}> : (tensor<4x2x4x2xbf16>, tensor<3x2x2x2xbf16>, tensor<2x2xi64>) -> tensor<5x3x2x2xbf16>
  check.expect_eq_const %of_134_dynamic_conv, dense<[[[[2.0, -10.0], [5.0, -8.0]], [[7.0, 1.0], [-14.0, -1.0]], [[10.0, -9.0], [12.0, 3.0]]], [[[7.0, -4.0], [-7.0, -8.0]], [[3.0, -2.0], [-11.0, 1.0]], [[20.0, -4.0], [14.0, 7.0]]], [[[-6.0, 13.0], [18.0, 11.0]], [[14.0, 5.0], [-1.0, -1.0]], [[5.0, 6.0], [15.0, -2.0]]], [[[4.0, -5.0], [1.0, 11.0]], [[22.0, 8.0], [10.0, 6.0]], [[0.0, 8.0], [2.0, -8.0]]], [[[8.0, 1.0], [-9.0, -7.0]], [[12.0, 1.0], [4.0, 5.0]], [[-4.0, -7.0], [7.0, 4.0]]]]> : tensor<5x3x2x2xbf16> loc("dynamic_conv_134")
  %of_146_literal = stablehlo.constant dense<[[[[-1.0, -1.0], [1.0, 1.0]], [[-3.0, -1.0], [-2.0, 3.0]]]]> : tensor<1x2x2x2xbf16>
  %of_146_literal_2 = stablehlo.constant dense<[[[[-3.0, -2.0], [-1.0, 1.0]], [[3.0, 1.0], [-2.0, -1.0]]], [[[-1.0, -2.0], [1.0, 3.0]], [[1.0, -3.0], [-3.0, 1.0]]]]> : tensor<2x2x2x2xbf16>
  %of_146_literal_3 = stablehlo.constant dense<0> : tensor<2x2xi64>
  %of_146_dynamic_conv = "stablehlo.dynamic_conv"(%of_146_literal, %of_146_literal_2, %of_146_literal_3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 2>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>], window_strides = array<i64: 1, 2>}> : (tensor<1x2x2x2xbf16>, tensor<2x2x2x2xbf16>, tensor<2x2xi64>) -> tensor<1x2x1x1xf32>
  check.expect_eq_const %of_146_dynamic_conv, dense<[[[[-3.0]], [[5.0]]]]> : tensor<1x2x1x1xf32> loc("dynamic_conv_146")
  return
}
