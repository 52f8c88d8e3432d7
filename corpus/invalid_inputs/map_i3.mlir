// The region computation has no block; it must have one.
func.func @main(%input_0: tensor<2x3xf32>, %input_1: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %result = "stablehlo.map"(%input_0, %input_1) <{dimensions = array<i64: 0, 1>}> ({
  }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
