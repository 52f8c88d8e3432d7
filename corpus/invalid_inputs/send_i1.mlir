// The operand inputs holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%input: tensor<3xsi32>, %token: !stablehlo.token) -> !stablehlo.token {
  %result = "stablehlo.send"(%input, %token) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<3xsi32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
