// The operand token is of type tensor<f32>; it must be a token.
func.func @main(%token: tensor<f32>) -> (tensor<2x3xf32>, !stablehlo.token) {
  %result:2 = "stablehlo.infeed"(%token) <{infeed_config = "", layout = [[0, 1]]}> : (tensor<f32>) -> (tensor<2x3xf32>, !stablehlo.token)
  return %result#0, %result#1 : tensor<2x3xf32>, !stablehlo.token
}
