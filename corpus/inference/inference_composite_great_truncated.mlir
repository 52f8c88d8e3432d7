// composite_great: sizes above 2^32 do not wrap. Broken: composite C4. Source: the specification, composite.
func.func private @body(%x: tensor<4294967299xi8>) -> tensor<4294967299xi8> {
return %x : tensor<4294967299xi8>
}
func.func @main(%operand_a: tensor<4294967299xi8>) -> (tensor<3xi8>) {
%r = "stablehlo.composite"(%operand_a) {name = "corpus.body", decomposition = @body} : (tensor<4294967299xi8>) -> tensor<3xi8>
return %r : tensor<3xi8>
}
