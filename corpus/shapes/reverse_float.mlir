// Each row back to front.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %result_f32 = stablehlo.reverse %operand_f32, dims = [1] : tensor<2x3xf32>
  check.expect_eq_const %result_f32, dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf32>
  %operand_f64 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %result_f64 = stablehlo.reverse %operand_f64, dims = [1] : tensor<2x3xf64>
  check.expect_eq_const %result_f64, dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf64>
  return
}
