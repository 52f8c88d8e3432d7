// reshape_bounded: one bounded dimension may pass. Broken: reshape result. Source: StablehloOps.td
// HLO_StaticShapeOrSingleBoundedDimTensor, ops_stablehlo_bounded_dynamism.mlir.
func.func @main(%operand_a: tensor<?x?xi32, #stablehlo.bounds<5, 2>>) -> (tensor<?x?xi32, #stablehlo.bounds<2, 5>>) {
%r = "stablehlo.reshape"(%operand_a) : (tensor<?x?xi32, #stablehlo.bounds<5, 2>>) -> tensor<?x?xi32, #stablehlo.bounds<2, 5>>
return %r : tensor<?x?xi32, #stablehlo.bounds<2, 5>>
}
