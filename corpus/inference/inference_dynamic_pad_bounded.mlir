// dynamic_pad_bounded: no constraint ties the result to the operands, so that the program is legal. Source: TypeInference.cpp,
// StablehloOps.td, dynamic_pad.
func.func @main(%operand_0: tensor<?xi8, #stablehlo.bounds<3>>, %operand_1: tensor<i8>, %operand_2: tensor<1xi64>, %operand_3: tensor<1xi64>, %operand_4: tensor<1xi64>) -> tensor<?xi8, #stablehlo.bounds<3>> {
  %result_0 = stablehlo.dynamic_pad %operand_0, %operand_1, %operand_2, %operand_3, %operand_4 : (tensor<?xi8, #stablehlo.bounds<3>>, tensor<i8>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi8, #stablehlo.bounds<3>>
  return %result_0 : tensor<?xi8, #stablehlo.bounds<3>>
}
