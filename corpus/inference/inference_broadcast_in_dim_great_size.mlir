// broadcast_in_dim_great: a dimension of size 1 becomes one of 2^32 + 1. Broken: broadcast_in_dim C5. Source: the specification,
// broadcast_in_dim C5.
func.func @main(%operand_a: tensor<2xi8>) -> (tensor<4294967297xi8>) {
%r = "stablehlo.broadcast_in_dim"(%operand_a) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi8>) -> tensor<4294967297xi8>
return %r : tensor<4294967297xi8>
}
