// The last result must be a token; it is a tensor.
func.func @main(%token: !stablehlo.token) -> (tensor<2x3xf32>, tensor<i1>) {
  %result:2 = "stablehlo.infeed"(%token) <{infeed_config = "", layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<2x3xf32>, tensor<i1>)
  return %result#0, %result#1 : tensor<2x3xf32>, tensor<i1>
}
