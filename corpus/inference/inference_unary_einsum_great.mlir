// unary_einsum_great: no constraint ties the result to the operands, so that the program is legal. Source: the specification,
// unary_einsum.
func.func @main(%operand_0: tensor<4294967299x2xi8>) -> tensor<2x4294967299xi8> {
  %result_0 = stablehlo.unary_einsum %operand_0, config = "ij->ji" : (tensor<4294967299x2xi8>) -> tensor<2x4294967299xi8>
  return %result_0 : tensor<2x4294967299xi8>
}
