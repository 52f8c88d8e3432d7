// What a division by -1 leaves is 0.
func.func @main() {
  %lhs = stablehlo.constant dense<[5, -3, 9223372036854775807, -9223372036854775807, 0, 1]> : tensor<6xi64>
  %rhs = stablehlo.constant dense<[-1, -1, -1, -1, -1, -1]> : tensor<6xi64>
  %result = stablehlo.remainder %lhs, %rhs : tensor<6xi64>
  check.expect_eq_const %result, dense<[0, 0, 0, 0, 0, 0]> : tensor<6xi64>
  return
}
