// min(max(operand, min), max), element by element. Values are real numbers on a grid of 0.5 (i8 storage, scale
// 0.5): the exact result goes to the nearest grid point, ties to the even stored integer, clamped to [-64,
// 63.5].
func.func @main() {
  %min_f32 = stablehlo.constant dense<[2.5, -2.5, 0.0]> : tensor<3xf32>
  %min = stablehlo.uniform_quantize %min_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %operand_f32 = stablehlo.constant dense<[1.5, 1.5, 1.5]> : tensor<3xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %max_f32 = stablehlo.constant dense<[5.0, 0.5, 4.5]> : tensor<3xf32>
  %max = stablehlo.uniform_quantize %max_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.clamp %min, %operand, %max : tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[2.5, 0.5, 1.5]> : tensor<3xf32>
  return
}
