// Rounds to 5 exponent and 4 mantissa bits, ties to even: 1.03125 lies between 1 and 1.0625 and goes to 1,
// 1.09375 between 1.0625 and 1.125 goes to 1.125.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.03125, 1.09375, -3.0]> : tensor<3xf32>
  %result_f32 = stablehlo.reduce_precision %operand_f32, format = e5m4 : tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[1.0, 1.125, -3.0]> : tensor<3xf32>
  %operand_f64 = stablehlo.constant dense<[1.03125, 1.09375, -3.0]> : tensor<3xf64>
  %result_f64 = stablehlo.reduce_precision %operand_f64, format = e5m4 : tensor<3xf64>
  check.expect_eq_const %result_f64, dense<[1.0, 1.125, -3.0]> : tensor<3xf64>
  return
}
