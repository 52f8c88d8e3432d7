// Zeros come in from the right; a shift by the width or more leaves 0.
func.func @main() {
  %lhs_i8 = stablehlo.constant dense<[1, 1, 1, -1]> : tensor<4xi8>
  %rhs_i8 = stablehlo.constant dense<[0, 7, 8, 1]> : tensor<4xi8>
  %result_i8 = stablehlo.shift_left %lhs_i8, %rhs_i8 : tensor<4xi8>
  check.expect_eq_const %result_i8, dense<[1, -128, 0, -2]> : tensor<4xi8>
  %lhs_i32 = stablehlo.constant dense<[1, 3, -1]> : tensor<3xi32>
  %rhs_i32 = stablehlo.constant dense<[4, 1, 2]> : tensor<3xi32>
  %result_i32 = stablehlo.shift_left %lhs_i32, %rhs_i32 : tensor<3xi32>
  check.expect_eq_const %result_i32, dense<[16, 6, -4]> : tensor<3xi32>
  %lhs_i64 = stablehlo.constant dense<[1, 3, -1]> : tensor<3xi64>
  %rhs_i64 = stablehlo.constant dense<[4, 1, 2]> : tensor<3xi64>
  %result_i64 = stablehlo.shift_left %lhs_i64, %rhs_i64 : tensor<3xi64>
  check.expect_eq_const %result_i64, dense<[16, 6, -4]> : tensor<3xi64>
  return
}
