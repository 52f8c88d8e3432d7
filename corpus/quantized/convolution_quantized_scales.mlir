// Two kernels of two taps, [1, 3] and [2, 1] times 0.25, slide over [1, 2, 0, 3] times 0.5, with different scales and zero points on
// each side: 1 + 2 * 3 = 7, 2, 3 * 3 = 9; 1 * 2 + 2 = 4, 2 * 2 = 4, 3, times 0.125.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[[[0.5], [1.0], [0.0], [1.5]]]> : tensor<1x4x1xf32>
  %lhs = stablehlo.uniform_quantize %lhs_f32 : (tensor<1x4x1xf32>) -> tensor<1x4x1x!quant.uniform<i8:f32, 0.5:3>>
  %rhs_f32 = stablehlo.constant dense<[[[0.25, 0.5]], [[0.75, 0.25]]]> : tensor<2x1x2xf32>
  %rhs = stablehlo.uniform_quantize %rhs_f32 : (tensor<2x1x2xf32>) -> tensor<2x1x2x!quant.uniform<i8:f32, 0.25>>
  %result = stablehlo.convolution(%lhs, %rhs) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x1x2x!quant.uniform<i8:f32, 0.25>>) -> tensor<1x3x2x!quant.uniform<i32:f32, 0.125:5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<1x3x2x!quant.uniform<i32:f32, 0.125:5>>) -> tensor<1x3x2xf32>
  check.expect_eq_const %result_f32, dense<[[[0.875, 0.5], [0.25, 0.5], [1.125, 0.375]]]> : tensor<1x3x2xf32>
  return
}
