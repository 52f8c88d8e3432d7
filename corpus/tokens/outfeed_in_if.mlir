// An outfeed in one branch of an if without results. No value depends on it, but it stays: it has an effect.
func.func @main(%chooses: tensor<i1>, %value: tensor<2x3xf32>) {
  "stablehlo.if"(%chooses) ({
    %order = stablehlo.create_token : !stablehlo.token
    %sent = "stablehlo.outfeed"(%value, %order) <{outfeed_config = "then"}> : (tensor<2x3xf32>, !stablehlo.token) -> !stablehlo.token
    stablehlo.return
  }, {
    stablehlo.return
  }) : (tensor<i1>) -> ()
  return
}
