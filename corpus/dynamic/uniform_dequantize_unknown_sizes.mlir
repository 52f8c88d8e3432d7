// Sizes of operands and result are unknown until the program runs. Real = (stored - zero point) * scale.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %shape_0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result_qi8 = stablehlo.dynamic_reshape %operand, %shape_0 : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<1xi64>) -> tensor<?x!quant.uniform<i8:f32, 0.5>>
  %unknown = stablehlo.uniform_dequantize %result_qi8 : (tensor<?x!quant.uniform<i8:f32, 0.5>>) -> tensor<?xf32>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result_f32 = stablehlo.dynamic_reshape %unknown, %shape_1 : (tensor<?xf32>, tensor<1xi64>) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[1.5, -2.0]> : tensor<2xf32>
  return
}
