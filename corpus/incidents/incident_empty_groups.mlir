// Groups of no process made the verifier divide by zero.
func.func @main(%operand: tensor<2x4xf32>) -> tensor<4x2xf32> {
  %result = "stablehlo.all_to_all"(%operand) <{
    concat_dimension = 0 : i64,
    replica_groups = dense<> : tensor<0x2xi64>,
    split_count = 2 : i64,
    split_dimension = 1 : i64
  }> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return %result : tensor<4x2xf32>
}
