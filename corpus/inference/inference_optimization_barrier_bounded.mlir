// optimization_barrier_bounded: what passes keeps its bounds. Source: TypeInference.cpp inferOptimizationBarrierOp.
func.func @main(%operand_0: tensor<?xi32, #stablehlo.bounds<3>>, %operand_1: tensor<2x?xi32, #stablehlo.bounds<?, 4>>) -> (tensor<?xi32, #stablehlo.bounds<3>>, tensor<2x?xi32, #stablehlo.bounds<?, 4>>) {
  %result_0:2 = stablehlo.optimization_barrier %operand_0, %operand_1 : tensor<?xi32, #stablehlo.bounds<3>>, tensor<2x?xi32, #stablehlo.bounds<?, 4>>
  return %result_0#0, %result_0#1 : tensor<?xi32, #stablehlo.bounds<3>>, tensor<2x?xi32, #stablehlo.bounds<?, 4>>
}
