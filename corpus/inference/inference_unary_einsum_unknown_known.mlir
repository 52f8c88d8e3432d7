// unary_einsum_unknown_known: no constraint ties the result to the operands, so that the program is legal. Source:
// TypeInference.cpp, StablehloOps.td, unary_einsum.
func.func @main(%operand_0: tensor<?x2xi8>) -> tensor<2x3xi8> {
  %result_0 = stablehlo.unary_einsum %operand_0, config = "ij->ji" : (tensor<?x2xi8>) -> tensor<2x3xi8>
  return %result_0 : tensor<2x3xi8>
}
