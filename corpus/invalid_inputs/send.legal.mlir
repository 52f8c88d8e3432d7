// A legal send, which programs beside it break by one edit each.
func.func @main(%input: tensor<3xi32>, %token: !stablehlo.token) -> !stablehlo.token {
  %result = "stablehlo.send"(%input, %token) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<3xi32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
