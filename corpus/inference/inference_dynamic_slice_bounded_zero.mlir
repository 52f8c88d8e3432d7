// dynamic_slice_bounded: the sizes of a slice are known. Source: TypeInference.cpp inferDynamicSliceOp.
func.func @main(%operand_0: tensor<?x2xi32, #stablehlo.bounds<3, ?>>, %operand_1: tensor<i32>, %operand_2: tensor<i32>) -> tensor<0x1xi32> {
  %result_0 = stablehlo.dynamic_slice %operand_0, %operand_1, %operand_2, sizes = [0, 1] : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>, tensor<i32>, tensor<i32>) -> tensor<0x1xi32>
  return %result_0 : tensor<0x1xi32>
}
