// Only recv_v2 can say this: it came with 1.12.0.
func.func @main(%token: !stablehlo.token) -> (tensor<2xf32>, !stablehlo.token) {
  %result:2 = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  return %result#0, %result#1 : tensor<2xf32>, !stablehlo.token
}
