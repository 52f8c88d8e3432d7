// The shapes of an elementwise op's operands differ: 2 and 3 elements.
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %2 = "stablehlo.add"(%0, %1) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}
