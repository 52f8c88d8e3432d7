// Quotients of numbers with different scales and zero points on each side and in the result: 0.5 and 3, 0.25 and -7, 1.0 and 1.
// 3.0 / 0.75 = 4.0, -3.5 / 1.75 = -2.0, 9.0 / -1.5 = -6.0.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[3.0, -3.5, 9.0]> : tensor<3xf32>
  %lhs = stablehlo.uniform_quantize %lhs_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %rhs_f32 = stablehlo.constant dense<[0.75, 1.75, -1.5]> : tensor<3xf32>
  %rhs = stablehlo.uniform_quantize %rhs_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.25:-7>>
  %result = stablehlo.divide %lhs, %rhs : (tensor<3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x!quant.uniform<i8:f32, 0.25:-7>>) -> tensor<3x!quant.uniform<i8:f32, 1.0:1>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x!quant.uniform<i8:f32, 1.0:1>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[4.0, -2.0, -6.0]> : tensor<3xf32>
  return
}
