// Element by element, the left operand over the right one. Integers are truncated towards zero.
func.func @main() {
  %lhs_i32 = stablehlo.constant dense<[17, -17, 17, -17]> : tensor<4xi32>
  %rhs_i32 = stablehlo.constant dense<[3, 3, -3, -3]> : tensor<4xi32>
  %result_i32 = stablehlo.divide %lhs_i32, %rhs_i32 : tensor<4xi32>
  check.expect_eq_const %result_i32, dense<[5, -5, -5, 5]> : tensor<4xi32>
  %lhs_i64 = stablehlo.constant dense<[17, -17, 17, -17]> : tensor<4xi64>
  %rhs_i64 = stablehlo.constant dense<[3, 3, -3, -3]> : tensor<4xi64>
  %result_i64 = stablehlo.divide %lhs_i64, %rhs_i64 : tensor<4xi64>
  check.expect_eq_const %result_i64, dense<[5, -5, -5, 5]> : tensor<4xi64>
  %lhs_i8 = stablehlo.constant dense<[17, -17, 17, -17]> : tensor<4xi8>
  %rhs_i8 = stablehlo.constant dense<[3, 3, -3, -3]> : tensor<4xi8>
  %result_i8 = stablehlo.divide %lhs_i8, %rhs_i8 : tensor<4xi8>
  check.expect_eq_const %result_i8, dense<[5, -5, -5, 5]> : tensor<4xi8>
  return
}
