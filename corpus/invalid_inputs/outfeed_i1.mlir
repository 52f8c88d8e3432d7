// The operand inputs holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%input: tensor<2xsi32>, %token: !stablehlo.token) -> !stablehlo.token {
  %result = "stablehlo.outfeed"(%input, %token) <{outfeed_config = ""}> : (tensor<2xsi32>, !stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
