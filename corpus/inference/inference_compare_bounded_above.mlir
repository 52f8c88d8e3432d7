// compare_bounded: booleans have the bounds of what is compared. Broken: compare C2. Source: TypeInference.cpp inferCompareOp.
func.func @main(%operand_a: tensor<?xi32, #stablehlo.bounds<3>>, %operand_b: tensor<?xi32, #stablehlo.bounds<3>>) -> (tensor<4xi1>) {
%r = "stablehlo.compare"(%operand_a, %operand_b) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<?xi32, #stablehlo.bounds<3>>, tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<4xi1>
return %r : tensor<4xi1>
}
