// Elements are multiplied one by one. In 4 bits numbers wrap modulo 16: the range is 0 to 15.
func.func @main() {
  %lhs = stablehlo.constant dense<[7, 15]> : tensor<2xui4>
  %rhs = stablehlo.constant dense<[3, 15]> : tensor<2xui4>
  %result = stablehlo.multiply %lhs, %rhs : tensor<2xui4>
  check.expect_eq_const %result, dense<[5, 1]> : tensor<2xui4>
  return
}
