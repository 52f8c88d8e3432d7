// Elements are added one by one. One scale per slice: 0.5 for the first, 2 for the second.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[1.5, -8.0]> : tensor<2xf32>
  %lhs = stablehlo.uniform_quantize %lhs_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %rhs_f32 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %rhs = stablehlo.uniform_quantize %rhs_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %result = stablehlo.add %lhs, %rhs : tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[2.5, -6.0]> : tensor<2xf32>
  return
}
