// optimization_barrier_unknown_known: no size may be unknown unless both are. Broken: optimization_barrier C1. Source:
// TypeInference.cpp, StablehloOps.td, optimization_barrier.
func.func @main(%operand_a: tensor<?x2xi32>) -> (tensor<3x2xi32>) {
%r = "stablehlo.optimization_barrier"(%operand_a) : (tensor<?x2xi32>) -> tensor<3x2xi32>
return %r : tensor<3x2xi32>
}
