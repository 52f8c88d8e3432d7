// cumulative sum of 1 M
func.func @main(%a: tensor<1048576xf32>) -> tensor<1048576xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 1048576>, padding = dense<[[1048575, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1048576xf32>, tensor<f32>) -> tensor<1048576xf32>
  return %r : tensor<1048576xf32>
}
