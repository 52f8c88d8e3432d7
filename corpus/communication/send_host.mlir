// From a device to its host (channel type 2).
func.func @main(%arg0: tensor<2xf32>, %arg1: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.send"(%arg0, %arg1) <{
    channel_handle = #stablehlo.channel_handle<handle = 2, type = 2>,
    is_host_transfer = true
  }> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}
