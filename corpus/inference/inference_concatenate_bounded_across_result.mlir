// concatenate_bounded_across: of two bounds of one dimension the smaller holds. Broken: concatenate C6. Source: Base.cpp
// inferMostSpecificDimAndBound.
func.func @main(%operand_a: tensor<1x?xi32, #stablehlo.bounds<?, 5>>, %operand_b: tensor<2x?xi32, #stablehlo.bounds<?, 3>>) -> (tensor<3x4xi32>) {
%r = "stablehlo.concatenate"(%operand_a, %operand_b) {dimension = 0 : i64} : (tensor<1x?xi32, #stablehlo.bounds<?, 5>>, tensor<2x?xi32, #stablehlo.bounds<?, 3>>) -> tensor<3x4xi32>
return %r : tensor<3x4xi32>
}
