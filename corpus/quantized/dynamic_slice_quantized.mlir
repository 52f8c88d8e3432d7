// The start is clamped so that the slice of two fits: 5 becomes 4, a signed negative start becomes 0. The
// values are stored as integers, real = 0.5 * stored.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 2.5, 3.0]> : tensor<6xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<6xf32>) -> tensor<6x!quant.uniform<i8:f32, 0.5>>
  %start = stablehlo.constant dense<5> : tensor<i64>
  %result = stablehlo.dynamic_slice %operand, %start, sizes = [2] : (tensor<6x!quant.uniform<i8:f32, 0.5>>, tensor<i64>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[2.5, 3.0]> : tensor<2xf32>
  return
}
