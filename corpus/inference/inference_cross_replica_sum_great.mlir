// cross_replica_sum_great: sizes above 2^32 do not wrap. Source: the specification, cross-replica-sum.
func.func @main(%operand_0: tensor<4294967299x2xi32>) -> tensor<4294967299x2xi32> {
  %result_0 = "stablehlo.cross-replica-sum"(%operand_0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4294967299x2xi32>) -> tensor<4294967299x2xi32>
  return %result_0 : tensor<4294967299x2xi32>
}
