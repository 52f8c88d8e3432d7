// A target that calls a function of the program takes unknown many rows and their sizes.
func.func private @join(%one: tensor<f32>, %other: tensor<f32>) -> tensor<f32> {
  %sum = stablehlo.add %one, %other : tensor<f32>
  return %sum : tensor<f32>
}
func.func @main(%rows: tensor<?x3xf32>, %sizes: tensor<2xi32>) -> tensor<?x3xf32> {
  %result = stablehlo.custom_call @corpus_joined(%rows, %sizes) {api_version = 2 : i32, called_computations = [@join]} : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<?x3xf32>
  return %result : tensor<?x3xf32>
}
