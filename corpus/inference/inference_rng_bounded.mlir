// rng_bounded: no constraint ties the result to the operands, so that the program is legal. Source: TypeInference.cpp,
// StablehloOps.td, rng.
func.func @main(%operand_0: tensor<i32>, %operand_1: tensor<i32>, %operand_2: tensor<1xi64>) -> tensor<?xi32, #stablehlo.bounds<3>> {
  %result_0 = stablehlo.rng %operand_0, %operand_1, %operand_2, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<?xi32, #stablehlo.bounds<3>>
  return %result_0 : tensor<?xi32, #stablehlo.bounds<3>>
}
