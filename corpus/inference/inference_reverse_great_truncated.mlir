// reverse_great: sizes above 2^32 do not wrap. Broken: reverse C1. Source: the specification, reverse.
func.func @main(%operand_a: tensor<4294967299x2xi32>) -> (tensor<3x2xi32>) {
%r = "stablehlo.reverse"(%operand_a) {dimensions = array<i64: 0>} : (tensor<4294967299x2xi32>) -> tensor<3x2xi32>
return %r : tensor<3x2xi32>
}
