// Rounds to the nearest integer, ties away from zero: -2.5 becomes -3, 2.5 becomes 3. Values are real numbers
// on a grid of 0.5 (i8 storage, scale 0.5): the exact result goes to the nearest grid point, ties to the even
// stored integer, clamped to [-64, 63.5].
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[-2.5, 0.5, 2.5]> : tensor<3xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.round_nearest_afz %operand : tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[-3.0, 1.0, 3.0]> : tensor<3xf32>
  return
}
