// At the ends of the range of ui64, 0 to 18446744073709551615.
func.func @main() {
  %lhs = stablehlo.constant dense<[18446744073709551615, 0, 0, 18446744073709551615, 18446744073709551615, 0, 5, 18446744073709551614, 18446744073709551615, 0, 7, 7]> : tensor<12xui64>
  %rhs = stablehlo.constant dense<[18446744073709551615, 18446744073709551615, 1, 1, 2, 3, 18446744073709551615, 18446744073709551615, 7, 7, 2, 2]> : tensor<12xui64>
  %result = stablehlo.remainder %lhs, %rhs : tensor<12xui64>
  check.expect_eq_const %result, dense<[0, 0, 0, 0, 1, 0, 5, 18446744073709551614, 1, 0, 1, 1]> : tensor<12xui64>
  return
}
