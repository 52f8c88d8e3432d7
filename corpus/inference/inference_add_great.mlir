// add_great: sizes that have the same lower 32 bits. Source: the specification, add C1.
func.func @main(%operand_0: tensor<4294967298xi8>, %operand_1: tensor<4294967298xi8>) -> tensor<4294967298xi8> {
  %result_0 = stablehlo.add %operand_0, %operand_1 : tensor<4294967298xi8>
  return %result_0 : tensor<4294967298xi8>
}
