// Real = (stored - zero point) * scale. One scale per slice: 0.5 for the first, 2 for the second.
func.func @main() {
  %result_f32_0 = stablehlo.constant dense<[1.5, -8.0]> : tensor<2xf32>
  %result_0 = stablehlo.uniform_quantize %result_f32_0 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %result_f32_1 = stablehlo.uniform_dequantize %result_0 : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32_1, dense<[1.5, -8.0]> : tensor<2xf32>
  %result_f32_2 = stablehlo.constant dense<[1.0, -6.0]> : tensor<2xf32>
  %result_1 = stablehlo.uniform_quantize %result_f32_2 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5:1,2.0:-1}>>
  %result_f32_3 = stablehlo.uniform_dequantize %result_1 : (tensor<2x!quant.uniform<i8:f32:0, {0.5:1,2.0:-1}>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32_3, dense<[1.0, -6.0]> : tensor<2xf32>
  return
}
