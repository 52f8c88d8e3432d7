// The greater of each two elements.
func.func @main() {
  %lhs = stablehlo.constant dense<[4294967295, 3]> : tensor<2xui32>
  %rhs = stablehlo.constant dense<[1, 7]> : tensor<2xui32>
  %result = stablehlo.maximum %lhs, %rhs : tensor<2xui32>
  check.expect_eq_const %result, dense<[4294967295, 7]> : tensor<2xui32>
  return
}
