// The smaller of each two elements. A NaN wins, and -0 is smaller than +0.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[-0.0, 1.0, 0x7FC00000, 2.0]> : tensor<4xf32>
  %rhs_f32 = stablehlo.constant dense<[0.0, 0x7FC00000, 1.0, 3.0]> : tensor<4xf32>
  %result_f32 = stablehlo.minimum %lhs_f32, %rhs_f32 : tensor<4xf32>
  check.expect_eq_const %result_f32, dense<[-0.0, 0x7FC00000, 0x7FC00000, 2.0]> : tensor<4xf32>
  %lhs_f64 = stablehlo.constant dense<[-2.5, 1.0]> : tensor<2xf64>
  %rhs_f64 = stablehlo.constant dense<[-3.0, 2.0]> : tensor<2xf64>
  %result_f64 = stablehlo.minimum %lhs_f64, %rhs_f64 : tensor<2xf64>
  check.expect_eq_const %result_f64, dense<[-3.0, 1.0]> : tensor<2xf64>
  return
}
