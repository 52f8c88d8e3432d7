// composite_bounded: types are those of the decomposition, with their bounds. Source: the specification, composite.
func.func private @body(%operand_0: tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<?xi32, #stablehlo.bounds<3>> {
  return %operand_0 : tensor<?xi32, #stablehlo.bounds<3>>
}
func.func @main(%operand_0: tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<?xi32, #stablehlo.bounds<3>> {
  %result_0 = stablehlo.composite "corpus.body" %operand_0 {decomposition = @body} : (tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<?xi32, #stablehlo.bounds<3>>
  return %result_0 : tensor<?xi32, #stablehlo.bounds<3>>
}
