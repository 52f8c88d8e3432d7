// Dimension 0 of the operand is dimension 0 of the result, so every row repeats one element; the shape is an
// operand. The values are stored as integers, real = 0.5 * stored.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.5, 2.0]> : tensor<2xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %output_dimensions = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %result = stablehlo.dynamic_broadcast_in_dim %operand, %output_dimensions, dims = [0] : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2xi64>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x3xf32>
  check.expect_eq_const %result_f32, dense<[[1.5, 1.5, 1.5], [2.0, 2.0, 2.0]]> : tensor<2x3xf32>
  return
}
