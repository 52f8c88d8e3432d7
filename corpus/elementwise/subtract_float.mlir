// Element by element, the left operand minus the right one.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[1.5, -2.25]> : tensor<2xf32>
  %rhs_f32 = stablehlo.constant dense<[2.25, -2.25]> : tensor<2xf32>
  %result_f32 = stablehlo.subtract %lhs_f32, %rhs_f32 : tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[-0.75, 0.0]> : tensor<2xf32>
  %lhs_f64 = stablehlo.constant dense<[1.5, -2.25]> : tensor<2xf64>
  %rhs_f64 = stablehlo.constant dense<[2.25, -2.25]> : tensor<2xf64>
  %result_f64 = stablehlo.subtract %lhs_f64, %rhs_f64 : tensor<2xf64>
  check.expect_eq_const %result_f64, dense<[-0.75, 0.0]> : tensor<2xf64>
  return
}
