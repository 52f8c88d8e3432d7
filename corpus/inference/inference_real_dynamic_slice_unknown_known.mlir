// real_dynamic_slice_unknown_known: no constraint ties the result to the operands, so that the program is legal. Source:
// TypeInference.cpp, StablehloOps.td, real_dynamic_slice.
func.func @main(%operand_0: tensor<?x2xi8>, %operand_1: tensor<2xi64>, %operand_2: tensor<2xi64>, %operand_3: tensor<2xi64>) -> tensor<3x2xi8> {
  %result_0 = stablehlo.real_dynamic_slice %operand_0, %operand_1, %operand_2, %operand_3 : (tensor<?x2xi8>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<3x2xi8>
  return %result_0 : tensor<3x2xi8>
}
