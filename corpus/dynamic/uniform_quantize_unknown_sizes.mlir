// Sizes of operands and result are unknown until the program runs. Stored = round(x / scale) + zero point, ties
// to even, clamped to the storage type.
func.func @main() {
  %operand_known = stablehlo.constant dense<[1.25, -2.0, 200.0]> : tensor<3xf32>
  %shape_0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %operand_f32 = stablehlo.dynamic_reshape %operand_known, %shape_0 : (tensor<3xf32>, tensor<1xi64>) -> tensor<?xf32>
  %operand_qi8 = stablehlo.uniform_quantize %operand_f32 : (tensor<?xf32>) -> tensor<?x!quant.uniform<i8:f32, 0.5>>
  %shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %operand_qi8, %shape_1 : (tensor<?x!quant.uniform<i8:f32, 0.5>>, tensor<1xi64>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[1.0, -2.0, 63.5]> : tensor<3xf32>
  return
}
