// all_to_all_unknown_known: what is split may be unknown. Source: TypeInference.cpp inferAllToAllOp.
func.func @main(%operand_0: tensor<?x3xi32>) -> tensor<5x6xi32> {
  %result_0 = "stablehlo.all_to_all"(%operand_0) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<?x3xi32>) -> tensor<5x6xi32>
  return %result_0 : tensor<5x6xi32>
}
