// The quantized side is dequantized first: its stored integers are worth 0.5 and 2 times as much, by output
// feature. Two kernels of two taps, [1, 3] and [2, 1], slide over [1, 2, 0, 3]: 1 + 2 * 3 = 7, 2, 3 * 3 = 9; 1
// * 2 + 2 = 4, 2 * 2 = 4, 3. One scale per slice: 0.5 for the first, 2 for the second.
func.func @main() {
  %lhs = stablehlo.constant dense<[[[1.0], [2.0], [0.0], [3.0]]]> : tensor<1x4x1xf32>
  %rhs_f32 = stablehlo.constant dense<[[[0.5, 4.0]], [[1.5, 2.0]]]> : tensor<2x1x2xf32>
  %rhs = stablehlo.uniform_quantize %rhs_f32 : (tensor<2x1x2xf32>) -> tensor<2x1x2x!quant.uniform<i8:f32:2, {0.5,2.0}>>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<2x1x2x!quant.uniform<i8:f32:2, {0.5,2.0}>>) -> tensor<1x3x2xf32>
  check.expect_eq_const %result, dense<[[[3.5, 8.0], [1.0, 8.0], [4.5, 6.0]]]> : tensor<1x3x2xf32>
  return
}
