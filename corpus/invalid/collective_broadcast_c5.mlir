// There is one operand, but there are two results.
func.func @main(%operand: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %result:2 = "stablehlo.collective_broadcast"(%operand) <{replica_groups = dense<[[0, 5]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  return %result#0, %result#1 : tensor<2xf32>, tensor<2xf32>
}
