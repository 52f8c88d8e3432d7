// concatenate_unknown_known: sizes along the dimension are unknown together, the others fit. Source: TypeInference.cpp
// inferConcatenateOp.
func.func @main(%operand_0: tensor<2x?xi32>, %operand_1: tensor<?x3xi32>) -> tensor<7x3xi32> {
  %result_0 = stablehlo.concatenate %operand_0, %operand_1, dim = 0 : (tensor<2x?xi32>, tensor<?x3xi32>) -> tensor<7x3xi32>
  return %result_0 : tensor<7x3xi32>
}
