// At the ends of the range of ui64, 0 to 18446744073709551615, where results wrap.
func.func @main() {
  %lhs = stablehlo.constant dense<[0, 18446744073709551615, 0, 18446744073709551615, 0, 18446744073709551615, 18446744073709551615, 0, 5, 18446744073709551614]> : tensor<10xui64>
  %rhs = stablehlo.constant dense<[0, 18446744073709551615, 18446744073709551615, 0, 1, 1, 2, 3, 18446744073709551615, 18446744073709551615]> : tensor<10xui64>
  %result = stablehlo.multiply %lhs, %rhs : tensor<10xui64>
  check.expect_eq_const %result, dense<[0, 1, 0, 0, 0, 18446744073709551615, 18446744073709551614, 0, 18446744073709551611, 2]> : tensor<10xui64>
  return
}
