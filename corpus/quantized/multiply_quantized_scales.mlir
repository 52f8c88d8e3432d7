// multiply of numbers with different scales and zero points on each side and in the result: 0.5 and 3, 0.25 and -7, 1.0 and 1.
// 1.5 * 0.25 = 0.375, -2.5 * 4.5 = -11.25, 3.0 * -8.0 = -24.0, to whole numbers.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[1.5, -2.5, 3.0]> : tensor<3xf32>
  %lhs = stablehlo.uniform_quantize %lhs_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %rhs_f32 = stablehlo.constant dense<[0.25, 4.5, -8.0]> : tensor<3xf32>
  %rhs = stablehlo.uniform_quantize %rhs_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.25:-7>>
  %result = stablehlo.multiply %lhs, %rhs : (tensor<3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x!quant.uniform<i8:f32, 0.25:-7>>) -> tensor<3x!quant.uniform<i8:f32, 1.0:1>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x!quant.uniform<i8:f32, 1.0:1>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[0.0, -11.0, -24.0]> : tensor<3xf32>
  return
}
