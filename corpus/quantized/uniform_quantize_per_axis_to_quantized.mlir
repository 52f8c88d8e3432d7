// Stored = round(x / scale) + zero point, ties to even, clamped to the storage type. Values are real numbers on
// a grid of 0.5 (i8 storage, scale 0.5): the exact result goes to the nearest grid point, ties to the even
// stored integer, clamped to [-64, 63.5]. One scale per slice: 0.5 for the first, 2 for the second.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.5, 10.0]> : tensor<2xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %result = stablehlo.uniform_quantize %operand : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[1.5, 10.0]> : tensor<2xf32>
  return
}
