// The computation keeps the element type of its operands, which every release takes.
func.func @main(%input: tensor<4xf32>, %init: tensor<f32>) -> tensor<3xf32> {
  %result = "stablehlo.reduce_window"(%input, %init) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  return %result : tensor<3xf32>
}
