// broadcast_in_dim_bounded: one bounded dimension may pass. Source: TypeInference.cpp verifyBroadcastInDimOp, StablehloOps.td
// HLO_StaticShapeOrSingleBoundedDimTensor.
func.func @main(%operand_0: tensor<1x?xi32, #stablehlo.bounds<?, 5>>) -> tensor<2x3x?xi32, #stablehlo.bounds<?, ?, 5>> {
  %result_0 = stablehlo.broadcast_in_dim %operand_0, dims = [0, 2] : (tensor<1x?xi32, #stablehlo.bounds<?, 5>>) -> tensor<2x3x?xi32, #stablehlo.bounds<?, ?, 5>>
  return %result_0 : tensor<2x3x?xi32, #stablehlo.bounds<?, ?, 5>>
}
