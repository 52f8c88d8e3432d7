// The computation keeps the element type of its operands, which every release takes.
func.func @main(%input: tensor<2x3xf32>, %init: tensor<f32>) -> tensor<2xf32> {
  %result = stablehlo.reduce(%input init: %init) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
   reducer(%lhs: tensor<f32>, %rhs: tensor<f32>) {
    %sum = stablehlo.add %lhs, %rhs : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }
  return %result : tensor<2xf32>
}
