// Compares element by element: LT. Values are real numbers on a grid of 0.5 (i8 storage, scale 0.5): the exact
// result goes to the nearest grid point, ties to the even stored integer, clamped to [-64, 63.5].
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %lhs = stablehlo.uniform_quantize %lhs_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %rhs_f32 = stablehlo.constant dense<[1.0, 0.5]> : tensor<2xf32>
  %rhs = stablehlo.uniform_quantize %rhs_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.compare LT, %lhs, %rhs : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[false, true]> : tensor<2xi1>
  return
}
