// sine of 1 M
func.func @main(%a: tensor<1048576xf32>) -> tensor<1048576xf32> {
  %r = stablehlo.sine %a : tensor<1048576xf32>
  return %r : tensor<1048576xf32>
}
