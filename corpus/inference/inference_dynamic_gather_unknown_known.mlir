// dynamic_gather_unknown_known: no constraint ties the result to the operands, so that the program is legal. Source:
// TypeInference.cpp, StablehloOps.td, dynamic_gather.
func.func @main(%operand_0: tensor<5x2xi8>, %operand_1: tensor<?x1xi64>, %operand_2: tensor<2xi64>) -> tensor<3x2xi8> {
  %result_0 = "stablehlo.dynamic_gather"(%operand_0, %operand_1, %operand_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<5x2xi8>, tensor<?x1xi64>, tensor<2xi64>) -> tensor<3x2xi8>
  return %result_0 : tensor<3x2xi8>
}
