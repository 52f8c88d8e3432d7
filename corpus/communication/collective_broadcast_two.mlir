// Two operands at once are what release 1.20.0 brought.
func.func @main(%operand_f32: tensor<2x4xf32>, %operand_i32: tensor<3xi32>) -> (tensor<2x4xf32>, tensor<3xi32>) {
  %results:2 = "stablehlo.collective_broadcast"(%operand_f32, %operand_i32) <{
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> : (tensor<2x4xf32>, tensor<3xi32>) -> (tensor<2x4xf32>, tensor<3xi32>)
  return %results#0, %results#1 : tensor<2x4xf32>, tensor<3xi32>
}
