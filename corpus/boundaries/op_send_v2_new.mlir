// Only send_v2 can say this: it came with 1.12.0.
func.func @main(%input: tensor<2xf32>, %token: !stablehlo.token) -> !stablehlo.token {
  %result = "stablehlo.send"(%input, %token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
