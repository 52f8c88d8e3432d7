// What is missing from the result is summed: here the rows. Values are real numbers on a grid of 0.5 (i8
// storage, scale 0.5): the exact result goes to the nearest grid point, ties to the even stored integer,
// clamped to [-64, 63.5].
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[0.5, 1.0, 0.0], [1.5, 0.5, 2.5]]> : tensor<2x3xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.unary_einsum %operand, config = "ab->b" : (tensor<2x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[2.0, 1.5, 2.5]> : tensor<3xf32>
  return
}
