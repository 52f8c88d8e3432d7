// Optional properties are absent and stay absent.
func.func @main(%operand: tensor<2x4xi8>) -> tensor<2x8xi8> {
  %result = "stablehlo.all_gather"(%operand) <{
    all_gather_dim = 1 : i64,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> : (tensor<2x4xi8>) -> tensor<2x8xi8>
  return %result : tensor<2x8xi8>
}
