// Two tensors from the infeed; nothing else is said.
func.func @main(%token: !stablehlo.token) -> (tensor<2x3xf32>, tensor<i32>, !stablehlo.token) {
  %results:3 = "stablehlo.infeed"(%token) <{
    infeed_config = ""
  }> : (!stablehlo.token) -> (tensor<2x3xf32>, tensor<i32>, !stablehlo.token)
  return %results#0, %results#1, %results#2 : tensor<2x3xf32>, tensor<i32>, !stablehlo.token
}
