// triangular_solve_unknown_known: a square of which one side is known. Broken: triangular_solve C3. Source: TypeInference.cpp
// inferTriangularSolveOp.
func.func @main(%operand_a: tensor<3x2xf32>, %operand_b: tensor<?x4xf32>) -> (tensor<2x4xf32>) {
%r = "stablehlo.triangular_solve"(%operand_a, %operand_b) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x2xf32>, tensor<?x4xf32>) -> tensor<2x4xf32>
return %r : tensor<2x4xf32>
}
