// Elements are added one by one. Integers wrap: 2^31 - 1 + 1 = -2^31.
func.func @main() {
  %lhs_i32 = stablehlo.constant dense<[2147483647, -5, 7]> : tensor<3xi32>
  %rhs_i32 = stablehlo.constant dense<[1, 3, 0]> : tensor<3xi32>
  %result_i32 = stablehlo.add %lhs_i32, %rhs_i32 : tensor<3xi32>
  check.expect_eq_const %result_i32, dense<[-2147483648, -2, 7]> : tensor<3xi32>
  %lhs_i64 = stablehlo.constant dense<[9223372036854775807, 2]> : tensor<2xi64>
  %rhs_i64 = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
  %result_i64 = stablehlo.add %lhs_i64, %rhs_i64 : tensor<2xi64>
  check.expect_eq_const %result_i64, dense<[-9223372036854775808, 5]> : tensor<2xi64>
  %lhs_i8 = stablehlo.constant dense<[127, -128, 5]> : tensor<3xi8>
  %rhs_i8 = stablehlo.constant dense<[1, -1, 4]> : tensor<3xi8>
  %result_i8 = stablehlo.add %lhs_i8, %rhs_i8 : tensor<3xi8>
  check.expect_eq_const %result_i8, dense<[-128, 127, 9]> : tensor<3xi8>
  return
}
