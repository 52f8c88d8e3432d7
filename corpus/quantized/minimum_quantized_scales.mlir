// minimum of numbers with different scales and zero points on each side and in the result: 0.5 and 3, 0.25 and -7, 1.0 and 1.
// 1.0 is below 2.25; -4.0 is below -2.75, though its stored integer -5 is above -18; -8.0 is below 3.0.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[1.0, -4.0, 3.0]> : tensor<3xf32>
  %lhs = stablehlo.uniform_quantize %lhs_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5:3>>
  %rhs_f32 = stablehlo.constant dense<[2.25, -2.75, -8.0]> : tensor<3xf32>
  %rhs = stablehlo.uniform_quantize %rhs_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.25:-7>>
  %result = stablehlo.minimum %lhs, %rhs : (tensor<3x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x!quant.uniform<i8:f32, 0.25:-7>>) -> tensor<3x!quant.uniform<i8:f32, 1.0:1>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x!quant.uniform<i8:f32, 1.0:1>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[1.0, -4.0, -8.0]> : tensor<3xf32>
  return
}
