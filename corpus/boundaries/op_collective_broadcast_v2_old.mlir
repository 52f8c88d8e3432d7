// Says nothing that collective_broadcast_v2 alone can say: every release since 0.16.0 takes it,
// each in its own version of the op.
func.func @main(%first: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.collective_broadcast"(%first) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
