// The attribute channel_handle is "text"; it must be two 64-bit integers 'handle' and 'type'.
func.func @main(%input: tensor<3xi32>, %token: !stablehlo.token) -> !stablehlo.token {
  %result = "stablehlo.send"(%input, %token) <{channel_handle = "text", is_host_transfer = true}> : (tensor<3xi32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
