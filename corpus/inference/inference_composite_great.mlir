// composite_great: sizes above 2^32 do not wrap. Source: the specification, composite.
func.func private @body(%operand_0: tensor<4294967299xi8>) -> tensor<4294967299xi8> {
  return %operand_0 : tensor<4294967299xi8>
}
func.func @main(%operand_0: tensor<4294967299xi8>) -> tensor<4294967299xi8> {
  %result_0 = stablehlo.composite "corpus.body" %operand_0 {decomposition = @body} : (tensor<4294967299xi8>) -> tensor<4294967299xi8>
  return %result_0 : tensor<4294967299xi8>
}
