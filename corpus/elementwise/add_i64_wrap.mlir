// Modulo 2^64: 2^63 - 1 + 1 = 2^63 = -2^63.
func.func @main() {
  %0 = stablehlo.constant dense<[9223372036854775807, -5]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[1, 3]> : tensor<2xi64>
  %2 = stablehlo.add %0, %1 : tensor<2xi64>
  check.expect_eq_const %2, dense<[-9223372036854775808, -2]> : tensor<2xi64>
  return
}
