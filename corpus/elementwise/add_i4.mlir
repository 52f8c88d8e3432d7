// Elements are added one by one. In 4 bits numbers wrap modulo 16: the range is -8 to 7.
func.func @main() {
  %lhs = stablehlo.constant dense<[7, -8, 2]> : tensor<3xi4>
  %rhs = stablehlo.constant dense<[1, -1, 3]> : tensor<3xi4>
  %result = stablehlo.add %lhs, %rhs : tensor<3xi4>
  check.expect_eq_const %result, dense<[-8, 7, 5]> : tensor<3xi4>
  return
}
