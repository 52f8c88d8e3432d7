// reshape_bounded: one bounded dimension may pass. Broken: reshape result. Source: StablehloOps.td
// HLO_StaticShapeOrSingleBoundedDimTensor, ops_stablehlo_bounded_dynamism.mlir.
func.func @main(%operand_a: tensor<?x2xi32, #stablehlo.bounds<5, ?>>) -> (tensor<2x?xi32>) {
%r = "stablehlo.reshape"(%operand_a) : (tensor<?x2xi32, #stablehlo.bounds<5, ?>>) -> tensor<2x?xi32>
return %r : tensor<2x?xi32>
}
