// Dimension 0 of the operand is dimension 0 of the result, so every row repeats one element. The values are
// stored as integers, real = 0.5 * stored.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.5, 2.0]> : tensor<2xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.broadcast_in_dim %operand, dims = [0] : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x3xf32>
  check.expect_eq_const %result_f32, dense<[[1.5, 1.5, 1.5], [2.0, 2.0, 2.0]]> : tensor<2x3xf32>
  return
}
