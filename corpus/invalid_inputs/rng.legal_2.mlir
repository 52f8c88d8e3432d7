// A legal rng, which programs beside it break by one edit each.
func.func @main(%a: tensor<f32>, %b: tensor<f32>, %shape: tensor<2xi64>) -> tensor<?x3xf32> {
  %result = stablehlo.rng %a, %b, %shape, distribution =  NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x3xf32>
  return %result : tensor<?x3xf32>
}
