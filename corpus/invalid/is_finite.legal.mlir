// A legal is_finite, which programs beside it break by one edit each.
func.func @main(%x: tensor<2xf32>) -> tensor<2xi1> {
  %result = stablehlo.is_finite %x : (tensor<2xf32>) -> tensor<2xi1>
  return %result : tensor<2xi1>
}
