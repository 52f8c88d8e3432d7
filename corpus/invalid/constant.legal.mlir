// A legal constant, which programs beside it break by one edit each.
func.func @main() -> tensor<2xi8> {
  %value = stablehlo.constant dense<1> : tensor<2xi8>
  return %value : tensor<2xi8>
}
