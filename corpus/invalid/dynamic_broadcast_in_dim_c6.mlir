// Dimension 0 of the operand goes to dimension 1, but the result stays quantized along dimension 0.
func.func @main(%operand: tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, %output_dimensions: tensor<2xi64>) -> tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>> {
  %result = stablehlo.dynamic_broadcast_in_dim %operand, %output_dimensions, dims = [1] {known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>} : (tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, tensor<2xi64>) -> tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
  return %result : tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
}
