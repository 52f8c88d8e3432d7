// dynamic_update_slice_great: an update of more than 2^32 elements. Broken: dynamic_update_slice C6. Source: the specification,
// dynamic_update_slice C6.
func.func @main(%operand_a: tensor<4294967298xi8>, %operand_b: tensor<4294967299xi8>, %operand_c: tensor<i64>) -> (tensor<4294967298xi8>) {
%r = "stablehlo.dynamic_update_slice"(%operand_a, %operand_b, %operand_c) : (tensor<4294967298xi8>, tensor<4294967299xi8>, tensor<i64>) -> tensor<4294967298xi8>
return %r : tensor<4294967298xi8>
}
