// A legal outfeed, which programs beside it break by one edit each.
func.func @main(%input: tensor<2xf32>, %token: !stablehlo.token) -> !stablehlo.token {
  %result = "stablehlo.outfeed"(%input, %token) <{outfeed_config = ""}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
