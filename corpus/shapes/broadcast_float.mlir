// A new dimension in front repeats the operand.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %result_f32 = stablehlo.broadcast %operand_f32, sizes = [3] : (tensor<2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %result_f32, dense<[[3.0, 4.0], [3.0, 4.0], [3.0, 4.0]]> : tensor<3x2xf32>
  %operand_f64 = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf64>
  %result_f64 = stablehlo.broadcast %operand_f64, sizes = [3] : (tensor<2xf64>) -> tensor<3x2xf64>
  check.expect_eq_const %result_f64, dense<[[3.0, 4.0], [3.0, 4.0], [3.0, 4.0]]> : tensor<3x2xf64>
  return
}
