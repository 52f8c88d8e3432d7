// Two groups of two; no channel is said.
func.func @main(%operand: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %result = "stablehlo.cross-replica-sum"(%operand) <{
    replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>
  }> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %result : tensor<2x4xf32>
}
