// The quantized side is dequantized first: its stored integers are worth half as much. Row by column. Row 0: 1
// * [1, 0, 2, 0] + 2 * [0, 1, 1, 2]; row 1: 3 * [1, 0, 2, 0] + [0, 1, 1, 2] + 2 * [2, 1, 0, 1]. Values are real
// numbers on a grid of 0.5 (i8 storage, scale 0.5): the exact result goes to the nearest grid point, ties to
// the even stored integer, clamped to [-64, 63.5].
func.func @main() {
  %lhs = stablehlo.constant dense<[[1.0, 2.0, 0.0], [3.0, 1.0, 2.0]]> : tensor<2x3xf32>
  %rhs_f32 = stablehlo.constant dense<[[0.5, 0.0], [1.0, 0.5], [0.0, 1.5]]> : tensor<3x2xf32>
  %rhs = stablehlo.uniform_quantize %rhs_f32 : (tensor<3x2xf32>) -> tensor<3x2x!quant.uniform<i8:f32, 0.5>>
  %result = stablehlo.dot %lhs, %rhs : (tensor<2x3xf32>, tensor<3x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2xf32>
  check.expect_eq_const %result, dense<[[2.5, 1.0], [2.5, 3.5]]> : tensor<2x2xf32>
  return
}
