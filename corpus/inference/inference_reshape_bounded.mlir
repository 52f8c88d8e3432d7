// reshape_bounded: one bounded dimension may pass. Source: StablehloOps.td HLO_StaticShapeOrSingleBoundedDimTensor,
// ops_stablehlo_bounded_dynamism.mlir.
func.func @main(%operand_0: tensor<?x2xi32, #stablehlo.bounds<5, ?>>) -> tensor<2x?xi32, #stablehlo.bounds<?, 5>> {
  %result_0 = stablehlo.reshape %operand_0 : (tensor<?x2xi32, #stablehlo.bounds<5, ?>>) -> tensor<2x?xi32, #stablehlo.bounds<?, 5>>
  return %result_0 : tensor<2x?xi32, #stablehlo.bounds<?, 5>>
}
