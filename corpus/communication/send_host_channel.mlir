// From a device to its host (channel type 2) over channel 7: the two numbers differ, so that exchanging them shows.
func.func @main(%input: tensor<2xf32>, %token: !stablehlo.token) -> !stablehlo.token {
  %result = "stablehlo.send"(%input, %token) <{
    channel_handle = #stablehlo.channel_handle<handle = 7, type = 2>,
    is_host_transfer = true
  }> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
