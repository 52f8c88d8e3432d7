// Attributes of arguments and results. It takes arguments, so that it is not evaluated.
func.func @main(%arg0: tensor<2xf32> {corpus.note = "in"}, %arg1: tensor<2xf32>) -> (tensor<2xf32> {corpus.note = "out"}) {
  %0 = stablehlo.add %arg0, %arg1 : tensor<2xf32>
  return %0 : tensor<2xf32>
}
