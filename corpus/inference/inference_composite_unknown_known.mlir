// composite_unknown_known: types are those of the decomposition: a known size is another type than an unknown one. Source: the
// specification, composite.
func.func private @body(%operand_0: tensor<?xi32>) -> tensor<?xi32> {
  return %operand_0 : tensor<?xi32>
}
func.func @main(%operand_0: tensor<?xi32>) -> tensor<?xi32> {
  %result_0 = stablehlo.composite "corpus.body" %operand_0 {decomposition = @body} : (tensor<?xi32>) -> tensor<?xi32>
  return %result_0 : tensor<?xi32>
}
