// dot_general_unknown_known: a contracting size of one operand may be unknown. Broken: dot_general C12. Source: TypeInference.cpp
// inferDotGeneralOp.
func.func @main(%operand_a: tensor<?x3x?xi32>, %operand_b: tensor<2x4x5xi32>) -> (tensor<2x4x5xi32>) {
%r = "stablehlo.dot_general"(%operand_a, %operand_b) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<?x3x?xi32>, tensor<2x4x5xi32>) -> tensor<2x4x5xi32>
return %r : tensor<2x4x5xi32>
}
