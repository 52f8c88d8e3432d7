// get_dimension_size_unknown: a size that is asked for exists. Source: TypeInference.cpp inferGetDimensionSizeOp.
func.func @main(%operand_0: tensor<2x?xi32>) -> tensor<i32> {
  %result_0 = stablehlo.get_dimension_size %operand_0, dim = 1 : (tensor<2x?xi32>) -> tensor<i32>
  return %result_0 : tensor<i32>
}
