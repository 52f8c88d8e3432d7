// Division by -1 changes the sign.
func.func @main() {
  %lhs = stablehlo.constant dense<[5, -3, 9223372036854775807, -9223372036854775807, 0, 1]> : tensor<6xi64>
  %rhs = stablehlo.constant dense<[-1, -1, -1, -1, -1, -1]> : tensor<6xi64>
  %result = stablehlo.divide %lhs, %rhs : tensor<6xi64>
  check.expect_eq_const %result, dense<[-5, 3, -9223372036854775807, 9223372036854775807, 0, -1]> : tensor<6xi64>
  return
}
