// The attribute replica_groups is dense<[[0, 5]]> : tensor<1x2xi32>; it must be a matrix of 64-bit process ids, or mesh axes.
func.func @main(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %result = "stablehlo.collective_broadcast"(%operand) <{replica_groups = dense<[[0, 5]]> : tensor<1x2xi32>}> : (tensor<2xf32>) -> tensor<2xf32>
  return %result : tensor<2xf32>
}
