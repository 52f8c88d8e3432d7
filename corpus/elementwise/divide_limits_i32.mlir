// At the ends of the range of i32, -2147483648 to 2147483647.
func.func @main() {
  %lhs = stablehlo.constant dense<[-2147483648, 2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 2147483647, -2147483648, 5, 2147483646, 2147483647, -2147483648, -7, 7]> : tensor<14xi32>
  %rhs = stablehlo.constant dense<[-2147483648, 2147483647, 2147483647, -2147483648, 1, 1, 2, 3, 2147483647, 2147483647, 7, 7, 2, -2]> : tensor<14xi32>
  %result = stablehlo.divide %lhs, %rhs : tensor<14xi32>
  check.expect_eq_const %result, dense<[1, 1, -1, 0, -2147483648, 2147483647, 1073741823, -715827882, 0, 0, 306783378, -306783378, -3, -3]> : tensor<14xi32>
  return
}
