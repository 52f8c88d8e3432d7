// Rounds to the nearest integer, ties to even: -2.5 becomes -2, 1.5 becomes 2, 2.5 becomes 2.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[-2.5, 0.5, 1.5, 2.5]> : tensor<4xf32>
  %result_f32 = stablehlo.round_nearest_even %operand_f32 : tensor<4xf32>
  check.expect_eq_const %result_f32, dense<[-2.0, 0.0, 2.0, 2.0]> : tensor<4xf32>
  %operand_f64 = stablehlo.constant dense<[-2.5, 0.5, 1.5, 2.5]> : tensor<4xf64>
  %result_f64 = stablehlo.round_nearest_even %operand_f64 : tensor<4xf64>
  check.expect_eq_const %result_f64, dense<[-2.0, 0.0, 2.0, 2.0]> : tensor<4xf64>
  return
}
