// A token stands where a tensor must: before the last result.
func.func @main(%token: !stablehlo.token) -> (!stablehlo.token, !stablehlo.token) {
  %result:2 = "stablehlo.infeed"(%token) <{infeed_config = "", layout = [[0, 1]]}> : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return %result#0, %result#1 : !stablehlo.token, !stablehlo.token
}
