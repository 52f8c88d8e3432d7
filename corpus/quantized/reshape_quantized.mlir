// Elements keep their row-major order. The values are stored as integers, real = 0.5 * stored.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[0.5, 1.0, 1.5], [2.0, 2.5, 3.0]]> : tensor<2x3xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.reshape %operand : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<3x2xf32>
  check.expect_eq_const %result_f32, dense<[[0.5, 1.0], [1.5, 2.0], [2.5, 3.0]]> : tensor<3x2xf32>
  return
}
