// Compares numbers with different scales and zero points on each side, LT: 0.5 and 3, 0.25 and -7. 1.0 is below 1.25, -3.5 is not below -3.75,
// and 3.0 is not below 3.0. The stored integers 5 and -2 say otherwise.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[1.0, -3.5, 3.0]> : tensor<3xf32>
  %lhs = stablehlo.uniform_quantize %lhs_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %rhs_f32 = stablehlo.constant dense<[1.25, -3.75, 3.0]> : tensor<3xf32>
  %rhs = stablehlo.uniform_quantize %rhs_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.25:-7>>
  %result = stablehlo.compare LT, %lhs, %rhs : (tensor<3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x!quant.uniform<i8:f32, 0.25:-7>>) -> tensor<3xi1>
  check.expect_eq_const %result, dense<[true, false, false]> : tensor<3xi1>
  return
}
