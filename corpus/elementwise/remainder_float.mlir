// The remainder takes the sign of the dividend: 17 = 5 * 3 + 2, -17 = -5 * 3 - 2. It is exact: 17.1 stands for the float next
// to it, 17.1000003814697265625 or 17.10000000000000142..., and 15 less of that is a float.
func.func @main() {
  %lhs_f32_0 = stablehlo.constant dense<[17.1, -17.1, 5.5]> : tensor<3xf32>
  %rhs_f32_0 = stablehlo.constant dense<[3.0, 3.0, -2.0]> : tensor<3xf32>
  %result_f32_0 = stablehlo.remainder %lhs_f32_0, %rhs_f32_0 : tensor<3xf32>
  check.expect_eq_const %result_f32_0, dense<[2.1000003814697266, -2.1000003814697266, 1.5]> : tensor<3xf32>
  %lhs_f64_0 = stablehlo.constant dense<[17.1, -17.1, 5.5]> : tensor<3xf64>
  %rhs_f64_0 = stablehlo.constant dense<[3.0, 3.0, -2.0]> : tensor<3xf64>
  %result_f64_0 = stablehlo.remainder %lhs_f64_0, %rhs_f64_0 : tensor<3xf64>
  check.expect_eq_const %result_f64_0, dense<[2.1000000000000014, -2.1000000000000014, 1.5]> : tensor<3xf64>
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
