// The decomposition @g does not exist.
func.func private @f(%input: tensor<2xf32>) -> tensor<2xf32> {
  return %input : tensor<2xf32>
}
func.func @main(%input: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.composite "my.op" %input {decomposition = @g} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
