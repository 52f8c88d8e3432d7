// A legal create_token, which the program beside it breaks by one edit.
func.func @main() -> !stablehlo.token {
  %result = "stablehlo.create_token"() : () -> !stablehlo.token
  return %result : !stablehlo.token
}
