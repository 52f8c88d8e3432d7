// A legal iota, which programs beside it break by one edit each.
func.func @main() -> tensor<2x3xi8> {
  %result = stablehlo.iota dim = 1 : tensor<2x3xi8>
  return %result : tensor<2x3xi8>
}
