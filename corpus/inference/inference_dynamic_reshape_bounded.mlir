// dynamic_reshape_bounded: no constraint ties the result to the operands, so that the program is legal. Source:
// TypeInference.cpp, StablehloOps.td, dynamic_reshape.
func.func @main(%operand_0: tensor<?x2xi8, #stablehlo.bounds<3, ?>>, %operand_1: tensor<2xi64>) -> tensor<2x?xi8, #stablehlo.bounds<?, 3>> {
  %result_0 = stablehlo.dynamic_reshape %operand_0, %operand_1 : (tensor<?x2xi8, #stablehlo.bounds<3, ?>>, tensor<2xi64>) -> tensor<2x?xi8, #stablehlo.bounds<?, 3>>
  return %result_0 : tensor<2x?xi8, #stablehlo.bounds<?, 3>>
}
