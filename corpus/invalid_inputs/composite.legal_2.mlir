// A legal composite, which programs beside it break by one edit each.
func.func private @f(%left: tensor<2xf32>) -> tensor<2xf32> { return %left : tensor<2xf32> }
func.func @main(%input: tensor<2xf32>) -> (tensor<2xf32>) {
  %result = "stablehlo.composite"(%input) {name = "my.op", decomposition = @f} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
