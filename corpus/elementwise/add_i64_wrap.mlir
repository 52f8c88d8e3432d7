// Modulo 2^64: 2^63 - 1 + 1 = 2^63 = -2^63.
func.func @main() {
  %lhs = stablehlo.constant dense<[9223372036854775807, -5]> : tensor<2xi64>
  %rhs = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
  %result = stablehlo.add %lhs, %rhs : tensor<2xi64>
  check.expect_eq_const %result, dense<[-9223372036854775808, -2]> : tensor<2xi64>
  return
}
