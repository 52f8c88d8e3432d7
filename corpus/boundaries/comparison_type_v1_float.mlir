// The value FLOAT of comparison_type_v1: every release knows it.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>) -> tensor<2xi1> {
  %result = stablehlo.compare LT, %lhs, %rhs, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %result : tensor<2xi1>
}
