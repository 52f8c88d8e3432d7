// A legal recv, which programs beside it break by one edit each.
func.func @main(%token: !stablehlo.token) -> (tensor<3xi32>, !stablehlo.token) {
  %result:2 = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  return %result#0, %result#1 : tensor<3xi32>, !stablehlo.token
}
