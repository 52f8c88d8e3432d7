// dot_great: sizes above 2^32 do not wrap. Broken: dot shape. Source: the specification, dot.
func.func @main(%operand_a: tensor<4294967299x4xi8>, %operand_b: tensor<4x2xi8>) -> (tensor<3x2xi8>) {
%r = "stablehlo.dot"(%operand_a, %operand_b) : (tensor<4294967299x4xi8>, tensor<4x2xi8>) -> tensor<3x2xi8>
return %r : tensor<3x2xi8>
}
