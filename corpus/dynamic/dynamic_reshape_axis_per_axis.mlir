// Elements keep their row-major order; the shape is an operand. One scale per slice: 0.5 for the first, 2 for
// the second.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[0.5, 1.0, 2.5], [6.0, 8.0, 12.0]]> : tensor<2x3xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %output_shape = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi64>
  %result = stablehlo.dynamic_reshape %operand, %output_shape : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5,2.0}>>, tensor<3xi64>) -> tensor<2x1x3x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x1x3x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<2x1x3xf32>
  check.expect_eq_const %result_f32, dense<[[[0.5, 1.0, 2.5]], [[6.0, 8.0, 12.0]]]> : tensor<2x1x3xf32>
  return
}
