// real_dynamic_slice_bounded: no constraint ties the result to the operands, so that the program is legal. Source:
// TypeInference.cpp, StablehloOps.td, real_dynamic_slice.
func.func @main(%operand_0: tensor<?x2xi8, #stablehlo.bounds<3, ?>>, %operand_1: tensor<2xi64>, %operand_2: tensor<2xi64>, %operand_3: tensor<2xi64>) -> tensor<?x2xi8, #stablehlo.bounds<3, ?>> {
  %result_0 = stablehlo.real_dynamic_slice %operand_0, %operand_1, %operand_2, %operand_3 : (tensor<?x2xi8, #stablehlo.bounds<3, ?>>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x2xi8, #stablehlo.bounds<3, ?>>
  return %result_0 : tensor<?x2xi8, #stablehlo.bounds<3, ?>>
}
