// einsum_bounded: no constraint ties the result to the operands, so that the program is legal. Source: TypeInference.cpp,
// StablehloOps.td, einsum.
func.func @main(%operand_0: tensor<?x4xi8, #stablehlo.bounds<3, ?>>, %operand_1: tensor<4x2xi8>) -> tensor<?x2xi8, #stablehlo.bounds<3, ?>> {
  %result_0 = stablehlo.einsum %operand_0, %operand_1, config = "ij,jk->ik" : (tensor<?x4xi8, #stablehlo.bounds<3, ?>>, tensor<4x2xi8>) -> tensor<?x2xi8, #stablehlo.bounds<3, ?>>
  return %result_0 : tensor<?x2xi8, #stablehlo.bounds<3, ?>>
}
