// The attribute infeed_config is 1 : i32; it must be a string attribute.
func.func @main(%token: !stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token) {
  %result:2 = "stablehlo.infeed"(%token) <{infeed_config = 1 : i32, layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<2x3xf32>, !stablehlo.token)
  return %result#0, %result#1 : tensor<2x3xf32>, !stablehlo.token
}
