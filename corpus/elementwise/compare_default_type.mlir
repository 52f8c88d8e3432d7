// Without a comparison type: the property is absent, and stays absent.
func.func @main() {
  %lhs = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %rhs = stablehlo.constant dense<[2.0, 2.0]> : tensor<2xf32>
  %result = stablehlo.compare LT, %lhs, %rhs : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %result, dense<[true, false]> : tensor<2xi1>
  return
}
