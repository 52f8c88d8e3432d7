// Elements are added one by one. In 2 bits numbers wrap modulo 4: the range is 0 to 3. ui2 came with release
// 1.2.0.
func.func @main() {
  %lhs = stablehlo.constant dense<[3, 1]> : tensor<2xui2>
  %rhs = stablehlo.constant dense<[1, 1]> : tensor<2xui2>
  %result = stablehlo.add %lhs, %rhs : tensor<2xui2>
  check.expect_eq_const %result, dense<[0, 2]> : tensor<2xui2>
  return
}
