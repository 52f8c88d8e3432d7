// True but for infinities and NaNs. Values are real numbers on a grid of 0.5 (i8 storage, scale 0.5): the exact
// result goes to the nearest grid point, ties to the even stored integer, clamped to [-64, 63.5].
func.func @main() {
  %x_f32 = stablehlo.constant dense<[63.5, 0.0]> : tensor<2xf32>
  %x = stablehlo.uniform_quantize %x_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.is_finite %x : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[true, true]> : tensor<2xi1>
  return
}
