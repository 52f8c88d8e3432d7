// Elements are added one by one.
func.func @main() {
  %lhs_f32 = stablehlo.constant dense<[1.5, -2.25, 4.0]> : tensor<3xf32>
  %rhs_f32 = stablehlo.constant dense<[2.25, 2.25, 0.5]> : tensor<3xf32>
  %result_f32 = stablehlo.add %lhs_f32, %rhs_f32 : tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[3.75, 0.0, 4.5]> : tensor<3xf32>
  %lhs_f64 = stablehlo.constant dense<[1.5, -2.25, 4.0]> : tensor<3xf64>
  %rhs_f64 = stablehlo.constant dense<[2.25, 2.25, 0.5]> : tensor<3xf64>
  %result_f64 = stablehlo.add %lhs_f64, %rhs_f64 : tensor<3xf64>
  check.expect_eq_const %result_f64, dense<[3.75, 0.0, 4.5]> : tensor<3xf64>
  return
}
