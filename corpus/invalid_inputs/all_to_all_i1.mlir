// The operand operands holds signed integers (si32), which are no element type of StableHLO.
func.func @main(%operand: tensor<2x4xsi32>) -> tensor<4x2xsi32> {
  %result = "stablehlo.all_to_all"(%operand) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xsi32>) -> tensor<4x2xsi32>
  return %result : tensor<4x2xsi32>
}
