// A legal cross-replica-sum, which the program beside it breaks by one edit.
func.func @main(%operand: tensor<3xf32>) -> tensor<3xf32> {
  %result = "stablehlo.cross-replica-sum"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<3xf32>) -> tensor<3xf32>
  return %result : tensor<3xf32>
}
