// One padding element goes between each two, then one element is cut off at the start and two are added at the
// end. The values are stored as integers, real = 0.5 * stored.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.5, 1.0, 1.5]> : tensor<3xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %padding_value_f32 = stablehlo.constant dense<3.5> : tensor<f32>
  %padding_value = stablehlo.uniform_quantize %padding_value_f32 : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.pad %operand, %padding_value, low = [-1], high = [2], interior = [1] : (tensor<3x!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<6x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<6x!quant.uniform<i8:f32, 0.5>>) -> tensor<6xf32>
  check.expect_eq_const %result_f32, dense<[3.5, 1.0, 3.5, 1.5, 3.5, 3.5]> : tensor<6xf32>
  return
}
