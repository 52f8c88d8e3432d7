// The decomposition takes 2 elements, but is given 3.
func.func private @f(%input: tensor<2xf32>) -> tensor<2xf32> {
  return %input : tensor<2xf32>
}
func.func @main(%input: tensor<3xf32>) -> tensor<2xf32> {
  %result = stablehlo.composite "my.op" %input {decomposition = @f} : (tensor<3xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
