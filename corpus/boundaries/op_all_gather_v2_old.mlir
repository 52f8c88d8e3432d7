// Says nothing that all_gather_v2 alone can say: every release since 0.9.0 takes it, each in its
// own version of the op.
func.func @main(%first: tensor<2xf32>) -> tensor<4xf32> {
  %result = "stablehlo.all_gather"(%first) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<4xf32>
  return %result : tensor<4xf32>
}
