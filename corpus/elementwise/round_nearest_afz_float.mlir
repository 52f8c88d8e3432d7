// Rounds to the nearest integer, ties away from zero: -2.5 becomes -3, 2.5 becomes 3.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[-2.5, 0.4, 0.5, 2.5]> : tensor<4xf32>
  %result_f32 = stablehlo.round_nearest_afz %operand_f32 : tensor<4xf32>
  check.expect_eq_const %result_f32, dense<[-3.0, 0.0, 1.0, 3.0]> : tensor<4xf32>
  %operand_f64 = stablehlo.constant dense<[-2.5, 0.4, 0.5, 2.5]> : tensor<4xf64>
  %result_f64 = stablehlo.round_nearest_afz %operand_f64 : tensor<4xf64>
  check.expect_eq_const %result_f64, dense<[-3.0, 0.0, 1.0, 3.0]> : tensor<4xf64>
  return
}
