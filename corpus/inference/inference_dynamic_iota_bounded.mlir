// dynamic_iota_bounded: no constraint ties the result to the operands, so that the program is legal. Source: TypeInference.cpp,
// StablehloOps.td, dynamic_iota.
func.func @main(%operand_0: tensor<1xi64>) -> tensor<?xi64, #stablehlo.bounds<3>> {
  %result_0 = stablehlo.dynamic_iota %operand_0, dim = 0 : (tensor<1xi64>) -> tensor<?xi64, #stablehlo.bounds<3>>
  return %result_0 : tensor<?xi64, #stablehlo.bounds<3>>
}
