// Elements are multiplied one by one. In 4 bits numbers wrap modulo 16: the range is -8 to 7.
func.func @main() {
  %lhs = stablehlo.constant dense<[7, -8, 3]> : tensor<3xi4>
  %rhs = stablehlo.constant dense<[7, -1, -2]> : tensor<3xi4>
  %result = stablehlo.multiply %lhs, %rhs : tensor<3xi4>
  check.expect_eq_const %result, dense<[1, -8, -6]> : tensor<3xi4>
  return
}
