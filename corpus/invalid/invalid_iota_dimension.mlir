// The result has dimensions 0 and 1; it counts along dimension 2.
func.func @main() -> tensor<2x3xi8> {
  %result = stablehlo.iota dim = 2 : tensor<2x3xi8>
  return %result : tensor<2x3xi8>
}
