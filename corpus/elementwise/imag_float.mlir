// The imaginary part; of a real number, 0.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %result_f32 = stablehlo.imag %operand_f32 : tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[0.0, 0.0]> : tensor<2xf32>
  %operand_f64 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf64>
  %result_f64 = stablehlo.imag %operand_f64 : tensor<2xf64>
  check.expect_eq_const %result_f64, dense<[0.0, 0.0]> : tensor<2xf64>
  return
}
