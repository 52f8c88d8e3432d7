// The attribute scatter_dimension_numbers is "text"; it must be a list of the dimensions of a scatter.
func.func @main(%input: tensor<4x5x6xf32>, %scatter_indices: tensor<7x2xi32>, %update: tensor<7x2x3xf32>) -> tensor<4x5x6xf32> {
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{scatter_dimension_numbers = "text"}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    stablehlo.return %left : tensor<f32>
  }) : (tensor<4x5x6xf32>, tensor<7x2xi32>, tensor<7x2x3xf32>) -> tensor<4x5x6xf32>
  return %result : tensor<4x5x6xf32>
}
