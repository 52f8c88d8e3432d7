// dynamic_reshape_unknown_known: the result may say a size. Source: TypeInference.cpp verifyDynamicReshapeOp.
func.func @main(%operand_0: tensor<2x3xi32>, %operand_1: tensor<2xi64>) -> tensor<6x?xi32> {
  %result_0 = stablehlo.dynamic_reshape %operand_0, %operand_1 : (tensor<2x3xi32>, tensor<2xi64>) -> tensor<6x?xi32>
  return %result_0 : tensor<6x?xi32>
}
