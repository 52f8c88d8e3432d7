// composite_bounded: types are those of the decomposition, with their bounds. Broken: composite C4. Source: the specification,
// composite.
func.func private @body(%x: tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<?xi32, #stablehlo.bounds<3>> {
return %x : tensor<?xi32, #stablehlo.bounds<3>>
}
func.func @main(%operand_a: tensor<?xi32, #stablehlo.bounds<3>>) -> (tensor<3xi32>) {
%r = "stablehlo.composite"(%operand_a) {name = "corpus.body", decomposition = @body} : (tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<3xi32>
return %r : tensor<3xi32>
}
