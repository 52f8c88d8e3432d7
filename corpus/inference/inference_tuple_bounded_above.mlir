// tuple_bounded: bounds pass, and a known size must not be above them. Broken: tuple C1. Source: TypeInference.cpp,
// StablehloOps.td, tuple.
func.func @main(%operand_a: tensor<?x2xi8, #stablehlo.bounds<3, ?>>) -> (tuple<tensor<4x2xi8>>) {
%r = "stablehlo.tuple"(%operand_a) : (tensor<?x2xi8, #stablehlo.bounds<3, ?>>) -> tuple<tensor<4x2xi8>>
return %r : tuple<tensor<4x2xi8>>
}
