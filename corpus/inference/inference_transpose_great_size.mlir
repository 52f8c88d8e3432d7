// transpose_great: sizes that have the same lower 32 bits. Broken: transpose C3. Source: the specification, transpose C3.
func.func @main(%operand_a: tensor<4294967297x1xi8>) -> (tensor<1x1xi8>) {
%r = "stablehlo.transpose"(%operand_a) {permutation = array<i64: 1, 0>} : (tensor<4294967297x1xi8>) -> tensor<1x1xi8>
return %r : tensor<1x1xi8>
}
