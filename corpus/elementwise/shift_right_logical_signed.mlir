// Zeros come in from the left; a shift by the width or more leaves 0.
func.func @main() {
  %lhs_i8 = stablehlo.constant dense<[-1, -1, 64]> : tensor<3xi8>
  %rhs_i8 = stablehlo.constant dense<[1, 8, 6]> : tensor<3xi8>
  %result_i8 = stablehlo.shift_right_logical %lhs_i8, %rhs_i8 : tensor<3xi8>
  check.expect_eq_const %result_i8, dense<[127, 0, 1]> : tensor<3xi8>
  %lhs_i32 = stablehlo.constant dense<[-1, 16]> : tensor<2xi32>
  %rhs_i32 = stablehlo.constant dense<[28, 3]> : tensor<2xi32>
  %result_i32 = stablehlo.shift_right_logical %lhs_i32, %rhs_i32 : tensor<2xi32>
  check.expect_eq_const %result_i32, dense<[15, 2]> : tensor<2xi32>
  return
}
