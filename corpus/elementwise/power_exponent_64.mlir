// The powers of 0, 1 and -1, whose exponents have more than six bits: 0 to a power that is not 0 is 0, 1 is 1, and -1 is
// 1 or -1, as the exponent is even or odd. An exponent modulo 64 gives 0^0 = 1.
func.func @main() {
  %lhs_i32 = stablehlo.constant dense<[0, 0, 1, -1]> : tensor<4xi32>
  %rhs_i32 = stablehlo.constant dense<[64, 65536, 64, 65]> : tensor<4xi32>
  %result_i32 = stablehlo.power %lhs_i32, %rhs_i32 : tensor<4xi32>
  check.expect_eq_const %result_i32, dense<[0, 0, 1, -1]> : tensor<4xi32>
  %lhs_i64 = stablehlo.constant dense<[0, 0, -1]> : tensor<3xi64>
  %rhs_i64 = stablehlo.constant dense<[64, 4294967296, 4294967297]> : tensor<3xi64>
  %result_i64 = stablehlo.power %lhs_i64, %rhs_i64 : tensor<3xi64>
  check.expect_eq_const %result_i64, dense<[0, 0, -1]> : tensor<3xi64>
  %lhs_ui8 = stablehlo.constant dense<[0, 1, 1]> : tensor<3xui8>
  %rhs_ui8 = stablehlo.constant dense<[64, 127, 255]> : tensor<3xui8>
  %result_ui8 = stablehlo.power %lhs_ui8, %rhs_ui8 : tensor<3xui8>
  check.expect_eq_const %result_ui8, dense<[0, 1, 1]> : tensor<3xui8>
  return
}
