// The least, -1, 0 and the greatest value of every signed type of 4 bits and more.
// A constant is its own value (spec: constant).
func.func @main() {
  %result_i4 = stablehlo.constant dense<[-8, -1, 0, 7]> : tensor<4xi4>
  %result_i8 = stablehlo.constant dense<[-128, -1, 0, 127]> : tensor<4xi8>
  %result_i16 = stablehlo.constant dense<[-32768, -1, 0, 32767]> : tensor<4xi16>
  %result_i32 = stablehlo.constant dense<[-2147483648, -1, 0, 2147483647]> : tensor<4xi32>
  %result_i64 = stablehlo.constant dense<[-9223372036854775808, -1, 0, 9223372036854775807]> : tensor<4xi64>
  check.expect_eq_const %result_i4, dense<[-8, -1, 0, 7]> : tensor<4xi4>
  check.expect_eq_const %result_i8, dense<[-128, -1, 0, 127]> : tensor<4xi8>
  check.expect_eq_const %result_i16, dense<[-32768, -1, 0, 32767]> : tensor<4xi16>
  check.expect_eq_const %result_i32, dense<[-2147483648, -1, 0, 2147483647]> : tensor<4xi32>
  check.expect_eq_const %result_i64, dense<[-9223372036854775808, -1, 0, 9223372036854775807]> : tensor<4xi64>
  return
}
