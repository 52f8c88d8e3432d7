// Dimension 1 is reduced twice.
func.func @main(%input: tensor<2x3xf32>, %init: tensor<f32>) -> tensor<2xf32> {
  %result = stablehlo.reduce(%input init: %init) across dimensions = [1, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
   reducer(%left: tensor<f32>, %right: tensor<f32>)  {
    stablehlo.return %left : tensor<f32>
  }
  return %result : tensor<2xf32>
}
