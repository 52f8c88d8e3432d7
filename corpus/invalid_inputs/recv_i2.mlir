// The attribute channel_handle is "text"; it must be two 64-bit integers 'handle' and 'type'.
func.func @main(%token: !stablehlo.token) -> (tensor<3xi32>, !stablehlo.token) {
  %result:2 = "stablehlo.recv"(%token) <{channel_handle = "text", is_host_transfer = true}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  return %result#0, %result#1 : tensor<3xi32>, !stablehlo.token
}
