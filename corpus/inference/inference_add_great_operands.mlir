// add_great: sizes that have the same lower 32 bits. Broken: add C1. Source: the specification, add C1.
func.func @main(%operand_a: tensor<4294967298xi8>, %operand_b: tensor<2xi8>) -> (tensor<4294967298xi8>) {
%r = "stablehlo.add"(%operand_a, %operand_b) : (tensor<4294967298xi8>, tensor<2xi8>) -> tensor<4294967298xi8>
return %r : tensor<4294967298xi8>
}
