// The name has no namespace: a dot must part it.
func.func private @f(%input: tensor<2xf32>) -> tensor<2xf32> {
  return %input : tensor<2xf32>
}
func.func @main(%input: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.composite "my" %input {decomposition = @f} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
