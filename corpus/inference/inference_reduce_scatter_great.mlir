// reduce_scatter_great: a size above 2^32 is divided. Source: the specification, reduce_scatter C8.
func.func @main(%operand_0: tensor<4294967302xi8>) -> tensor<2147483651xi8> {
  %result_0 = "stablehlo.reduce_scatter"(%operand_0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%operand_1: tensor<i8>, %operand_2: tensor<i8>):
    stablehlo.return %operand_2 : tensor<i8>
  }) : (tensor<4294967302xi8>) -> tensor<2147483651xi8>
  return %result_0 : tensor<2147483651xi8>
}
