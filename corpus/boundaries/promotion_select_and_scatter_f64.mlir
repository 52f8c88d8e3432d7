// The computation sums in f64 what comes as f32: it came with 0.17.0.
func.func @main(%input: tensor<4xf32>, %source: tensor<2xf32>, %init: tensor<f32>) -> tensor<4xf64> {
  %result = "stablehlo.select_and_scatter"(%input, %source, %init) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %chosen = stablehlo.compare GE, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %chosen : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<f64>, %rhs: tensor<f64>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f64>
    stablehlo.return %sum : tensor<f64>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf64>
  return %result : tensor<4xf64>
}
