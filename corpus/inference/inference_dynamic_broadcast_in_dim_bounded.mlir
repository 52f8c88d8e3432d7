// dynamic_broadcast_in_dim_bounded: no constraint ties the result to the operands, so that the program is legal. Source:
// TypeInference.cpp, StablehloOps.td, dynamic_broadcast_in_dim.
func.func @main(%operand_0: tensor<?x2xi8, #stablehlo.bounds<3, ?>>, %operand_1: tensor<3xi64>) -> tensor<2x?x2xi8, #stablehlo.bounds<?, 3, ?>> {
  %result_0 = stablehlo.dynamic_broadcast_in_dim %operand_0, %operand_1, dims = [1, 2] : (tensor<?x2xi8, #stablehlo.bounds<3, ?>>, tensor<3xi64>) -> tensor<2x?x2xi8, #stablehlo.bounds<?, 3, ?>>
  return %result_0 : tensor<2x?x2xi8, #stablehlo.bounds<?, 3, ?>>
}
