// A root that is a value, the last operand, is what release 1.20.0 brought.
func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<1xi32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.collective_broadcast"(%arg0, %arg1) <{
    has_dynamic_root,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
