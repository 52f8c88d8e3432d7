// The quantized side is dequantized first: its stored integers are worth 0.5 and 2 times as much, by output
// feature. Row by column. Row 0: 1 * [1, 0, 2, 0] + 2 * [0, 1, 1, 2]; row 1: 3 * [1, 0, 2, 0] + [0, 1, 1, 2] +
// 2 * [2, 1, 0, 1]. One scale per slice: 0.5 for the first, 2 for the second.
func.func @main() {
  %lhs = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 1.0, 2.0]]> : tensor<2x3xf32>
  %rhs_f32 = stablehlo.constant dense<[[0.5, 0.0], [1.0, 2.0], [0.0, 6.0]]> : tensor<3x2xf32>
  %rhs = stablehlo.uniform_quantize %rhs_f32 : (tensor<3x2xf32>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5,2.0}>>
  %result = stablehlo.dot_general %lhs, %rhs, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2x!quant.uniform<i8:f32:1, {0.5,2.0}>>) -> tensor<2x2xf32>
  check.expect_eq_const %result, dense<[[2.5, 4.0], [2.5, 14.0]]> : tensor<2x2xf32>
  return
}
