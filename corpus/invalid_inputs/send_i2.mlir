// The operand token is of type tensor<f32>; it must be a token.
func.func @main(%input: tensor<3xi32>, %token: tensor<f32>) -> !stablehlo.token {
  %result = "stablehlo.send"(%input, %token) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<3xi32>, tensor<f32>) -> !stablehlo.token
  return %result : !stablehlo.token
}
