// add_unknown_known: sizes are compatible if they are equal or one is unknown. Broken: add C1. Source: Base.cpp
// verifyCompatibleDims; the specification, dynamism.
func.func @main(%operand_a: tensor<?x3xi32>, %operand_b: tensor<2x4xi32>) -> (tensor<2x3xi32>) {
%r = "stablehlo.add"(%operand_a, %operand_b) : (tensor<?x3xi32>, tensor<2x4xi32>) -> tensor<2x3xi32>
return %r : tensor<2x3xi32>
}
