// Options of convolution in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_130_literal = stablehlo.constant dense<[[[[[4, 1, 4], [2, 3, 3], [4, 1, 2]], [[1, 4, 1], [2, 3, 3], [3, 3, 2]]], [[[3, 1, 4], [2, 2, 1], [2, 1, 2]], [[4, 3, 4], [2, 2, 1], [4, 1, 1]]]]]> : tensor<1x2x2x3x3xui32>
  %of_130_literal_2 = stablehlo.constant dense<[[[[[2]], [[1]]]], [[[[3]], [[1]]]]]> : tensor<2x1x2x1x1xui32>
  %of_130_convolution = stablehlo.convolution(%of_130_literal, %of_130_literal_2) dim_numbers = [f, 2, b, 1, 0]x[o, 0, 1, 2, i]->[2, 1, 0, b, f], window = {stride = [3, 1, 1], pad = [[-1, 0], [0, -1], [0, -1]], lhs_dilate = [1, 2, 1], rhs_dilate = [2, 2, 1], reverse = [true, false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x2x3x3xui32>, tensor<2x1x2x1x1xui32>) -> tensor<1x2x1x2x2xui64>
  check.expect_eq_const %of_130_convolution, dense<[[[[[5, 6], [11, 15]]], [[[0, 0], [0, 0]]]]]> : tensor<1x2x1x2x2xui64> loc("convolution_130")
  return
}
