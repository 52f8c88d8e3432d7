// custom_call_unknown_known: no constraint ties the result to the operands, so that the program is legal. Source:
// TypeInference.cpp, StablehloOps.td, custom_call.
func.func @main(%operand_0: tensor<?x2xi8>) -> tensor<3x2xi8> {
  %result_0 = stablehlo.custom_call @foo(%operand_0) : (tensor<?x2xi8>) -> tensor<3x2xi8>
  return %result_0 : tensor<3x2xi8>
}
