// By nothing, to the last bit, by the width of 64 bits and by more.
func.func @main() {
  %lhs = stablehlo.constant dense<[1, 1, 5, 3, 18446744073709551615, 18446744073709551615, 0, 0, 18446744073709551615, 0, 18446744073709551615, 18446744073709551615]> : tensor<12xui64>
  %rhs = stablehlo.constant dense<[0, 1, 63, 64, 2, 63, 1, 63, 64, 64, 18446744073709551615, 67]> : tensor<12xui64>
  %result = stablehlo.shift_left %lhs, %rhs : tensor<12xui64>
  check.expect_eq_const %result, dense<[1, 2, 9223372036854775808, 0, 18446744073709551612, 9223372036854775808, 0, 0, 0, 0, 0, 0]> : tensor<12xui64>
  return
}
