// A legal reduce, which programs beside it break by one edit each.
func.func @main(%input_0: tensor<2x3xf32>, %input_1: tensor<2x3xf32>, %init_0: tensor<f32>, %init_1: tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %result:2 = stablehlo.reduce(%input_0 init: %init_0), (%input_1 init: %init_1) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
   reducer(%left_0: tensor<f32>, %left_1: tensor<f32>) (%right_0: tensor<f32>, %right_1: tensor<f32>)  {
    stablehlo.return %left_0, %right_0 : tensor<f32>, tensor<f32>
  }
  return %result#0, %result#1 : tensor<2xf32>, tensor<2xf32>
}
