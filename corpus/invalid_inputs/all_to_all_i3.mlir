// The attribute concat_dimension is 0 : i32; it must be a 64-bit signless integer attribute whose value is non-negative.
func.func @main(%operand: tensor<2x4xf32>) -> tensor<4x2xf32> {
  %result = "stablehlo.all_to_all"(%operand) <{concat_dimension = 0 : i32, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return %result : tensor<4x2xf32>
}
