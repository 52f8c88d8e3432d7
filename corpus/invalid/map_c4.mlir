// Two inputs are mapped, but the computation takes one scalar.
func.func @main(%input_0: tensor<2x3xf32>, %input_1: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %result = "stablehlo.map"(%input_0, %input_1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%element: tensor<f32>):
    stablehlo.return %element : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
