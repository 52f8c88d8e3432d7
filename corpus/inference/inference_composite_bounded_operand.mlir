// composite_bounded: types are those of the decomposition, with their bounds. Broken: composite C3. Source: the specification,
// composite.
func.func private @body(%x: tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<?xi32, #stablehlo.bounds<3>> {
return %x : tensor<?xi32, #stablehlo.bounds<3>>
}
func.func @main(%operand_a: tensor<?xi32, #stablehlo.bounds<4>>) -> (tensor<?xi32, #stablehlo.bounds<3>>) {
%r = "stablehlo.composite"(%operand_a) {name = "corpus.body", decomposition = @body} : (tensor<?xi32, #stablehlo.bounds<4>>) -> tensor<?xi32, #stablehlo.bounds<3>>
return %r : tensor<?xi32, #stablehlo.bounds<3>>
}
