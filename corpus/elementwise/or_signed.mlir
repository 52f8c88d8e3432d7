// Bit by bit: 12 | 10 = 0b1100 | 0b1010 = 14.
func.func @main() {
  %lhs_i32 = stablehlo.constant dense<[12, -1]> : tensor<2xi32>
  %rhs_i32 = stablehlo.constant dense<[10, 6]> : tensor<2xi32>
  %result_i32 = stablehlo.or %lhs_i32, %rhs_i32 : tensor<2xi32>
  check.expect_eq_const %result_i32, dense<[14, -1]> : tensor<2xi32>
  %lhs_i64 = stablehlo.constant dense<[12, -1]> : tensor<2xi64>
  %rhs_i64 = stablehlo.constant dense<[10, 6]> : tensor<2xi64>
  %result_i64 = stablehlo.or %lhs_i64, %rhs_i64 : tensor<2xi64>
  check.expect_eq_const %result_i64, dense<[14, -1]> : tensor<2xi64>
  %lhs_i8 = stablehlo.constant dense<[12, -1]> : tensor<2xi8>
  %rhs_i8 = stablehlo.constant dense<[10, 6]> : tensor<2xi8>
  %result_i8 = stablehlo.or %lhs_i8, %rhs_i8 : tensor<2xi8>
  check.expect_eq_const %result_i8, dense<[14, -1]> : tensor<2xi8>
  return
}
