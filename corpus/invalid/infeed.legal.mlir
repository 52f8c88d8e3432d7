// A legal infeed, which programs beside it break by one edit each.
func.func @main(%token: !stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token) {
  %result:2 = "stablehlo.infeed"(%token) <{infeed_config = "", layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
  return %result#0, %result#1 : tensor<2x3xf32>, !stablehlo.token
}
