// optimization_barrier_bounded: what passes keeps its bounds. Broken: optimization_barrier C1. Source: TypeInference.cpp
// inferOptimizationBarrierOp.
func.func @main(%operand_a: tensor<?xi32, #stablehlo.bounds<3>>, %operand_b: tensor<2x?xi32, #stablehlo.bounds<?, 4>>) -> (tensor<4xi32>, tensor<2x?xi32, #stablehlo.bounds<?, 4>>) {
%r:2 = "stablehlo.optimization_barrier"(%operand_a, %operand_b) : (tensor<?xi32, #stablehlo.bounds<3>>, tensor<2x?xi32, #stablehlo.bounds<?, 4>>) -> (tensor<4xi32>, tensor<2x?xi32, #stablehlo.bounds<?, 4>>)
return %r#0, %r#1 : tensor<4xi32>, tensor<2x?xi32, #stablehlo.bounds<?, 4>>
}
