// A root that is a value, the last operand, is what release 1.20.0 brought.
func.func @main(%operand_f32: tensor<2x4xf32>, %operand_i32: tensor<1xi32>) -> tensor<2x4xf32> {
  %result = "stablehlo.collective_broadcast"(%operand_f32, %operand_i32) <{
    has_dynamic_root,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
  }> : (tensor<2x4xf32>, tensor<1xi32>) -> tensor<2x4xf32>
  return %result : tensor<2x4xf32>
}
