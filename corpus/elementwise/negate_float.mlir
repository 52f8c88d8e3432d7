// Every element changes its sign.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[-2.5, 0.0, 1.0]> : tensor<3xf32>
  %result_f32 = stablehlo.negate %operand_f32 : tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[2.5, -0.0, -1.0]> : tensor<3xf32>
  %operand_f64 = stablehlo.constant dense<[-2.5, 0.0, 1.0]> : tensor<3xf64>
  %result_f64 = stablehlo.negate %operand_f64 : tensor<3xf64>
  check.expect_eq_const %result_f64, dense<[2.5, -0.0, -1.0]> : tensor<3xf64>
  return
}
