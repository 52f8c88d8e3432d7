// Attributes of arguments and results. It takes arguments, so that it is not evaluated.
func.func @main(%lhs: tensor<2xf32> {corpus.note = "in"}, %rhs: tensor<2xf32>) -> (tensor<2xf32> {corpus.note = "out"}) {
  %result = stablehlo.add %lhs, %rhs : tensor<2xf32>
  return %result : tensor<2xf32>
}
