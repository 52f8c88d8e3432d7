// result[j, i] = operand[i, j]. One scale per slice: 0.5 for the first, 2 for the second.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[0.5, 1.0, 1.5], [8.0, 10.0, 12.0]]> : tensor<2x3xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %result = stablehlo.transpose %operand, dims = [1, 0] : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5,2.0}>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x2x!quant.uniform<i8:f32:1, {0.5,2.0}>>) -> tensor<3x2xf32>
  check.expect_eq_const %result_f32, dense<[[0.5, 8.0], [1.0, 10.0], [1.5, 12.0]]> : tensor<3x2xf32>
  return
}
