// Six elements do not become seven.
func.func @main() {
  %operand = stablehlo.constant dense<1> : tensor<2x3xi32>
  %reshape = "stablehlo.reshape"(%operand) : (tensor<2x3xi32>) -> tensor<7xi32>
  return
}
