// The real part; of a real number, the number itself.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %result_f32 = stablehlo.real %operand_f32 : tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[1.5, -2.0]> : tensor<2xf32>
  %operand_f64 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf64>
  %result_f64 = stablehlo.real %operand_f64 : tensor<2xf64>
  check.expect_eq_const %result_f64, dense<[1.5, -2.0]> : tensor<2xf64>
  return
}
