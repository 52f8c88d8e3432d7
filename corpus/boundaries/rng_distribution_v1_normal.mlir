// The value NORMAL of rng_distribution_v1: every release knows it.
func.func @main(%low: tensor<f32>, %high: tensor<f32>) -> tensor<2x3xf32> {
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %result = stablehlo.rng %low, %high, %shape, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
