// A legal composite, which programs beside it break by one edit each.
func.func private @f(%input: tensor<2xi32>) -> tensor<2xf32> {
  %value = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
  return %value : tensor<2xf32>
}
func.func @main(%input: tensor<2xi32>) -> tensor<2xf32> {
  %result = stablehlo.composite "my.op" %input {decomposition = @f} : (tensor<2xi32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
