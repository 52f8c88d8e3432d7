// tuple_great: sizes above 2^32 do not wrap. Source: the specification, tuple.
func.func @main(%operand_0: tensor<4294967299x2xi8>) -> tuple<tensor<4294967299x2xi8>> {
  %result_0 = stablehlo.tuple %operand_0 : tuple<tensor<4294967299x2xi8>>
  return %result_0 : tuple<tensor<4294967299x2xi8>>
}
