// A token: every release knows it.
func.func @main(%token: !stablehlo.token) -> !stablehlo.token {
  return %token : !stablehlo.token
}
