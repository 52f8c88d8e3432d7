// The operand has 2 elements, the result 3.
func.func @main(%operand: tensor<2xf32>) -> tensor<3xf32> {
  %result = "stablehlo.collective_broadcast"(%operand) <{replica_groups = dense<[[0, 5]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<3xf32>
  return %result : tensor<3xf32>
}
