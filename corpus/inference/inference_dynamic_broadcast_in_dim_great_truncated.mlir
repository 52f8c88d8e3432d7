// dynamic_broadcast_in_dim_great: sizes above 2^32 do not wrap. Broken: dynamic_broadcast_in_dim C5. Source: the specification,
// dynamic_broadcast_in_dim.
func.func @main(%operand_a: tensor<4294967299x2xi8>, %operand_b: tensor<3xi64>) -> (tensor<2x3x2xi8>) {
%r = "stablehlo.dynamic_broadcast_in_dim"(%operand_a, %operand_b) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4294967299x2xi8>, tensor<3xi64>) -> tensor<2x3x2xi8>
return %r : tensor<2x3x2xi8>
}
