// A legal composite, which programs beside it break by one edit each.
func.func private @f(%input: tensor<2xf32>) -> tensor<2xf32> {
  return %input : tensor<2xf32>
}
func.func @main(%input: tensor<2xf32>) -> tensor<2xf32> {
  %result = stablehlo.composite "my.op" %input {decomposition = @f} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
