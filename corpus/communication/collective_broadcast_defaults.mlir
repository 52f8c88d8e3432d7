// Optional properties are absent and stay absent. The op came with release 0.16.0.
func.func @main(%arg0: tensor<2x4xi8>) -> tensor<2x4xi8> {
  %0 = "stablehlo.collective_broadcast"(%arg0) <{
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> : (tensor<2x4xi8>) -> tensor<2x4xi8>
  return %0 : tensor<2x4xi8>
}
