// The exact value at each point, rounded to the grid of 0.5. Values are real numbers on a grid of 0.5 (i8
// storage, scale 0.5): the exact result goes to the nearest grid point, ties to the even stored integer,
// clamped to [-64, 63.5].
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.0, 2.0, 4.0]> : tensor<3xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.exponential %operand : tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[2.5, 7.5, 54.5]> : tensor<3xf32>
  return
}
