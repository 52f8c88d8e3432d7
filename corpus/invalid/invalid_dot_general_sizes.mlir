// Contracted dimensions of 3 and 4 elements.
func.func @main() {
  %lhs = stablehlo.constant dense<1.0> : tensor<2x3xf32>
  %rhs = stablehlo.constant dense<1.0> : tensor<4x2xf32>
  %dot_general = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}
