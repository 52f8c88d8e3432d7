// scatter_great: a window of more than 2^32 elements. Source: the specification, scatter C4.
func.func @main(%operand_0: tensor<5x4294967298xi8>, %operand_1: tensor<3x1xi64>, %operand_2: tensor<3x4294967298xi8>) -> tensor<5x4294967298xi8> {
  %result_0 = "stablehlo.scatter"(%operand_0, %operand_1, %operand_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%operand_3: tensor<i8>, %operand_4: tensor<i8>):
    stablehlo.return %operand_4 : tensor<i8>
  }) : (tensor<5x4294967298xi8>, tensor<3x1xi64>, tensor<3x4294967298xi8>) -> tensor<5x4294967298xi8>
  return %result_0 : tensor<5x4294967298xi8>
}
