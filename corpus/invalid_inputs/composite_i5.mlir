// The attribute version is "text"; it must be a 32-bit signless integer attribute.
func.func private @f(%left: tensor<2xf32>) -> tensor<2xf32> { return %left : tensor<2xf32> }
func.func @main(%input: tensor<2xf32>) -> (tensor<2xf32>) {
  %result = "stablehlo.composite"(%input) {name = "my.op", decomposition = @f, version = "text"} : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
