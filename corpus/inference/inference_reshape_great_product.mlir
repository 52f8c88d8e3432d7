// reshape_great: 2^32 + 2^16 elements. Broken: reshape C2. Source: the specification, reshape C2.
func.func @main(%operand_a: tensor<65536x65537xi8>) -> (tensor<65536xi8>) {
%r = "stablehlo.reshape"(%operand_a) : (tensor<65536x65537xi8>) -> tensor<65536xi8>
return %r : tensor<65536xi8>
}
