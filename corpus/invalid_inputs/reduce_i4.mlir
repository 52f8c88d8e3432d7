// The region body has no block; it must have one.
func.func @main(%input: tensor<2x3xf32>, %init: tensor<f32>) -> (tensor<2xf32>) {
  %result = "stablehlo.reduce"(%input, %init) ({ }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
