// set_dimension_size_unknown_known: no constraint ties the result to the operands, so that the program is legal. Source:
// TypeInference.cpp, StablehloOps.td, set_dimension_size.
func.func @main(%operand_0: tensor<?x2xi32>, %operand_1: tensor<i32>) -> tensor<3x?xi32, #stablehlo.bounds<?, 2>> {
  %result_0 = stablehlo.set_dimension_size %operand_0, %operand_1, dim = 1 : (tensor<?x2xi32>, tensor<i32>) -> tensor<3x?xi32, #stablehlo.bounds<?, 2>>
  return %result_0 : tensor<3x?xi32, #stablehlo.bounds<?, 2>>
}
