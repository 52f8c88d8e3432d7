// Dimension 0 of the operand is dimension 0 of the result, so every row repeats one element.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %result_f32 = stablehlo.broadcast_in_dim %operand_f32, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %result_f32, dense<[[3.0, 3.0, 3.0], [4.0, 4.0, 4.0]]> : tensor<2x3xf32>
  %operand_f64 = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf64>
  %result_f64 = stablehlo.broadcast_in_dim %operand_f64, dims = [0] : (tensor<2xf64>) -> tensor<2x3xf64>
  check.expect_eq_const %result_f64, dense<[[3.0, 3.0, 3.0], [4.0, 4.0, 4.0]]> : tensor<2x3xf64>
  return
}
