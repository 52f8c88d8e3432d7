// pad_great: 10^9 elements with 4 between each two. Source: the specification, pad C4.
func.func @main(%operand_0: tensor<1000000000xi8>, %operand_1: tensor<i8>) -> tensor<4999999999xi8> {
  %result_0 = stablehlo.pad %operand_0, %operand_1, low = [1], high = [2], interior = [4] : (tensor<1000000000xi8>, tensor<i8>) -> tensor<4999999999xi8>
  return %result_0 : tensor<4999999999xi8>
}
