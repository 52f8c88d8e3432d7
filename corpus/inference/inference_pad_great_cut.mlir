// pad_great_cut: a negative padding below -2^31. Source: the specification, pad C4.
func.func @main(%operand_0: tensor<4294967300xi8>, %operand_1: tensor<i8>) -> tensor<4xi8> {
  %result_0 = stablehlo.pad %operand_0, %operand_1, low = [-4294967296], high = [0], interior = [0] : (tensor<4294967300xi8>, tensor<i8>) -> tensor<4xi8>
  return %result_0 : tensor<4xi8>
}
