// Element by element, the left operand to the power of the right one. A negative exponent gives 1 / x,
// truncated: (-1)^3 = -1, 3^-1 = 0, 10^-2 = 0.
func.func @main() {
  %lhs_i32 = stablehlo.constant dense<[-2, -1, -36, 5, 3, 10]> : tensor<6xi32>
  %rhs_i32 = stablehlo.constant dense<[2, 3, 3, 0, -1, -2]> : tensor<6xi32>
  %result_i32 = stablehlo.power %lhs_i32, %rhs_i32 : tensor<6xi32>
  check.expect_eq_const %result_i32, dense<[4, -1, -46656, 1, 0, 0]> : tensor<6xi32>
  %lhs_i64 = stablehlo.constant dense<[-2, -1, -36, 5, 3, 10]> : tensor<6xi64>
  %rhs_i64 = stablehlo.constant dense<[2, 3, 3, 0, -1, -2]> : tensor<6xi64>
  %result_i64 = stablehlo.power %lhs_i64, %rhs_i64 : tensor<6xi64>
  check.expect_eq_const %result_i64, dense<[4, -1, -46656, 1, 0, 0]> : tensor<6xi64>
  return
}
