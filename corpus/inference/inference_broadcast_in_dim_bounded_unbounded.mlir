// broadcast_in_dim_bounded: one bounded dimension may pass. Broken: broadcast_in_dim result. Source: TypeInference.cpp
// verifyBroadcastInDimOp, StablehloOps.td HLO_StaticShapeOrSingleBoundedDimTensor.
func.func @main(%operand_a: tensor<1x?xi32, #stablehlo.bounds<?, 5>>) -> (tensor<2x3x?xi32>) {
%r = "stablehlo.broadcast_in_dim"(%operand_a) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x?xi32, #stablehlo.bounds<?, 5>>) -> tensor<2x3x?xi32>
return %r : tensor<2x3x?xi32>
}
