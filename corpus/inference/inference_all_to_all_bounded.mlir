// all_to_all_bounded: bounds are divided and multiplied as sizes are. Source: TypeInference.cpp inferAllToAllOp.
func.func @main(%operand_0: tensor<?x?xi32, #stablehlo.bounds<4, 3>>) -> tensor<?x?xi32, #stablehlo.bounds<2, 6>> {
  %result_0 = "stablehlo.all_to_all"(%operand_0) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<?x?xi32, #stablehlo.bounds<4, 3>>) -> tensor<?x?xi32, #stablehlo.bounds<2, 6>>
  return %result_0 : tensor<?x?xi32, #stablehlo.bounds<2, 6>>
}
