// The input has dimensions 0 and 1; dimension 2 is reduced.
func.func @main(%input: tensor<2x3xf32>, %init: tensor<f32>) -> tensor<2xf32> {
  %result = stablehlo.reduce(%input init: %init) across dimensions = [1, 2] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
   reducer(%left: tensor<f32>, %right: tensor<f32>)  {
    stablehlo.return %left : tensor<f32>
  }
  return %result : tensor<2xf32>
}
