// The shapes of an elementwise op's operands differ: 2 and 3 elements.
func.func @main() {
  %lhs = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %rhs = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %add = "stablehlo.add"(%lhs, %rhs) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}
