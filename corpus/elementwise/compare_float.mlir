// Compares element by element: LT, NE. The zeros are equal, and a comparison with a NaN is false.
func.func @main() {
  %lhs_f32_0 = stablehlo.constant dense<[-0.0, 1.0, 0x7FC00000, 2.0]> : tensor<4xf32>
  %rhs_f32_0 = stablehlo.constant dense<[0.0, 0x7FC00000, 1.0, 3.0]> : tensor<4xf32>
  %result_0 = stablehlo.compare LT, %lhs_f32_0, %rhs_f32_0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %result_0, dense<[false, false, false, true]> : tensor<4xi1>
  %lhs_f64 = stablehlo.constant dense<[-2.5, 1.0]> : tensor<2xf64>
  %rhs_f64 = stablehlo.constant dense<[-3.0, 2.0]> : tensor<2xf64>
  %result_1 = stablehlo.compare LT, %lhs_f64, %rhs_f64 : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
  check.expect_eq_const %result_1, dense<[false, true]> : tensor<2xi1>
  %lhs_f32_1 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %rhs_f32_1 = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf32>
  %result_2 = stablehlo.compare NE, %lhs_f32_1, %rhs_f32_1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %result_2, dense<[false, true]> : tensor<2xi1>
  return
}
