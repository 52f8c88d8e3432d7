// The attribute compare_type is "text"; it must be a comparison type.
func.func @main(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>) -> (tensor<2xi1>) {
  %result = "stablehlo.compare"(%lhs, %rhs) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = "text"} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return %result : tensor<2xi1>
}
