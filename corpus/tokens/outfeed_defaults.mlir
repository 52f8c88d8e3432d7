// A tensor to the outfeed; nothing else is said.
func.func @main(%value: tensor<2x3xf32>, %token: !stablehlo.token) -> !stablehlo.token {
  %result = "stablehlo.outfeed"(%value, %token) <{
    outfeed_config = ""
  }> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
