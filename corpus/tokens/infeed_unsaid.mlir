// An infeed of which nothing is said. MLIR fills the empty configuration in when it reads the text, so that it is in the artifact.
func.func @main(%token: !stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token) {
  %results:2 = "stablehlo.infeed"(%token) : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
  return %results#0, %results#1 : tensor<2x3xf32>, !stablehlo.token
}
