// The powers of 1 and -1 whose exponents are negative are 1 or -1, as the exponent is even or odd.
func.func @main() {
  %lhs_i32 = stablehlo.constant dense<[-1, -1, 1, -1]> : tensor<4xi32>
  %rhs_i32 = stablehlo.constant dense<[-1, -2, -3, -2147483648]> : tensor<4xi32>
  %result_i32 = stablehlo.power %lhs_i32, %rhs_i32 : tensor<4xi32>
  check.expect_eq_const %result_i32, dense<[-1, 1, 1, 1]> : tensor<4xi32>
  %lhs_i8 = stablehlo.constant dense<[-1, -1, 1, -1]> : tensor<4xi8>
  %rhs_i8 = stablehlo.constant dense<[-1, -2, -3, -127]> : tensor<4xi8>
  %result_i8 = stablehlo.power %lhs_i8, %rhs_i8 : tensor<4xi8>
  check.expect_eq_const %result_i8, dense<[-1, 1, 1, -1]> : tensor<4xi8>
  return
}
