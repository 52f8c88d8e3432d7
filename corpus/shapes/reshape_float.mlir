// Elements keep their row-major order.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %result_f32 = stablehlo.reshape %operand_f32 : (tensor<2x3xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %result_f32, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %operand_f64 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %result_f64 = stablehlo.reshape %operand_f64 : (tensor<2x3xf64>) -> tensor<3x2xf64>
  check.expect_eq_const %result_f64, dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf64>
  return
}
