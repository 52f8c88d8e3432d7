// Rewrites. Each check is a row of rows/quantized.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // converted_between_scales: the narrow type holds what is converted
  %converted_between_scales.x = stablehlo.constant dense<[12.34375, 100.25, -3.0078125]> : tensor<3xf32>
  %converted_between_scales.uniform_quantize = stablehlo.uniform_quantize %converted_between_scales.x : (tensor<3xf32>) -> tensor<3x!quant.uniform<i16:f32, 0.0078125>>
  %converted_between_scales.uniform_dequantize = stablehlo.uniform_dequantize %converted_between_scales.uniform_quantize : (tensor<3x!quant.uniform<i16:f32, 0.0078125>>) -> tensor<3xf32>
  %converted_between_scales.convert = stablehlo.convert %converted_between_scales.uniform_dequantize : (tensor<3xf32>) -> tensor<3xbf16>
  %converted_between_scales.convert_2 = stablehlo.convert %converted_between_scales.convert : (tensor<3xbf16>) -> tensor<3xf32>
  %converted_between_scales.uniform_quantize_2 = stablehlo.uniform_quantize %converted_between_scales.convert_2 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i16:f32, 0.00390625>>
  %converted_between_scales.uniform_dequantize_2 = stablehlo.uniform_dequantize %converted_between_scales.uniform_quantize_2 : (tensor<3x!quant.uniform<i16:f32, 0.00390625>>) -> tensor<3xf32>
  check.expect_eq_const %converted_between_scales.uniform_dequantize_2, dense<[12.375, 100.0, -3.0]> : tensor<3xf32> loc("converted_between_scales")
  return
}
