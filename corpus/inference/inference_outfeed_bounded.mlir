// outfeed_bounded: no constraint ties the result to the operands, so that the program is legal. Source: TypeInference.cpp,
// StablehloOps.td, outfeed.
func.func @main(%operand_0: tensor<?x2xi8, #stablehlo.bounds<3, ?>>, %operand_1: !stablehlo.token) -> !stablehlo.token {
  %result_0 = "stablehlo.outfeed"(%operand_0, %operand_1) <{outfeed_config = ""}> : (tensor<?x2xi8, #stablehlo.bounds<3, ?>>, !stablehlo.token) -> !stablehlo.token
  return %result_0 : !stablehlo.token
}
