// einsum_great: no constraint ties the result to the operands, so that the program is legal. Source: the specification, einsum.
func.func @main(%operand_0: tensor<4294967299x4xi8>, %operand_1: tensor<4x2xi8>) -> tensor<4294967299x2xi8> {
  %result_0 = stablehlo.einsum %operand_0, %operand_1, config = "ij,jk->ik" : (tensor<4294967299x4xi8>, tensor<4x2xi8>) -> tensor<4294967299x2xi8>
  return %result_0 : tensor<4294967299x2xi8>
}
