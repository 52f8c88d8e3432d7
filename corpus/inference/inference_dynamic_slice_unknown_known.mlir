// dynamic_slice_unknown_known: a slice of any size fits an unknown one. Source: TypeInference.cpp inferDynamicSliceOp.
func.func @main(%operand_0: tensor<?x2xi32>, %operand_1: tensor<i32>, %operand_2: tensor<i32>) -> tensor<9x1xi32> {
  %result_0 = stablehlo.dynamic_slice %operand_0, %operand_1, %operand_2, sizes = [9, 1] : (tensor<?x2xi32>, tensor<i32>, tensor<i32>) -> tensor<9x1xi32>
  return %result_0 : tensor<9x1xi32>
}
