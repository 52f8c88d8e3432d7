// dynamic_iota_great: no constraint ties the result to the operands, so that the program is legal. Source: the specification,
// dynamic_iota.
func.func @main(%operand_0: tensor<1xi64>) -> tensor<4294967299xi64> {
  %result_0 = stablehlo.dynamic_iota %operand_0, dim = 0 : (tensor<1xi64>) -> tensor<4294967299xi64>
  return %result_0 : tensor<4294967299xi64>
}
