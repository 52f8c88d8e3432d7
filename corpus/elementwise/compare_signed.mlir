// Compares element by element: LT, NE.
func.func @main() {
  %lhs_i32_0 = stablehlo.constant dense<[-5, 3, 2]> : tensor<3xi32>
  %rhs_i32_0 = stablehlo.constant dense<[4, -7, 2]> : tensor<3xi32>
  %result_0 = stablehlo.compare LT, %lhs_i32_0, %rhs_i32_0 : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  check.expect_eq_const %result_0, dense<[true, false, false]> : tensor<3xi1>
  %lhs_i64 = stablehlo.constant dense<[-5, 3, 2]> : tensor<3xi64>
  %rhs_i64 = stablehlo.constant dense<[4, -7, 2]> : tensor<3xi64>
  %result_1 = stablehlo.compare LT, %lhs_i64, %rhs_i64 : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
  check.expect_eq_const %result_1, dense<[true, false, false]> : tensor<3xi1>
  %lhs_i8 = stablehlo.constant dense<[-5, 3, 2]> : tensor<3xi8>
  %rhs_i8 = stablehlo.constant dense<[4, -7, 2]> : tensor<3xi8>
  %result_2 = stablehlo.compare LT, %lhs_i8, %rhs_i8 : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi1>
  check.expect_eq_const %result_2, dense<[true, false, false]> : tensor<3xi1>
  %lhs_i32_1 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %rhs_i32_1 = stablehlo.constant dense<[1, 3]> : tensor<2xi32>
  %result_3 = stablehlo.compare NE, %lhs_i32_1, %rhs_i32_1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  check.expect_eq_const %result_3, dense<[false, true]> : tensor<2xi1>
  return
}
