// dot_general_great: a contracted size above 2^32. Broken: dot_general C10. Source: the specification, dot_general C10.
func.func @main(%operand_a: tensor<2x4294967298xi8>, %operand_b: tensor<2x3xi8>) -> (tensor<2x3xi8>) {
%r = "stablehlo.dot_general"(%operand_a, %operand_b) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>} : (tensor<2x4294967298xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
return %r : tensor<2x3xi8>
}
