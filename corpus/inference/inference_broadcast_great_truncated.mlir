// broadcast_great: sizes above 2^32 do not wrap. Broken: broadcast shape. Source: the specification, broadcast.
func.func @main(%operand_a: tensor<4294967299x2xi8>) -> (tensor<2x3x2xi8>) {
%r = "stablehlo.broadcast"(%operand_a) {broadcast_sizes = array<i64: 2>} : (tensor<4294967299x2xi8>) -> tensor<2x3x2xi8>
return %r : tensor<2x3x2xi8>
}
