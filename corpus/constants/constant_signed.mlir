// The least, -1, 0 and the greatest value of every signed type of 4 bits and more.
// A constant is its own value (spec: constant).
func.func @main() {
  %0 = stablehlo.constant dense<[-8, -1, 0, 7]> : tensor<4xi4>
  %1 = stablehlo.constant dense<[-128, -1, 0, 127]> : tensor<4xi8>
  %2 = stablehlo.constant dense<[-32768, -1, 0, 32767]> : tensor<4xi16>
  %3 = stablehlo.constant dense<[-2147483648, -1, 0, 2147483647]> : tensor<4xi32>
  %4 = stablehlo.constant dense<[-9223372036854775808, -1, 0, 9223372036854775807]> : tensor<4xi64>
  check.expect_eq_const %0, dense<[-8, -1, 0, 7]> : tensor<4xi4>
  check.expect_eq_const %1, dense<[-128, -1, 0, 127]> : tensor<4xi8>
  check.expect_eq_const %2, dense<[-32768, -1, 0, 32767]> : tensor<4xi16>
  check.expect_eq_const %3, dense<[-2147483648, -1, 0, 2147483647]> : tensor<4xi32>
  check.expect_eq_const %4, dense<[-9223372036854775808, -1, 0, 9223372036854775807]> : tensor<4xi64>
  return
}
