// Options of dynamic_conv in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values
// are those of scripts/oracle.
func.func @main() {
  %of_201_literal = stablehlo.constant dense<[[-2, 3]]> : tensor<1x2xi16>
  %of_201_literal_2 = stablehlo.constant dense<[[3, -1]]> : tensor<1x2xi16>
  %of_201_literal_3 = stablehlo.constant dense<> : tensor<0x2xi64>
  %of_201_dynamic_conv = "stablehlo.dynamic_conv"(%of_201_literal, %of_201_literal_2, %of_201_literal_3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64>, window_reversal = array<i1>, window_strides = array<i64>}> : (tensor<1x2xi16>, tensor<1x2xi16>, tensor<0x2xi64>) -> tensor<1x2xi32>
  check.expect_eq_const %of_201_dynamic_conv, dense<[[-6, -3]]> : tensor<1x2xi32> loc("dynamic_conv_201")
  %of_11_literal = stablehlo.constant dense<[[-3.0, -1.0], [3.0, -2.0]]> : tensor<2x2xf32>
  %of_11_literal_2 = stablehlo.constant dense<[[-3.0, -3.0], [1.0, -3.0]]> : tensor<2x2xf32>
  %of_11_literal_3 = stablehlo.constant dense<> : tensor<0x2xi64>
  %of_11_dynamic_conv = "stablehlo.dynamic_conv"(%of_11_literal, %of_11_literal_2, %of_11_literal_3) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, feature_group_count = 1 : i64, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, window_strides = array<i64>}> : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<0x2xi64>) -> tensor<2x1xf32>
  check.expect_eq_const %of_11_dynamic_conv, dense<[[12.0], [9.0]]> : tensor<2x1xf32> loc("dynamic_conv_11")
  %of_18_literal = stablehlo.constant dense<1> : tensor<2x1xui8>
  %of_18_literal_2 = stablehlo.constant dense<[[3], [1]]> : tensor<2x1xui8>
  %of_18_literal_3 = stablehlo.constant dense<> : tensor<0x2xi64>
  %of_18_dynamic_conv = "stablehlo.dynamic_conv"(%of_18_literal, %of_18_literal_2, %of_18_literal_3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>, window_strides = array<i64>}> : (tensor<2x1xui8>, tensor<2x1xui8>, tensor<0x2xi64>) -> tensor<2x2xui8>
  check.expect_eq_const %of_18_dynamic_conv, dense<[[3, 1], [3, 1]]> : tensor<2x2xui8> loc("dynamic_conv_18")
  %of_28_literal = stablehlo.constant dense<[[[[1, 2, 4, 1]], [[3, 1, 2, 3]], [[3, 2, 2, 1]]], [[[3, 2, 4, 4]], [[3, 4, 1, 3]], [[3, 1, 2, 4]]]]> : tensor<2x3x1x4xui32>
  %of_28_literal_2 = stablehlo.constant dense<[[[[3, 3], [4, 2]], [[3, 4], [2, 4]]], [[[4, 4], [1, 2]], [[3, 1], [3, 3]]]]> : tensor<2x2x2x2xui32>
  %of_28_literal_3 = stablehlo.constant dense<0> : tensor<2x2xi64>
  %of_28_dynamic_conv = "stablehlo.dynamic_conv"(%of_28_literal, %of_28_literal_2, %of_28_literal_3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, b, 1]x[1, i, 0, o]->[b, f, 1, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 2>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: true, true>}> : (tensor<2x3x1x4xui32>, tensor<2x2x2x2xui32>, tensor<2x2xi64>) -> tensor<1x2x6x1xui64>
  check.expect_eq_const %of_28_dynamic_conv, dense<[[[[31], [21], [19], [36], [30], [27]], [[26], [22], [19], [38], [30], [37]]]]> : tensor<1x2x6x1xui64> loc("dynamic_conv_28")
  return
}
