// The bits stay as they are and are read as another type. Values are real numbers on a grid of 0.5 (i8 storage,
// scale 0.5): the exact result goes to the nearest grid point, ties to the even stored integer, clamped to
// [-64, 63.5].
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.bitcast_convert %operand : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xi8>
  check.expect_eq_const %result, dense<[3, -4]> : tensor<2xi8>
  return
}
