// dot_general of numbers with different scales and zero points on each side: 0.5 and 3, 0.25 and 0. The result has the scale of
// the products, 0.125. [1.5, -2.0] times the columns [0.25, 3.0] and [-4.5, 0.75]: 0.375 - 6.0 = -5.625, -6.75 - 1.5 = -8.25.
// [0.5, 4.0]: 0.125 + 12.0 = 12.125, -2.25 + 3.0 = 0.75.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[[1.5, -2.0], [0.5, 4.0]]> : tensor<2x2xf32>
  %lhs = stablehlo.uniform_quantize %lhs_f32 : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>
  %rhs_f32 = stablehlo.constant dense<[[0.25, -4.5], [3.0, 0.75]]> : tensor<2x2xf32>
  %rhs = stablehlo.uniform_quantize %rhs_f32 : (tensor<2x2xf32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.25>>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<2x2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x2x!quant.uniform<i8:f32, 0.25>>) -> tensor<2x2x!quant.uniform<i32:f32, 0.125>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x2x!quant.uniform<i32:f32, 0.125>>) -> tensor<2x2xf32>
  check.expect_eq_const %result_f32, dense<[[-5.625, -8.25], [12.125, 0.75]]> : tensor<2x2xf32>
  return
}
