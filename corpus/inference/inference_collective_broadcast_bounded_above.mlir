// collective_broadcast_bounded: bounds pass, and a known size must not be above them. Broken: collective_broadcast C3. Source:
// TypeInference.cpp, StablehloOps.td, collective_broadcast.
func.func @main(%operand_a: tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> (tensor<4x2xi32>) {
%r = "stablehlo.collective_broadcast"(%operand_a) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<4x2xi32>
return %r : tensor<4x2xi32>
}
