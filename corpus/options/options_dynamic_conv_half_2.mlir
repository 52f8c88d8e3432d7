// Options of dynamic_conv in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_1245_literal = stablehlo.constant dense<[[[[[2.0, -3.0, -1.0], [1.0, -1.0, -1.0], [-1.0, -2.0, 2.0]], [[3.0, 1.0, 3.0], [-1.0, 3.0, -1.0], [-3.0, 1.0, -2.0]], [[2.0, -3.0, -2.0], [-1.0, 1.0, -3.0], [-1.0, 1.0, 1.0]]], [[[-2.0, 1.0, -1.0], [2.0, -1.0, 3.0], [3.0, -1.0, -2.0]], [[-1.0, 2.0, 3.0], [-1.0, -3.0, 2.0], [-2.0, -3.0, -1.0]], [[2.0, -2.0, -1.0], [-3.0, -1.0, 3.0], [2.0, 1.0, 3.0]]]], [[[[-1.0, 3.0, -1.0], [1.0, -3.0, 3.0], [-3.0, 3.0, 2.0]], [[-1.0, 2.0, 1.0], [-2.0, -2.0, -1.0], [-2.0, 2.0, -3.0]], [[-3.0, 1.0, 2.0], [-3.0, 3.0, -1.0], [3.0, 3.0, -1.0]]], [[[-1.0, 3.0, -1.0], [-2.0, -1.0, -1.0], [-3.0, 2.0, 2.0]], [[3.0, 2.0, 1.0], [1.0, 2.0, -1.0], [1.0, 1.0, 3.0]], [[1.0, -3.0, -2.0], [3.0, 1.0, -2.0], [-1.0, -3.0, 2.0]]]]]> : tensor<2x2x3x3x3xf16>
  %of_1245_literal_2 = stablehlo.constant dense<[[[[[3.0, 2.0], [-2.0, 3.0]]]], [[[[-2.0, 1.0], [-1.0, 1.0]]]]]> : tensor<2x1x1x2x2xf16>
  %of_1245_literal_3 = stablehlo.constant dense<[[-1, 0], [0, 1], [-1, -1]]> : tensor<3x2xi64>
  %of_1245_dynamic_conv = "stablehlo.dynamic_conv"(%of_1245_literal, %of_1245_literal_2, %of_1245_literal_3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 2, 1, 2>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>], window_strides = array<i64: 3, 1, 1>}> : (tensor<2x2x3x3x3xf16>, tensor<2x1x1x2x2xf16>, tensor<3x2xi64>) -> tensor<2x2x2x3x2xf16>
  check.expect_eq_const %of_1245_dynamic_conv, dense<[[[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[-3.0, -11.0], [5.0, 1.0], [2.0, 3.0]]], [[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[-3.0, 5.0], [0.0, 1.0], [1.0, -2.0]]]], [[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[11.0, -3.0], [15.0, 3.0], [6.0, 9.0]]], [[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[-2.0, 5.0], [-2.0, 1.0], [-3.0, 6.0]]]]]> : tensor<2x2x2x3x2xf16> loc("dynamic_conv_1245")
  %of_150_literal = stablehlo.constant dense<[[-2.0], [1.0], [-3.0], [-2.0]]> : tensor<4x1xbf16>
  %of_150_literal_2 = stablehlo.constant dense<[[-3.0], [2.0]]> : tensor<2x1xbf16>
  %of_150_literal_3 = stablehlo.constant dense<> : tensor<0x2xi64>
  %of_150_dynamic_conv = "stablehlo.dynamic_conv"(%of_150_literal, %of_150_literal_2, %of_150_literal_3) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, window_strides = array<i64>}> : (tensor<4x1xbf16>, tensor<2x1xbf16>, tensor<0x2xi64>) -> tensor<2x2xf32>
  check.expect_eq_const %of_150_dynamic_conv, dense<[[6.0, -6.0], [-3.0, -4.0]]> : tensor<2x2xf32> loc("dynamic_conv_150")
  return
}
