// The operand token is of type tensor<f32>; it must be a token.
func.func @main(%input: tensor<2xf32>, %token: tensor<f32>) -> !stablehlo.token {
  %result = "stablehlo.outfeed"(%input, %token) <{outfeed_config = ""}> : (tensor<2xf32>, tensor<f32>) -> !stablehlo.token
  return %result : !stablehlo.token
}
