// At the ends of the range of i32, -2147483648 to 2147483647, where results wrap.
func.func @main() {
  %lhs = stablehlo.constant dense<[-2147483648, 2147483647, -2147483648, 2147483647, -2147483648, 2147483647, 2147483647, -2147483648, 5, 2147483646]> : tensor<10xi32>
  %rhs = stablehlo.constant dense<[-2147483648, 2147483647, 2147483647, -2147483648, 1, 1, 2, 3, 2147483647, 2147483647]> : tensor<10xi32>
  %result = stablehlo.subtract %lhs, %rhs : tensor<10xi32>
  check.expect_eq_const %result, dense<[0, 0, 1, -1, 2147483647, 2147483646, 2147483645, 2147483645, -2147483642, -1]> : tensor<10xi32>
  return
}
