// custom_call_great: no constraint ties the result to the operands, so that the program is legal. Source: the specification,
// custom_call.
func.func @main(%operand_0: tensor<4294967299x2xi8>) -> tensor<4294967299x2xi8> {
  %result_0 = stablehlo.custom_call @foo(%operand_0) : (tensor<4294967299x2xi8>) -> tensor<4294967299x2xi8>
  return %result_0 : tensor<4294967299x2xi8>
}
