// The operand token is of type tensor<f32>; it must be a token.
func.func @main(%token: tensor<f32>) -> (tensor<3xi32>, !stablehlo.token) {
  %result:2 = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (tensor<f32>) -> (tensor<3xi32>, !stablehlo.token)
  return %result#0, %result#1 : tensor<3xi32>, !stablehlo.token
}
