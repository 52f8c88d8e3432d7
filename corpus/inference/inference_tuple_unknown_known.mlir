// tuple_unknown_known: no size may be unknown unless both are. Source: TypeInference.cpp, StablehloOps.td, tuple.
func.func @main(%operand_0: tensor<3x2xi8>) -> tuple<tensor<3x2xi8>> {
  %result_0 = stablehlo.tuple %operand_0 : tuple<tensor<3x2xi8>>
  return %result_0 : tuple<tensor<3x2xi8>>
}
