// The attribute outfeed_config is 1 : i32; it must be a string attribute.
func.func @main(%input: tensor<2xf32>, %token: !stablehlo.token) -> !stablehlo.token {
  %result = "stablehlo.outfeed"(%input, %token) <{outfeed_config = 1 : i32}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
