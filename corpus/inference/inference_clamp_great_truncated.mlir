// clamp_great: sizes above 2^32 do not wrap. Broken: clamp C4. Source: the specification, clamp.
func.func @main(%operand_a: tensor<i8>, %operand_b: tensor<4294967299x2xi8>, %operand_c: tensor<i8>) -> (tensor<3x2xi8>) {
%r = "stablehlo.clamp"(%operand_a, %operand_b, %operand_c) : (tensor<i8>, tensor<4294967299x2xi8>, tensor<i8>) -> tensor<3x2xi8>
return %r : tensor<3x2xi8>
}
