// The decomposition returns 2 elements, the result has 3.
func.func private @f(%input: tensor<2xf32>) -> tensor<2xf32> {
  return %input : tensor<2xf32>
}
func.func @main(%input: tensor<2xf32>) -> tensor<3xf32> {
  %result = stablehlo.composite "my.op" %input {decomposition = @f} : (tensor<2xf32>) -> tensor<3xf32>
  return %result : tensor<3xf32>
}
