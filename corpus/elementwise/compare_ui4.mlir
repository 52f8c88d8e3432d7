// Compares element by element: LT.
func.func @main() {
  %lhs = stablehlo.constant dense<[15, 3]> : tensor<2xui4>
  %rhs = stablehlo.constant dense<[1, 7]> : tensor<2xui4>
  %result = stablehlo.compare LT, %lhs, %rhs : (tensor<2xui4>, tensor<2xui4>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[false, true]> : tensor<2xi1>
  return
}
