// The value SIGNED of comparison_type_v1: every release knows it.
func.func @main(%lhs: tensor<2xi32>, %rhs: tensor<2xi32>) -> tensor<2xi1> {
  %result = stablehlo.compare LT, %lhs, %rhs, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %result : tensor<2xi1>
}
