// Between devices; nothing is said of pairs.
func.func @main(%token: !stablehlo.token) -> (tensor<2xf32>, !stablehlo.token) {
  %results:2 = "stablehlo.recv"(%token) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>
  }> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  return %results#0, %results#1 : tensor<2xf32>, !stablehlo.token
}
