// Rounds to 5 exponent and 4 mantissa bits, ties to even: 1.03125 lies between 1 and 1.0625 and goes to 1,
// 1.09375 between 1.0625 and 1.125 goes to 1.125. Values are real numbers on a grid of 0.5 (i8 storage, scale
// 0.5): the exact result goes to the nearest grid point, ties to the even stored integer, clamped to [-64,
// 63.5].
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.reduce_precision %operand, format = e5m4 : tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[1.5, -2.0]> : tensor<2xf32>
  return
}
