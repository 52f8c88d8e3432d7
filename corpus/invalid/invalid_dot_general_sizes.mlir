// Contracted dimensions of 3 and 4 elements.
func.func @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<2x3xf32>
  %1 = stablehlo.constant dense<1.0> : tensor<4x2xf32>
  %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}
