// Element by element, the left operand over the right one. Values are real numbers on a grid of 0.5 (i8
// storage, scale 0.5): the exact result goes to the nearest grid point, ties to the even stored integer,
// clamped to [-64, 63.5].
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[1.5, -4.0, 0.5]> : tensor<3xf32>
  %lhs = stablehlo.uniform_quantize %lhs_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %rhs_f32 = stablehlo.constant dense<[1.0, 2.0, 1.5]> : tensor<3xf32>
  %rhs = stablehlo.uniform_quantize %rhs_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.divide %lhs, %rhs : tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[1.5, -2.0, 0.5]> : tensor<3xf32>
  return
}
