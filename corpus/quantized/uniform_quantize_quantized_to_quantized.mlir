// Stored = round(x / scale) + zero point, ties to even, clamped to the storage type. Values are real numbers on
// a grid of 0.5 (i8 storage, scale 0.5): the exact result goes to the nearest grid point, ties to the even
// stored integer, clamped to [-64, 63.5].
func.func @main() {
  %operand_f32_0 = stablehlo.constant dense<[1.5, 2.5]> : tensor<2xf32>
  %operand_0 = stablehlo.uniform_quantize %operand_f32_0 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result_0 = stablehlo.uniform_quantize %operand_0 : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 1.0>>
  %result_f32_0 = stablehlo.uniform_dequantize %result_0 : (tensor<2x!quant.uniform<i8:f32, 1.0>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32_0, dense<[2.0, 2.0]> : tensor<2xf32>
  %operand_f32_1 = stablehlo.constant dense<[1.5, 2.5]> : tensor<2xf32>
  %operand_1 = stablehlo.uniform_quantize %operand_f32_1 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result_1 = stablehlo.uniform_quantize %operand_1 : tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result_f32_1 = stablehlo.uniform_dequantize %result_1 : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32_1, dense<[1.5, 2.5]> : tensor<2xf32>
  return
}
