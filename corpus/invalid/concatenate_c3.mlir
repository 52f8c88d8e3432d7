// There is nothing to join.
func.func @main() -> (tensor<2xi8>) {
  %result = "stablehlo.concatenate"() {dimension = 0 : i64} : () -> tensor<2xi8>
  return %result : tensor<2xi8>
}
