// Says nothing that recv_v2 alone can say: every release since 0.9.0 takes it, each in its own
// version of the op.
func.func @main(%token: !stablehlo.token) -> (tensor<2xf32>, !stablehlo.token) {
  %result:2 = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  return %result#0, %result#1 : tensor<2xf32>, !stablehlo.token
}
