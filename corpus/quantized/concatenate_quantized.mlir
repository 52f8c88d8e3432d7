// Along dimension 1: each row of the first operand, then that row of the second. The values are stored as
// integers, real = 0.5 * stored.
func.func @main() {
  %input_f32_0 = stablehlo.constant dense<[[0.5], [1.0]]> : tensor<2x1xf32>
  %input_0 = stablehlo.uniform_quantize %input_f32_0 : (tensor<2x1xf32>) -> tensor<2x1x!quant.uniform<i8:f32, 0.5>>
  %input_f32_1 = stablehlo.constant dense<[[1.5, 2.0], [2.5, 3.0]]> : tensor<2x2xf32>
  %input_1 = stablehlo.uniform_quantize %input_f32_1 : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.concatenate %input_0, %input_1, dim = 1 : (tensor<2x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x3xf32>
  check.expect_eq_const %result_f32, dense<[[0.5, 1.5, 2.0], [1.0, 2.5, 3.0]]> : tensor<2x3xf32>
  return
}
