// The computation sums in f64 what comes as f32: it came with 0.17.0.
func.func @main(%input: tensor<2xf32>) -> tensor<2xf64> {
  %result = "stablehlo.all_reduce"(%input) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%lhs: tensor<f64>, %rhs: tensor<f64>):
    %sum = stablehlo.add %lhs, %rhs : tensor<f64>
    stablehlo.return %sum : tensor<f64>
  }) : (tensor<2xf32>) -> tensor<2xf64>
  return %result : tensor<2xf64>
}
