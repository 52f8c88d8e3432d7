// The bits stay as they are and are read as another type. One scale per slice: 0.5 for the first, 2 for the
// second.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.5, -8.0]> : tensor<2xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>
  %result = stablehlo.bitcast_convert %operand : (tensor<2x!quant.uniform<i8:f32:0, {0.5,2.0}>>) -> tensor<2xi8>
  check.expect_eq_const %result, dense<[3, -4]> : tensor<2xi8>
  return
}
