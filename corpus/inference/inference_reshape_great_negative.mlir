// reshape_great: 2^32 + 2^16 elements. Broken: reshape C2. Source: the specification, reshape C2.
func.func @main(%operand_a: tensor<65536x32768x3xi8>) -> (tensor<2147483648xi8>) {
%r = "stablehlo.reshape"(%operand_a) : (tensor<65536x32768x3xi8>) -> tensor<2147483648xi8>
return %r : tensor<2147483648xi8>
}
