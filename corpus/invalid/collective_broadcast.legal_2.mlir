// A legal collective_broadcast, which programs beside it break by one edit each.
func.func @main(%operand_0: tensor<2xf32>, %operand_1: tensor<1xi32>) -> tensor<2xf32> {
  %result = "stablehlo.collective_broadcast"(%operand_0, %operand_1) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>, tensor<1xi32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
