// Per column, (x - mean) / sqrt(variance) * scale + offset. Column 0: x - 2 + 1; column 1: (x - 3) / 2 * 2.
// Values are real numbers on a grid of 0.5 (i8 storage, scale 0.5): the exact result goes to the nearest grid
// point, ties to the even stored integer, clamped to [-64, 63.5].
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 5.0], [2.0, 7.0]]> : tensor<3x2xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<3x2xf32>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5>>
  %scale_f32 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %scale = stablehlo.uniform_quantize %scale_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %offset_f32 = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf32>
  %offset = stablehlo.uniform_quantize %offset_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %mean_f32 = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %mean = stablehlo.uniform_quantize %mean_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %variance_f32 = stablehlo.constant dense<[1.0, 4.0]> : tensor<2xf32>
  %variance = stablehlo.uniform_quantize %variance_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<3x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<3x2xf32>
  check.expect_eq_const %result_f32, dense<[[0.0, -1.0], [2.0, 2.0], [1.0, 4.0]]> : tensor<3x2xf32>
  return
}
