// The value has 2 elements, the result 3.
func.func @main() -> tensor<3xi8> {
  %value = stablehlo.constant() <{value = dense<1> : tensor<2xi8>}> : () -> tensor<3xi8>
  return %value : tensor<3xi8>
}
