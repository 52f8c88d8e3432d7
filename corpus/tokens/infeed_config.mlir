// Two tensors from the infeed, with a configuration and layouts.
func.func @main(%token: !stablehlo.token) -> (tensor<2x3xf32>, tensor<i32>, !stablehlo.token) {
  %results:3 = "stablehlo.infeed"(%token) <{
    infeed_config = "lane 3",
    layout = [[1, 0], []]
  }> : (!stablehlo.token) -> (tensor<2x3xf32>, tensor<i32>, !stablehlo.token)
  return %results#0, %results#1, %results#2 : tensor<2x3xf32>, tensor<i32>, !stablehlo.token
}
