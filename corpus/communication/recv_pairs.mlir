// Which process sends to which is what release 1.12.0 brought.
func.func @main(%token: !stablehlo.token) -> (tensor<2xf32>, !stablehlo.token) {
  %results:2 = "stablehlo.recv"(%token) <{
    channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
    source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>
  }> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  return %results#0, %results#1 : tensor<2xf32>, !stablehlo.token
}
