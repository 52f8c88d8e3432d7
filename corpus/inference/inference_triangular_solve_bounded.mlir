// triangular_solve_bounded: a batch that is bounded. Source: TypeInference.cpp inferTriangularSolveOp.
func.func @main(%operand_0: tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>, %operand_1: tensor<?x2x4xf32, #stablehlo.bounds<3, ?, ?>>) -> tensor<?x2x4xf32, #stablehlo.bounds<3, ?, ?>> {
  %result_0 = "stablehlo.triangular_solve"(%operand_0, %operand_1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<?x2x2xf32, #stablehlo.bounds<3, ?, ?>>, tensor<?x2x4xf32, #stablehlo.bounds<3, ?, ?>>) -> tensor<?x2x4xf32, #stablehlo.bounds<3, ?, ?>>
  return %result_0 : tensor<?x2x4xf32, #stablehlo.bounds<3, ?, ?>>
}
