// A legal after_all, which programs beside it break by one edit each.
func.func @main(%input: !stablehlo.token) -> !stablehlo.token {
  %result = stablehlo.after_all %input : !stablehlo.token
  return %result : !stablehlo.token
}
