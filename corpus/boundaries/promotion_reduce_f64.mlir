// The computation sums in f64 what comes as f32: it came with 0.17.0.
func.func @main(%input: tensor<2x3xf32>, %init: tensor<f32>) -> tensor<2xf64> {
  %result = stablehlo.reduce(%input init: %init) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf64>
   reducer(%lhs: tensor<f64>, %rhs: tensor<f64>) {
    %sum = stablehlo.add %lhs, %rhs : tensor<f64>
    stablehlo.return %sum : tensor<f64>
  }
  return %result : tensor<2xf64>
}
