// The attribute is_host_transfer is 1 : i32; it must be a bool attribute.
func.func @main(%input: tensor<3xi32>, %token: !stablehlo.token) -> !stablehlo.token {
  %result = "stablehlo.send"(%input, %token) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = 1 : i32}> : (tensor<3xi32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
