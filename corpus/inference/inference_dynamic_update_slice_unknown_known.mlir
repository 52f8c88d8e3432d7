// dynamic_update_slice_unknown_known: an update of any size fits an unknown one. Source: TypeInference.cpp
// inferDynamicUpdateSliceOp.
func.func @main(%operand_0: tensor<?x2xi32>, %operand_1: tensor<9x?xi32>, %operand_2: tensor<i32>, %operand_3: tensor<i32>) -> tensor<?x2xi32> {
  %result_0 = stablehlo.dynamic_update_slice %operand_0, %operand_1, %operand_2, %operand_3 : (tensor<?x2xi32>, tensor<9x?xi32>, tensor<i32>, tensor<i32>) -> tensor<?x2xi32>
  return %result_0 : tensor<?x2xi32>
}
