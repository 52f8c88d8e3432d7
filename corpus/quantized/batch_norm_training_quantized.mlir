// Column 0 has mean 2 and variance 1, column 1 mean 4 and variance 4. (x - mean) / sqrt(variance) * scale +
// offset: x - 2 + 1, and (x - 4) / 2 * 2. Values are real numbers on a grid of 0.5 (i8 storage, scale 0.5): the
// exact result goes to the nearest grid point, ties to the even stored integer, clamped to [-64, 63.5].
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 6.0]]> : tensor<2x2xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  %scale_f32 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %scale = stablehlo.uniform_quantize %scale_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %offset_f32 = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf32>
  %offset = stablehlo.uniform_quantize %offset_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%operand, %scale, %offset) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>) -> (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>)
  %result_f32_0 = stablehlo.uniform_dequantize %output : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2xf32>
  check.expect_eq_const %result_f32_0, dense<[[0.0, -2.0], [2.0, 2.0]]> : tensor<2x2xf32>
  %result_f32_1 = stablehlo.uniform_dequantize %batch_mean : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32_1, dense<[2.0, 4.0]> : tensor<2xf32>
  %result_f32_2 = stablehlo.uniform_dequantize %batch_var : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32_2, dense<[1.0, 4.0]> : tensor<2xf32>
  return
}
