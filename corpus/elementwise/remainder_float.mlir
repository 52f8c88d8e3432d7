// The remainder takes the sign of the dividend: 17 = 5 * 3 + 2, -17 = -5 * 3 - 2.
func.func @main() {
  %lhs_f32_0 = stablehlo.constant dense<[17.1, -17.1, 5.5]> : tensor<3xf32>
  %rhs_f32_0 = stablehlo.constant dense<[3.0, 3.0, -2.0]> : tensor<3xf32>
  %result_f32_0 = stablehlo.remainder %lhs_f32_0, %rhs_f32_0 : tensor<3xf32>
  check.expect_almost_eq_const %result_f32_0, dense<[2.1, -2.1, 1.5]> : tensor<3xf32>
  %lhs_f64_0 = stablehlo.constant dense<[17.1, -17.1, 5.5]> : tensor<3xf64>
  %rhs_f64_0 = stablehlo.constant dense<[3.0, 3.0, -2.0]> : tensor<3xf64>
  %result_f64_0 = stablehlo.remainder %lhs_f64_0, %rhs_f64_0 : tensor<3xf64>
  check.expect_almost_eq_const %result_f64_0, dense<[2.1, -2.1, 1.5]> : tensor<3xf64>
  %lhs_f32_1 = stablehlo.constant dense<[5.5, -5.5, 3.0]> : tensor<3xf32>
  %rhs_f32_1 = stablehlo.constant dense<[2.0, 2.0, -2.0]> : tensor<3xf32>
  %result_f32_1 = stablehlo.remainder %lhs_f32_1, %rhs_f32_1 : tensor<3xf32>
  check.expect_eq_const %result_f32_1, dense<[1.5, -1.5, 1.0]> : tensor<3xf32>
  %lhs_f64_1 = stablehlo.constant dense<[5.5, -5.5, 3.0]> : tensor<3xf64>
  %rhs_f64_1 = stablehlo.constant dense<[2.0, 2.0, -2.0]> : tensor<3xf64>
  %result_f64_1 = stablehlo.remainder %lhs_f64_1, %rhs_f64_1 : tensor<3xf64>
  check.expect_eq_const %result_f64_1, dense<[1.5, -1.5, 1.0]> : tensor<3xf64>
  return
}
