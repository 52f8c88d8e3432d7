// concatenate_great: 2^32 + 5 elements. Source: the specification, concatenate C6.
func.func @main(%operand_0: tensor<2000000000xi8>, %operand_1: tensor<2000000000xi8>, %operand_2: tensor<294967301xi8>) -> tensor<4294967301xi8> {
  %result_0 = stablehlo.concatenate %operand_0, %operand_1, %operand_2, dim = 0 : (tensor<2000000000xi8>, tensor<2000000000xi8>, tensor<294967301xi8>) -> tensor<4294967301xi8>
  return %result_0 : tensor<4294967301xi8>
}
