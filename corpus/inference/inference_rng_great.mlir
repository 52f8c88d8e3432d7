// rng_great: no constraint ties the result to the operands, so that the program is legal. Source: the specification, rng.
func.func @main(%operand_0: tensor<i32>, %operand_1: tensor<i32>, %operand_2: tensor<1xi64>) -> tensor<4294967299xi32> {
  %result_0 = stablehlo.rng %operand_0, %operand_1, %operand_2, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<4294967299xi32>
  return %result_0 : tensor<4294967299xi32>
}
