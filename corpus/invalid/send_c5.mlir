// A message to the host has channel type 2 (device to host); this one has 3 (host to device).
func.func @main(%input: tensor<3xi32>, %token: !stablehlo.token) -> !stablehlo.token {
  %result = "stablehlo.send"(%input, %token) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (tensor<3xi32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
