// dynamic_broadcast_in_dim_unknown_known: the result may say its sizes. Source: TypeInference.cpp verifyDynamicBroadcastInDimOp.
func.func @main(%operand_0: tensor<?xi32>, %operand_1: tensor<2xi64>) -> tensor<2x3xi32> {
  %result_0 = stablehlo.dynamic_broadcast_in_dim %operand_0, %operand_1, dims = [1] : (tensor<?xi32>, tensor<2xi64>) -> tensor<2x3xi32>
  return %result_0 : tensor<2x3xi32>
}
