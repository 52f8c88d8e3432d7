// Optional properties are absent and stay absent. The op came with release 0.16.0.
func.func @main(%operand: tensor<2x4xi8>) -> tensor<2x4xi8> {
  %result = "stablehlo.collective_broadcast"(%operand) <{
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> : (tensor<2x4xi8>) -> tensor<2x4xi8>
  return %result : tensor<2x4xi8>
}
