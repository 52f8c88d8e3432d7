// Copies of the sign bit come in from the left, so a shift by the width or more leaves only the sign.
func.func @main() {
  %lhs_i8 = stablehlo.constant dense<[-128, -128, 64]> : tensor<3xi8>
  %rhs_i8 = stablehlo.constant dense<[1, 9, 6]> : tensor<3xi8>
  %result_i8 = stablehlo.shift_right_arithmetic %lhs_i8, %rhs_i8 : tensor<3xi8>
  check.expect_eq_const %result_i8, dense<[-64, -1, 1]> : tensor<3xi8>
  %lhs_i32 = stablehlo.constant dense<[-16, 16]> : tensor<2xi32>
  %rhs_i32 = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %result_i32 = stablehlo.shift_right_arithmetic %lhs_i32, %rhs_i32 : tensor<2xi32>
  check.expect_eq_const %result_i32, dense<[-4, 2]> : tensor<2xi32>
  %lhs_i64 = stablehlo.constant dense<[-16, 16]> : tensor<2xi64>
  %rhs_i64 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %result_i64 = stablehlo.shift_right_arithmetic %lhs_i64, %rhs_i64 : tensor<2xi64>
  check.expect_eq_const %result_i64, dense<[-4, 2]> : tensor<2xi64>
  return
}
