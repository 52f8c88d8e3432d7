// Dimension 0 of the operand is dimension 0 of the result, so every row repeats one element; the shape is an
// operand.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %output_dimensions_0 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %result_f32 = stablehlo.dynamic_broadcast_in_dim %operand_f32, %output_dimensions_0, dims = [0] : (tensor<2xf32>, tensor<2xi64>) -> tensor<2x3xf32>
  check.expect_eq_const %result_f32, dense<[[3.0, 3.0, 3.0], [4.0, 4.0, 4.0]]> : tensor<2x3xf32>
  %operand_f64 = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf64>
  %output_dimensions_1 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %result_f64 = stablehlo.dynamic_broadcast_in_dim %operand_f64, %output_dimensions_1, dims = [0] : (tensor<2xf64>, tensor<2xi64>) -> tensor<2x3xf64>
  check.expect_eq_const %result_f64, dense<[[3.0, 3.0, 3.0], [4.0, 4.0, 4.0]]> : tensor<2x3xf64>
  return
}
