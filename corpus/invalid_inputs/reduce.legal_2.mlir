// A legal reduce, which programs beside it break by one edit each.
func.func @main(%input: tensor<2x3xf32>, %init: tensor<f32>) -> (tensor<2xf32>) {
  %result = "stablehlo.reduce"(%input, %init) ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    "stablehlo.return"(%left) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
