// A token. Given in, and given back: what the type says must survive.
func.func private @same(%value: !stablehlo.token) -> !stablehlo.token {
  return %value : !stablehlo.token
}
func.func @main(%operand: !stablehlo.token) -> !stablehlo.token {
  %result = call @same(%operand) : (!stablehlo.token) -> !stablehlo.token
  return %result : !stablehlo.token
}
