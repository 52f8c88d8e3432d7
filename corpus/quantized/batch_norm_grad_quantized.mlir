// x - mean = -1, 1, -1, 1. The gradients sum up to 12, and times x - mean to 4. So the gradient of x is 2 / 4 *
// (4 g - 12 - 4 (x - mean)) = 2 / 4 * (-4, -8, 4, 8). Values are real numbers on a grid of 0.5 (i8 storage,
// scale 0.5): the exact result goes to the nearest grid point, ties to the even stored integer, clamped to
// [-64, 63.5].
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[1.0], [3.0], [1.0], [3.0]]> : tensor<4x1xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<4x1xf32>) -> tensor<4x1x!quant.uniform<i8:f32, 0.5>>
  %scale_f32 = stablehlo.constant dense<[2.0]> : tensor<1xf32>
  %scale = stablehlo.uniform_quantize %scale_f32 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8:f32, 0.5>>
  %mean_f32 = stablehlo.constant dense<[2.0]> : tensor<1xf32>
  %mean = stablehlo.uniform_quantize %mean_f32 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8:f32, 0.5>>
  %variance_f32 = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %variance = stablehlo.uniform_quantize %variance_f32 : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8:f32, 0.5>>
  %grad_output_f32 = stablehlo.constant dense<[[1.0], [2.0], [3.0], [6.0]]> : tensor<4x1xf32>
  %grad_output = stablehlo.uniform_quantize %grad_output_f32 : (tensor<4x1xf32>) -> tensor<4x1x!quant.uniform<i8:f32, 0.5>>
  %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{
    epsilon = 0.0 : f32,
    feature_index = 1 : i64
  }> : (tensor<4x1x!quant.uniform<i8:f32, 0.5>>, tensor<1x!quant.uniform<i8:f32, 0.5>>, tensor<1x!quant.uniform<i8:f32, 0.5>>, tensor<1x!quant.uniform<i8:f32, 0.5>>, tensor<4x1x!quant.uniform<i8:f32, 0.5>>) -> (tensor<4x1x!quant.uniform<i8:f32, 0.5>>, tensor<1x!quant.uniform<i8:f32, 0.5>>, tensor<1x!quant.uniform<i8:f32, 0.5>>)
  %result_f32_0 = stablehlo.uniform_dequantize %grad_operand : (tensor<4x1x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x1xf32>
  check.expect_eq_const %result_f32_0, dense<[[-2.0], [-4.0], [2.0], [4.0]]> : tensor<4x1xf32>
  %result_f32_1 = stablehlo.uniform_dequantize %grad_scale : (tensor<1x!quant.uniform<i8:f32, 0.5>>) -> tensor<1xf32>
  check.expect_eq_const %result_f32_1, dense<[4.0]> : tensor<1xf32>
  %result_f32_2 = stablehlo.uniform_dequantize %grad_offset : (tensor<1x!quant.uniform<i8:f32, 0.5>>) -> tensor<1xf32>
  check.expect_eq_const %result_f32_2, dense<[12.0]> : tensor<1xf32>
  return
}
