// optimization_barrier_great: sizes above 2^32 do not wrap. Broken: optimization_barrier C1. Source: the specification,
// optimization_barrier.
func.func @main(%operand_a: tensor<4294967299x2xi32>) -> (tensor<3x2xi32>) {
%r = "stablehlo.optimization_barrier"(%operand_a) : (tensor<4294967299x2xi32>) -> tensor<3x2xi32>
return %r : tensor<3x2xi32>
}
