// The attribute name is 1 : i32; it must be a string attribute.
func.func private @f(%left: tensor<2xf32>) -> tensor<2xf32> { return %left : tensor<2xf32> }
func.func @main(%input: tensor<2xf32>) -> (tensor<2xf32>) {
  %result = "stablehlo.composite"(%input) {name = 1 : i32, decomposition = @f} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
