// Sums along dimension 1. The sum is clamped at every step: 50 + 50 gives 63.5, and 63.5 - 50 = 13.5. Values
// are real numbers on a grid of 0.5 (i8 storage, scale 0.5): the exact result goes to the nearest grid point,
// ties to the even stored integer, clamped to [-64, 63.5].
func.func @main() {
  %input_f32_0 = stablehlo.constant dense<[[0.5, 1.0, 0.0], [1.5, 0.0, 1.5]]> : tensor<2x3xf32>
  %input_0 = stablehlo.uniform_quantize %input_f32_0 : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  %init_f32_0 = stablehlo.constant dense<0.0> : tensor<f32>
  %init_0 = stablehlo.uniform_quantize %init_f32_0 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5>>
  %result_0 = stablehlo.reduce(%input_0 init: %init_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result_f32_0 = stablehlo.uniform_dequantize %result_0 : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32_0, dense<[1.5, 3.0]> : tensor<2xf32>
  %input_f32_1 = stablehlo.constant dense<[[50.0, 50.0, -50.0], [0.5, 1.0, 1.5]]> : tensor<2x3xf32>
  %input_1 = stablehlo.uniform_quantize %input_f32_1 : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  %init_f32_1 = stablehlo.constant dense<0.0> : tensor<f32>
  %init_1 = stablehlo.uniform_quantize %init_f32_1 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5>>
  %result_1 = stablehlo.reduce(%input_1 init: %init_1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result_f32_1 = stablehlo.uniform_dequantize %result_1 : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32_1, dense<[13.5, 3.0]> : tensor<2xf32>
  return
}
