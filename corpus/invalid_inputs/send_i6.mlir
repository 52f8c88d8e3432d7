// The attribute source_target_pairs is "text"; it must be a 64-bit signless integer elements attribute.
func.func @main(%input: tensor<3xi32>, %token: !stablehlo.token) -> !stablehlo.token {
  %result = "stablehlo.send"(%input, %token) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true, source_target_pairs = "text"}> : (tensor<3xi32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
