// Elements are added one by one. In 4 bits numbers wrap modulo 16: the range is 0 to 15.
func.func @main() {
  %lhs = stablehlo.constant dense<[15, 2]> : tensor<2xui4>
  %rhs = stablehlo.constant dense<[1, 3]> : tensor<2xui4>
  %result = stablehlo.add %lhs, %rhs : tensor<2xui4>
  check.expect_eq_const %result, dense<[0, 5]> : tensor<2xui4>
  return
}
