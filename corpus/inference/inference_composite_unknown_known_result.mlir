// composite_unknown_known: types are those of the decomposition: a known size is another type than an unknown one. Broken:
// composite C4. Source: the specification, composite.
func.func private @body(%x: tensor<?xi32>) -> tensor<?xi32> {
return %x : tensor<?xi32>
}
func.func @main(%operand_a: tensor<?xi32>) -> (tensor<3xi32>) {
%r = "stablehlo.composite"(%operand_a) {name = "corpus.body", decomposition = @body} : (tensor<?xi32>) -> tensor<3xi32>
return %r : tensor<3xi32>
}
