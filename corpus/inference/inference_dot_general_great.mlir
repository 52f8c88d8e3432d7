// dot_general_great: a contracted size above 2^32. Source: the specification, dot_general C10.
func.func @main(%operand_0: tensor<2x4294967298xi8>, %operand_1: tensor<4294967298x3xi8>) -> tensor<2x3xi8> {
  %result_0 = stablehlo.dot_general %operand_0, %operand_1, contracting_dims = [1] x [0] : (tensor<2x4294967298xi8>, tensor<4294967298x3xi8>) -> tensor<2x3xi8>
  return %result_0 : tensor<2x3xi8>
}
