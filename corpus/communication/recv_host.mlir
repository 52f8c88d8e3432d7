// From the host to its device (channel type 3).
func.func @main(%token: !stablehlo.token) -> (tensor<2xf32>, !stablehlo.token) {
  %results:2 = "stablehlo.recv"(%token) <{
    channel_handle = #stablehlo.channel_handle<handle = 2, type = 3>,
    is_host_transfer = true
  }> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  return %results#0, %results#1 : tensor<2xf32>, !stablehlo.token
}
