// Whole rows, by number. The values are stored as integers, real = 0.5 * stored.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[0.5, 1.0], [1.5, 2.0], [2.5, 3.0]]> : tensor<3x2xf32>
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<3x2xf32>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5>>
  %index = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %result = "stablehlo.torch_index_select"(%operand, %index) <{
    batch_dims = 0 : i64,
    dim = 0 : i64
  }> : (tensor<3x2x!quant.uniform<i8:f32, 0.5>>, tensor<2xi64>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2xf32>
  check.expect_eq_const %result_f32, dense<[[2.5, 3.0], [0.5, 1.0]]> : tensor<2x2xf32>
  return
}
