// A legal map, which programs beside it break by one edit each.
func.func @main(%input_0: tensor<2x3xf32>, %input_1: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %result = "stablehlo.map"(%input_0, %input_1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    stablehlo.return %lhs : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
