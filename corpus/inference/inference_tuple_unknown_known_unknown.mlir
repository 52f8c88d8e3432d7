// tuple_unknown_known: no size may be unknown unless both are. Broken: tuple C1. Source: TypeInference.cpp, StablehloOps.td,
// tuple.
func.func @main(%operand_a: tensor<?x2xi8>) -> (tuple<tensor<3x2xi8>>) {
%r = "stablehlo.tuple"(%operand_a) : (tensor<?x2xi8>) -> tuple<tensor<3x2xi8>>
return %r : tuple<tensor<3x2xi8>>
}
