// The attribute source_target_pairs is "text"; it must be a 64-bit signless integer elements attribute.
func.func @main(%token: !stablehlo.token) -> (tensor<3xi32>, !stablehlo.token) {
  %result:2 = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true, source_target_pairs = "text"}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  return %result#0, %result#1 : tensor<3xi32>, !stablehlo.token
}
