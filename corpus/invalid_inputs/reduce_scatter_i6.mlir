// The region computation has no block; it must have one.
func.func @main(%operand: tensor<4x3xf32>) -> tensor<2x3xf32> {
  %result = "stablehlo.reduce_scatter"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  }) : (tensor<4x3xf32>) -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
