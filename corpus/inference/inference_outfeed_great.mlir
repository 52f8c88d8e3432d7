// outfeed_great: no constraint ties the result to the operands, so that the program is legal. Source: the specification, outfeed.
func.func @main(%operand_0: tensor<4294967299x2xi8>, %operand_1: !stablehlo.token) -> !stablehlo.token {
  %result_0 = "stablehlo.outfeed"(%operand_0, %operand_1) <{outfeed_config = ""}> : (tensor<4294967299x2xi8>, !stablehlo.token) -> !stablehlo.token
  return %result_0 : !stablehlo.token
}
