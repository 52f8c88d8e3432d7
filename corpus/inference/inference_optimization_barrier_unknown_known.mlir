// optimization_barrier_unknown_known: no size may be unknown unless both are. Source: TypeInference.cpp, StablehloOps.td,
// optimization_barrier.
func.func @main(%operand_0: tensor<3x2xi32>) -> tensor<3x2xi32> {
  %result_0 = stablehlo.optimization_barrier %operand_0 : tensor<3x2xi32>
  return %result_0 : tensor<3x2xi32>
}
