// The attribute comparison_direction is "text"; it must be a comparison direction.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>) -> (tensor<2xi1>) {
  %result = "stablehlo.compare"(%lhs, %rhs) {comparison_direction = "text"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %result : tensor<2xi1>
}
