// The exact value at each point, rounded to the grid of 0.5. Values are real numbers on a grid of 0.5 (i8
// storage, scale 0.5): the exact result goes to the nearest grid point, ties to the even stored integer,
// clamped to [-64, 63.5].
func.func @main() {
  %quantized_f32_0 = stablehlo.constant dense<[1.0, 2.0, -3.0]> : tensor<3xf32>
  %quantized_0 = stablehlo.uniform_quantize %quantized_f32_0 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %quantized_f32_1 = stablehlo.constant dense<[1.0, -1.0, 1.0]> : tensor<3xf32>
  %quantized_1 = stablehlo.uniform_quantize %quantized_f32_1 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.atan2 %quantized_0, %quantized_1 : tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[1.0, 2.0, -1.0]> : tensor<3xf32>
  return
}
