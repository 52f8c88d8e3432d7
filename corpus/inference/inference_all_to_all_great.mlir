// all_to_all_great: two times a size, 2^32 + 2. Source: the specification, all_to_all C9.
func.func @main(%operand_0: tensor<4x2147483649xi8>) -> tensor<2x4294967298xi8> {
  %result_0 = "stablehlo.all_to_all"(%operand_0) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x2147483649xi8>) -> tensor<2x4294967298xi8>
  return %result_0 : tensor<2x4294967298xi8>
}
