// The greater of each two elements.
func.func @main() {
  %lhs = stablehlo.constant dense<[-5, 3]> : tensor<2xi4>
  %rhs = stablehlo.constant dense<[4, -7]> : tensor<2xi4>
  %result = stablehlo.maximum %lhs, %rhs : tensor<2xi4>
  check.expect_eq_const %result, dense<[4, 3]> : tensor<2xi4>
  return
}
