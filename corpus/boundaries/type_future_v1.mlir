// A future: it came with 1.15.0.
func.func @main(%future: !stablehlo.future<tensor<2xf32>, tensor<3xi32>>) -> !stablehlo.future<tensor<2xf32>, tensor<3xi32>> {
  return %future : !stablehlo.future<tensor<2xf32>, tensor<3xi32>>
}
