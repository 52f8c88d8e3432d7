// infeed_great: no constraint ties the result to the operands, so that the program is legal. Source: the specification, infeed.
func.func @main(%operand_0: !stablehlo.token) -> (tensor<4294967299xi32>, !stablehlo.token) {
  %result_0:2 = "stablehlo.infeed"(%operand_0) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<4294967299xi32>, !stablehlo.token)
  return %result_0#0, %result_0#1 : tensor<4294967299xi32>, !stablehlo.token
}
