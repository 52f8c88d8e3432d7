// A tuple, as an argument and a result: every release knows it.
func.func @main(%pair: tuple<tensor<2xi32>, tensor<f32>>) -> tuple<tensor<2xi32>, tensor<f32>> {
  return %pair : tuple<tensor<2xi32>, tensor<f32>>
}
