// Normal numbers in a 3 x 2 tensor: which ones is for the implementation to say.
func.func @main(%mean: tensor<f32>, %deviation: tensor<f32>) -> tensor<3x2xf32> {
  %shape = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %result = stablehlo.rng %mean, %deviation, %shape, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x2xf32>
  return %result : tensor<3x2xf32>
}
