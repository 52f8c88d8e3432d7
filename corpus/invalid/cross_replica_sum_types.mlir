// The result has another type than the operand.
func.func @main(%operand: tensor<3xf32>) -> tensor<3xf64> {
  %result = "stablehlo.cross-replica-sum"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<3xf32>) -> tensor<3xf64>
  return %result : tensor<3xf64>
}
