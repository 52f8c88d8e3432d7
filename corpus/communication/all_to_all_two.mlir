// Two operands at once are what release 1.5.0 brought.
func.func @main(%operand_f32: tensor<2x4xf32>, %operand_i32: tensor<6x2xi32>) -> (tensor<4x2xf32>, tensor<12x1xi32>) {
  %results:2 = "stablehlo.all_to_all"(%operand_f32, %operand_i32) <{
    concat_dimension = 0 : i64,
    replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>,
    split_count = 2 : i64,
    split_dimension = 1 : i64
  }> : (tensor<2x4xf32>, tensor<6x2xi32>) -> (tensor<4x2xf32>, tensor<12x1xi32>)
  return %results#0, %results#1 : tensor<4x2xf32>, tensor<12x1xi32>
}
