// The sign of every element: -1, 0 or 1. Of a zero, that zero.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[-2.5, -0.0, 0.0, 7.0]> : tensor<4xf32>
  %result_f32 = stablehlo.sign %operand_f32 : tensor<4xf32>
  check.expect_eq_const %result_f32, dense<[-1.0, -0.0, 0.0, 1.0]> : tensor<4xf32>
  %operand_f64 = stablehlo.constant dense<[-2.5, -0.0, 0.0, 7.0]> : tensor<4xf64>
  %result_f64 = stablehlo.sign %operand_f64 : tensor<4xf64>
  check.expect_eq_const %result_f64, dense<[-1.0, -0.0, 0.0, 1.0]> : tensor<4xf64>
  return
}
