// dynamic_slice_great: a slice of more than 2^32 elements. Broken: dynamic_slice C4. Source: the specification, dynamic_slice C4.
func.func @main(%operand_a: tensor<4xi8>, %operand_b: tensor<i64>) -> (tensor<4294967298xi8>) {
%r = "stablehlo.dynamic_slice"(%operand_a, %operand_b) {slice_sizes = array<i64: 4294967298>} : (tensor<4xi8>, tensor<i64>) -> tensor<4294967298xi8>
return %r : tensor<4294967298xi8>
}
