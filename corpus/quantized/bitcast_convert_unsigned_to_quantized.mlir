// The bits stay as they are and are read as another type. Values are real numbers on a grid of 0.5 (i8 storage,
// scale 0.5): the exact result goes to the nearest grid point, ties to the even stored integer, clamped to
// [-64, 63.5].
func.func @main() {
  %result_ui8 = stablehlo.constant dense<[200, 3]> : tensor<2xui8>
  %result = stablehlo.bitcast_convert %result_ui8 : (tensor<2xui8>) -> tensor<2x!quant.uniform<u8:f32, 0.5:128>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x!quant.uniform<u8:f32, 0.5:128>>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[36.0, -62.5]> : tensor<2xf32>
  return
}
