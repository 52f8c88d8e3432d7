// The value UNSIGNED of comparison_type_v1: every release knows it.
func.func @main(%lhs: tensor<2xui32>, %rhs: tensor<2xui32>) -> tensor<2xi1> {
  %result = stablehlo.compare LT, %lhs, %rhs, UNSIGNED : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
  return %result : tensor<2xi1>
}
