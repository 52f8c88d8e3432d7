// all_to_all_bounded: bounds are divided and multiplied as sizes are. Broken: all_to_all C9. Source: TypeInference.cpp
// inferAllToAllOp.
func.func @main(%operand_a: tensor<?x?xi32, #stablehlo.bounds<4, 3>>) -> (tensor<2x7xi32>) {
%r = "stablehlo.all_to_all"(%operand_a) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<?x?xi32, #stablehlo.bounds<4, 3>>) -> tensor<2x7xi32>
return %r : tensor<2x7xi32>
}
