// pad_great_cut: a negative padding below -2^31. Broken: pad C4. Source: the specification, pad C4.
func.func @main(%operand_a: tensor<4294967300xi8>, %operand_b: tensor<i8>) -> (tensor<4294967300xi8>) {
%r = "stablehlo.pad"(%operand_a, %operand_b) {edge_padding_low = array<i64: -4294967296>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<4294967300xi8>, tensor<i8>) -> tensor<4294967300xi8>
return %r : tensor<4294967300xi8>
}
