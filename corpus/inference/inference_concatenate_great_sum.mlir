// concatenate_great: 2^32 + 5 elements. Broken: concatenate C6. Source: the specification, concatenate C6.
func.func @main(%operand_a: tensor<2000000000xi8>, %operand_b: tensor<2000000000xi8>, %operand_c: tensor<294967301xi8>) -> (tensor<5xi8>) {
%r = "stablehlo.concatenate"(%operand_a, %operand_b, %operand_c) {dimension = 0 : i64} : (tensor<2000000000xi8>, tensor<2000000000xi8>, tensor<294967301xi8>) -> tensor<5xi8>
return %r : tensor<5xi8>
}
