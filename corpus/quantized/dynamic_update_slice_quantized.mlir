// The start is clamped so that the update of two fits: 3 becomes 2, a signed negative start becomes 0. The
// values are stored as integers, real = 0.5 * stored.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0]> : tensor<4xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  %update_f32 = stablehlo.constant dense<[2.5, 3.0]> : tensor<2xf32>
  %update = stablehlo.uniform_quantize %update_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %start = stablehlo.constant dense<3> : tensor<i64>
  %result = stablehlo.dynamic_update_slice %operand, %update, %start : (tensor<4x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<i64>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4xf32>
  check.expect_eq_const %result_f32, dense<[0.5, 1.0, 2.5, 3.0]> : tensor<4xf32>
  return
}
