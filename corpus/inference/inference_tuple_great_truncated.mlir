// tuple_great: sizes above 2^32 do not wrap. Broken: tuple C1. Source: the specification, tuple.
func.func @main(%operand_a: tensor<4294967299x2xi8>) -> (tuple<tensor<3x2xi8>>) {
%r = "stablehlo.tuple"(%operand_a) : (tensor<4294967299x2xi8>) -> tuple<tensor<3x2xi8>>
return %r : tuple<tensor<3x2xi8>>
}
