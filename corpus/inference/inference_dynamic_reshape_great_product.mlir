// dynamic_reshape_great: 2^32 + 2^16 elements. Broken: dynamic_reshape C2. Source: the specification, dynamic_reshape C2.
func.func @main(%operand_a: tensor<65536x65537xi8>, %operand_b: tensor<1xi64>) -> (tensor<65536xi8>) {
%r = "stablehlo.dynamic_reshape"(%operand_a, %operand_b) : (tensor<65536x65537xi8>, tensor<1xi64>) -> tensor<65536xi8>
return %r : tensor<65536xi8>
}
