// The attribute has_dynamic_root is "text"; it must be a unit attribute.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.collective_broadcast"(%operand) <{has_dynamic_root = "text", replica_groups = dense<[[0, 5]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
