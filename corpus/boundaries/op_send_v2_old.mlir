// Says nothing that send_v2 alone can say: every release since 0.9.0 takes it, each in its own
// version of the op.
func.func @main(%input: tensor<2xf32>, %token: !stablehlo.token) -> !stablehlo.token {
  %result = "stablehlo.send"(%input, %token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
