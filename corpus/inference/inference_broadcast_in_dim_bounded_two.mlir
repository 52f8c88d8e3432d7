// broadcast_in_dim_bounded: one bounded dimension may pass. Broken: broadcast_in_dim result. Source: TypeInference.cpp
// verifyBroadcastInDimOp, StablehloOps.td HLO_StaticShapeOrSingleBoundedDimTensor.
func.func @main(%operand_a: tensor<?x?xi32, #stablehlo.bounds<4, 5>>) -> (tensor<?x3x?xi32, #stablehlo.bounds<4, ?, 5>>) {
%r = "stablehlo.broadcast_in_dim"(%operand_a) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<?x?xi32, #stablehlo.bounds<4, 5>>) -> tensor<?x3x?xi32, #stablehlo.bounds<4, ?, 5>>
return %r : tensor<?x3x?xi32, #stablehlo.bounds<4, ?, 5>>
}
