// At the ends of the range of ui64, 0 to 18446744073709551615.
func.func @main() {
  %lhs = stablehlo.constant dense<[0, 18446744073709551615, 0, 18446744073709551615, 0, 18446744073709551615, 18446744073709551615, 0, 5, 18446744073709551614]> : tensor<10xui64>
  %rhs = stablehlo.constant dense<[0, 18446744073709551615, 18446744073709551615, 0, 1, 1, 2, 3, 18446744073709551615, 18446744073709551615]> : tensor<10xui64>
  %result = stablehlo.minimum %lhs, %rhs : tensor<10xui64>
  check.expect_eq_const %result, dense<[0, 18446744073709551615, 0, 0, 0, 1, 2, 0, 5, 18446744073709551614]> : tensor<10xui64>
  return
}
