// A tensor to the outfeed, with a configuration.
func.func @main(%value: tensor<2x3xf32>, %token: !stablehlo.token) -> !stablehlo.token {
  %result = "stablehlo.outfeed"(%value, %token) <{
    outfeed_config = "lane 3"
  }> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
