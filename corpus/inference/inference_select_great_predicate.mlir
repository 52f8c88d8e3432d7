// select_great: sizes that have the same lower 32 bits. Broken: select C1. Source: the specification, select C1.
func.func @main(%operand_a: tensor<2xi1>, %operand_b: tensor<4294967298xi8>, %operand_c: tensor<4294967298xi8>) -> (tensor<4294967298xi8>) {
%r = "stablehlo.select"(%operand_a, %operand_b, %operand_c) : (tensor<2xi1>, tensor<4294967298xi8>, tensor<4294967298xi8>) -> tensor<4294967298xi8>
return %r : tensor<4294967298xi8>
}
