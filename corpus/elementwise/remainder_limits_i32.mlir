// At the ends of the range of i32, -2147483648 to 2147483647.
func.func @main() {
  %lhs = stablehlo.constant dense<[-2147483648, 2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 2147483647, -2147483648, 5, 2147483646, 2147483647, -2147483648, -7, 7]> : tensor<14xi32>
  %rhs = stablehlo.constant dense<[-2147483648, 2147483647, 2147483647, -2147483648, 1, 1, 2, 3, 2147483647, 2147483647, 7, 7, 2, -2]> : tensor<14xi32>
  %result = stablehlo.remainder %lhs, %rhs : tensor<14xi32>
  check.expect_eq_const %result, dense<[0, 0, -1, 2147483647, 0, 0, 1, -2, 5, 2147483646, 1, -2, -1, 1]> : tensor<14xi32>
  return
}
