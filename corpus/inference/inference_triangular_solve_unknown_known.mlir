// triangular_solve_unknown_known: a square of which one side is known. Source: TypeInference.cpp inferTriangularSolveOp.
func.func @main(%operand_0: tensor<?x2xf32>, %operand_1: tensor<?x4xf32>) -> tensor<2x4xf32> {
  %result_0 = "stablehlo.triangular_solve"(%operand_0, %operand_1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<?x2xf32>, tensor<?x4xf32>) -> tensor<2x4xf32>
  return %result_0 : tensor<2x4xf32>
}
