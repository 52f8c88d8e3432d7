// Optional properties are absent and stay absent.
func.func @main(%arg0: tensor<2x4xi8>) -> tensor<4x2xi8> {
  %0 = "stablehlo.all_to_all"(%arg0) <{
    concat_dimension = 0 : i64,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
    split_count = 2 : i64,
    split_dimension = 1 : i64
  }> : (tensor<2x4xi8>) -> tensor<4x2xi8>
  return %0 : tensor<4x2xi8>
}
