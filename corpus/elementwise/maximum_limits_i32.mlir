// At the ends of the range of i32, -2147483648 to 2147483647.
func.func @main() {
  %lhs = stablehlo.constant dense<[-2147483648, 2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 2147483647, -2147483648, 5, 2147483646]> : tensor<10xi32>
  %rhs = stablehlo.constant dense<[-2147483648, 2147483647, 2147483647, -2147483648, 1, 1, 2, 3, 2147483647, 2147483647]> : tensor<10xi32>
  %result = stablehlo.maximum %lhs, %rhs : tensor<10xi32>
  check.expect_eq_const %result, dense<[-2147483648, 2147483647, 2147483647, 2147483647, 1, 2147483647, 2147483647, 3, 2147483647, 2147483647]> : tensor<10xi32>
  return
}
