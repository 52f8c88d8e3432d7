// Element by element, the left operand over the right one.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[1.0, -6.0, 1.0]> : tensor<3xf32>
  %rhs_f32 = stablehlo.constant dense<[4.0, 1.5, 2.0]> : tensor<3xf32>
  %result_f32 = stablehlo.divide %lhs_f32, %rhs_f32 : tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[0.25, -4.0, 0.5]> : tensor<3xf32>
  %lhs_f64 = stablehlo.constant dense<[1.0, -6.0, 1.0]> : tensor<3xf64>
  %rhs_f64 = stablehlo.constant dense<[4.0, 1.5, 2.0]> : tensor<3xf64>
  %result_f64 = stablehlo.divide %lhs_f64, %rhs_f64 : tensor<3xf64>
  check.expect_eq_const %result_f64, dense<[0.25, -4.0, 0.5]> : tensor<3xf64>
  return
}
