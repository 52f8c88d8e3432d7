// collective_broadcast_great: sizes above 2^32 do not wrap. Broken: collective_broadcast C3. Source: the specification,
// collective_broadcast.
func.func @main(%operand_a: tensor<4294967299x2xi32>) -> (tensor<3x2xi32>) {
%r = "stablehlo.collective_broadcast"(%operand_a) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4294967299x2xi32>) -> tensor<3x2xi32>
return %r : tensor<3x2xi32>
}
