// pad_great: 10^9 elements with 4 between each two. Broken: pad C4. Source: the specification, pad C4.
func.func @main(%operand_a: tensor<1000000000xi8>, %operand_b: tensor<i8>) -> (tensor<705032703xi8>) {
%r = "stablehlo.pad"(%operand_a, %operand_b) {edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: 2>, interior_padding = array<i64: 4>} : (tensor<1000000000xi8>, tensor<i8>) -> tensor<705032703xi8>
return %r : tensor<705032703xi8>
}
