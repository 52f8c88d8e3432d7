// broadcast_in_dim_unknown_known: an unknown size may be 1 or that of the result. Source: TypeInference.cpp
// verifyBroadcastInDimOp.
func.func @main(%operand_0: tensor<?xi32>) -> tensor<2x3xi32> {
  %result_0 = stablehlo.broadcast_in_dim %operand_0, dims = [1] : (tensor<?xi32>) -> tensor<2x3xi32>
  return %result_0 : tensor<2x3xi32>
}
