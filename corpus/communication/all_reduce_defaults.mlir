// Optional properties are absent and stay absent.
func.func @main(%arg0: tensor<2x4xi8>) -> tensor<2x4xi8> {
  %0 = "stablehlo.all_reduce"(%arg0) <{
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> ({
  ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
    %1 = stablehlo.add %arg1, %arg2 : tensor<i8>
    stablehlo.return %1 : tensor<i8>
  }) : (tensor<2x4xi8>) -> tensor<2x4xi8>
  return %0 : tensor<2x4xi8>
}
