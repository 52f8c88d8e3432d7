// Compares element by element: LT.
func.func @main() {
  %lhs = stablehlo.constant dense<[-5, 3]> : tensor<2xi4>
  %rhs = stablehlo.constant dense<[4, -7]> : tensor<2xi4>
  %result = stablehlo.compare LT, %lhs, %rhs : (tensor<2xi4>, tensor<2xi4>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[true, false]> : tensor<2xi1>
  return
}
