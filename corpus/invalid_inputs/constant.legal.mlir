// A legal constant, which programs beside it break by one edit each.
func.func @main() -> (tensor<2xi8>) {
  %result = "stablehlo.constant"() {value = dense<1> : tensor<2xi8>} : () -> tensor<2xi8>
  return %result : tensor<2xi8>
}
