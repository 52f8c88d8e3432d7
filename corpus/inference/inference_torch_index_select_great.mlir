// torch_index_select_great: no constraint ties the result to the operands, so that the program is legal. Source: the
// specification, torch_index_select.
func.func @main(%operand_0: tensor<5x2xi8>, %operand_1: tensor<4294967299xi64>) -> tensor<4294967299x2xi8> {
  %result_0 = "stablehlo.torch_index_select"(%operand_0, %operand_1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<5x2xi8>, tensor<4294967299xi64>) -> tensor<4294967299x2xi8>
  return %result_0 : tensor<4294967299x2xi8>
}
