// Sums of two neighbours each; windows start at elements 0 and 3. Values are real numbers on a grid of 0.5 (i8
// storage, scale 0.5): the exact result goes to the nearest grid point, ties to the even stored integer,
// clamped to [-64, 63.5].
func.func @main() {
  %quantized_f32_0 = stablehlo.constant dense<[0.5, 1.0, 0.0, 2.0, 0.5]> : tensor<5xf32>
  %quantized_0 = stablehlo.uniform_quantize %quantized_f32_0 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i8:f32, 0.5>>
  %quantized_f32_1 = stablehlo.constant dense<0.0> : tensor<f32>
  %quantized_1 = stablehlo.uniform_quantize %quantized_f32_1 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5>>
  %result = "stablehlo.reduce_window"(%quantized_0, %quantized_1) <{
    window_dimensions = array<i64: 2>,
    window_strides = array<i64: 3>
  }> ({
  ^bb0(%lhs: tensor<!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<!quant.uniform<i8:f32, 0.5>>):
    %sum = stablehlo.add %lhs, %rhs : tensor<!quant.uniform<i8:f32, 0.5>>
    stablehlo.return %sum : tensor<!quant.uniform<i8:f32, 0.5>>
  }) : (tensor<5x!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[1.5, 2.5]> : tensor<2xf32>
  return
}
