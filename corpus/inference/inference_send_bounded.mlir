// send_bounded: no constraint ties the result to the operands, so that the program is legal. Source: TypeInference.cpp,
// StablehloOps.td, send.
func.func @main(%operand_0: tensor<?x2xi8, #stablehlo.bounds<3, ?>>, %operand_1: !stablehlo.token) -> !stablehlo.token {
  %result_0 = "stablehlo.send"(%operand_0, %operand_1) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 2>, is_host_transfer = true}> : (tensor<?x2xi8, #stablehlo.bounds<3, ?>>, !stablehlo.token) -> !stablehlo.token
  return %result_0 : !stablehlo.token
}
