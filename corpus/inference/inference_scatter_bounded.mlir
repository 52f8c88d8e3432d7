// scatter_bounded: indices and updates are bounded alike. Source: TypeInference.cpp verifyScatterOp,
// validateScatterDimensionNumbers.
func.func @main(%operand_0: tensor<?x2xi32, #stablehlo.bounds<5, ?>>, %operand_1: tensor<?x1xi32, #stablehlo.bounds<3, ?>>, %operand_2: tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<5, ?>> {
  %result_0 = "stablehlo.scatter"(%operand_0, %operand_1, %operand_2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%operand_3: tensor<i32>, %operand_4: tensor<i32>):
    stablehlo.return %operand_4 : tensor<i32>
  }) : (tensor<?x2xi32, #stablehlo.bounds<5, ?>>, tensor<?x1xi32, #stablehlo.bounds<3, ?>>, tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<5, ?>>
  return %result_0 : tensor<?x2xi32, #stablehlo.bounds<5, ?>>
}
