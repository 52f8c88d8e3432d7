// all_to_all_great: two times a size, 2^32 + 2. Broken: all_to_all C9. Source: the specification, all_to_all C9.
func.func @main(%operand_a: tensor<4x2147483649xi8>) -> (tensor<2x2xi8>) {
%r = "stablehlo.all_to_all"(%operand_a) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x2147483649xi8>) -> tensor<2x2xi8>
return %r : tensor<2x2xi8>
}
