// Optional properties are absent and stay absent.
func.func @main(%arg0: tensor<2x4xi8>) -> tensor<2x8xi8> {
  %0 = "stablehlo.all_gather"(%arg0) <{
    all_gather_dim = 1 : i64,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> : (tensor<2x4xi8>) -> tensor<2x8xi8>
  return %0 : tensor<2x8xi8>
}
