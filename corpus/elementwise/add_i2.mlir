// Elements are added one by one. In 2 bits numbers wrap modulo 4: the range is -2 to 1. i2 came with release
// 1.2.0.
func.func @main() {
  %lhs = stablehlo.constant dense<[1, -2]> : tensor<2xi2>
  %rhs = stablehlo.constant dense<[1, -1]> : tensor<2xi2>
  %result = stablehlo.add %lhs, %rhs : tensor<2xi2>
  check.expect_eq_const %result, dense<[-2, 1]> : tensor<2xi2>
  return
}
