// Dimension 1 has 3 elements. One scale per slice: 0.5 for the first, 2 for the second.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[0.5, 0.0, 0.0], [2.0, 2.0, 0.0]]> : tensor<2x3xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %result = stablehlo.get_dimension_size %operand, dim = 1 : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<i32>
  check.expect_eq_const %result, dense<3> : tensor<i32>
  return
}
