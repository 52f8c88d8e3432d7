// The smaller of each two elements.
func.func @main() {
  %lhs = stablehlo.constant dense<[15, 3]> : tensor<2xui4>
  %rhs = stablehlo.constant dense<[1, 7]> : tensor<2xui4>
  %result = stablehlo.minimum %lhs, %rhs : tensor<2xui4>
  check.expect_eq_const %result, dense<[1, 3]> : tensor<2xui4>
  return
}
