// Dimension 0 stands twice in the permutation, dimension 1 not at all.
func.func @main() {
  %operand = stablehlo.constant dense<1> : tensor<2x2xi32>
  %transpose = "stablehlo.transpose"(%operand) <{permutation = array<i64: 0, 0>}> : (tensor<2x2xi32>) -> tensor<2x2xi32>
  return
}
