// The bits stay as they are and are read as another type. Values are real numbers on a grid of 0.5 (i8 storage,
// scale 0.5): the exact result goes to the nearest grid point, ties to the even stored integer, clamped to
// [-64, 63.5].
func.func @main() {
  %result_i8 = stablehlo.constant dense<[3, -4]> : tensor<2xi8>
  %result = stablehlo.bitcast_convert %result_i8 : (tensor<2xi8>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[1.5, -2.0]> : tensor<2xf32>
  return
}
