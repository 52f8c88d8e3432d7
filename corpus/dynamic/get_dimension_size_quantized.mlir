// Dimension 1 has 3 elements. The values are stored as integers, real = 0.5 * stored.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[0.5, 0.0, 0.0], [0.5, 0.5, 0.0]]> : tensor<2x3xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.get_dimension_size %operand, dim = 1 : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<i32>
  check.expect_eq_const %result, dense<3> : tensor<i32>
  return
}
