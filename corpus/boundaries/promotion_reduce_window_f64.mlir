// The computation sums in f64 what comes as f32: it came with 0.17.0.
func.func @main(%input: tensor<4xf32>, %init: tensor<f32>) -> tensor<3xf64> {
  %result = "stablehlo.reduce_window"(%input, %init) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%lhs: tensor<f64>, %rhs: tensor<f64>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f64>
    stablehlo.return %sum : tensor<f64>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf64>
  return %result : tensor<3xf64>
}
