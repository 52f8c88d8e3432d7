// There is no result, not even a token.
func.func @main(%token: !stablehlo.token) {
  "stablehlo.infeed"(%token) <{infeed_config = "", layout = [[0, 1]]}> : (!stablehlo.token) -> ()
  return
}
