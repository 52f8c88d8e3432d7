// Element by element, the left operand to the power of the right one.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[2.0, 9.0, -8.0, 2.0]> : tensor<4xf32>
  %rhs_f32 = stablehlo.constant dense<[3.0, 0.5, 1.0, -2.0]> : tensor<4xf32>
  %result_f32 = stablehlo.power %lhs_f32, %rhs_f32 : tensor<4xf32>
  check.expect_eq_const %result_f32, dense<[8.0, 3.0, -8.0, 0.25]> : tensor<4xf32>
  %lhs_f64 = stablehlo.constant dense<[2.0, 9.0, -8.0, 2.0]> : tensor<4xf64>
  %rhs_f64 = stablehlo.constant dense<[3.0, 0.5, 1.0, -2.0]> : tensor<4xf64>
  %result_f64 = stablehlo.power %lhs_f64, %rhs_f64 : tensor<4xf64>
  check.expect_eq_const %result_f64, dense<[8.0, 3.0, -8.0, 0.25]> : tensor<4xf64>
  return
}
